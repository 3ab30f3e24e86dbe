// Measures a run: its stops, the bonuses of its train, and money to the treasury beside the revenue.
import type { Vertex } from '../track/graph.ts';
import type { MeasuredRun, RunProblem, Train } from './problem.ts';
import type { Traced } from './trace.ts';

export interface Measured {
  readonly revenue: number;
  readonly subsidy: number;
}

export function measure({ graph, stops }: RunProblem, { bonuses }: Train, visited: readonly Vertex[]): Measured {
  let revenue = 0;
  let subsidy = 0;
  for (const stop of visited) {
    revenue += stops[stop]!.worth;
    subsidy += stops[stop]!.subsidy ?? 0;
  }
  for (const { at, amount } of bonuses)
    if (visited.some((stop) => at.includes(graph.stops[stop]!.id))) revenue += amount;
  return { revenue, subsidy };
}

/** A run that a search found, by the names of its pieces and stops. */
export const runFound = (problem: RunProblem, train: Train, { track, stops }: Traced): MeasuredRun => ({
  train: train.id,
  track: track.map((piece) => problem.graph.nameOf(piece)),
  stops: stops.map((stop) => problem.graph.stops[stop]!.id),
  ...measure(problem, train, stops),
});
