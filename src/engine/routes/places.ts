// Locations: a stop by itself, or all stops of one group. Each of them pays once, whatever number of runs comes there.
import type { Vertex } from '../track/graph.ts';
import type { RunProblem } from './problem.ts';

export type Place = number;

export interface Places {
  /** The location of each stop. */
  readonly of: readonly Place[];
  /** The worth of each location, revenue and subsidy together. All stops of a group are worth the same. */
  readonly worth: readonly number[];
  readonly count: number;
}

/** Locations of all stops, or of some. */
export function placesOf({ graph, stops }: RunProblem, some: Iterable<Vertex> = stops.keys()): Places {
  const ofGroup = new Map<string, Place>();
  const worth: number[] = [];
  const of: Place[] = [];
  for (const stop of some) {
    const { group } = graph.stops[stop]!;
    const known = group === undefined ? undefined : ofGroup.get(group);
    of[stop] = known ?? worth.push(stops[stop]!.worth + (stops[stop]!.subsidy ?? 0)) - 1;
    if (group !== undefined) ofGroup.set(group, of[stop]!);
  }
  return { of, worth, count: worth.length };
}
