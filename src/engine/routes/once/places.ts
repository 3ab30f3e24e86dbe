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
  const numberOf = new Map<string, Place>();
  const worth: number[] = [];
  const of = graph.stops.map(({ id, group }, stop: Vertex) => {
    const name = group === undefined ? `stop ${id}` : `group ${group}`;
    let place = numberOf.get(name);
    if (place === undefined) {
      place = worth.push(stops[stop]!.worth + (stops[stop]!.subsidy ?? 0)) - 1;
      numberOf.set(name, place);
    }
    return place;
  });
  return { of, worth, count: worth.length };
}
