// What a run brings: its stops, the bonuses of its train, and what goes to the treasury beside the revenue.
import type { Vertex } from '../track/graph.ts';
import type { RunProblem, Train } from './problem.ts';

export interface Measured {
  readonly revenue: number;
  readonly subsidy: number;
}

export function measure({ graph, stops }: RunProblem, train: Train, visited: readonly Vertex[]): Measured {
  const ids = new Set(visited.map((stop) => graph.stops[stop]!.id));
  const bonus = train.bonuses.filter(({ at }) => at.some((id) => ids.has(id)));
  const sum = (figures: readonly number[]) => figures.reduce((a, b) => a + b, 0);
  return {
    revenue: sum(visited.map((stop) => stops[stop]!.worth)) + sum(bonus.map(({ amount }) => amount)),
    subsidy: sum(visited.map((stop) => stops[stop]!.subsidy ?? 0)),
  };
}
