// An upper limit for any run of a train, found without looking at the track: used if the budget ends before a proof.
import type { Network } from './network.ts';
import { isOf, type RunProblem, type Train } from './problem.ts';

export function ceiling({ graph, stops }: RunProblem, { vertices }: Network, train: Train): number {
  const within = vertices.filter((v) => v < graph.stops.length);
  const worth = (v: number) => stops[v]!.worth + (stops[v]!.subsidy ?? 0);
  const sum = (of: readonly number[]) => of.reduce((total, v) => total + Math.max(0, worth(v)), 0);
  const limits = train.caps.map(({ of, atMost }) => {
    const counted = within.filter((v) => isOf(of, graph.stops[v]!.kind));
    const free = within.filter((v) => !counted.includes(v));
    return sum(free) + sum(counted.sort((a, b) => worth(b) - worth(a)).slice(0, atMost));
  });
  return Math.min(sum(within), ...limits) + train.bonuses.reduce((total, { amount }) => total + amount, 0);
}
