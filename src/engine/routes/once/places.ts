// Locations: a stop by itself, or all stops of one group. Each of them pays once, whatever comes there.
import type { Vertex } from '../../track/graph.ts';
import type { RunProblem } from '../problem.ts';

export type Place = number;

export interface Places {
  /** The location of each stop. */
  readonly of: readonly Place[];
  /** What each location brings, to the revenue and beside it. All stops of a group are worth the same. */
  readonly worth: readonly number[];
  readonly count: number;
}

export function placesOf({ graph, stops }: RunProblem): Places {
  const ofGroup = new Map<string, Place>();
  const worth: number[] = [];
  const of = graph.stops.map(({ group }, stop: Vertex) => {
    const known = group === undefined ? undefined : ofGroup.get(group);
    if (known !== undefined) return known;
    const place = worth.push(stops[stop]!.worth + (stops[stop]!.subsidy ?? 0)) - 1;
    if (group !== undefined) ofGroup.set(group, place);
    return place;
  });
  return { of, worth, count: worth.length };
}
