// Credits each location to one run, so that all runs together bring most.
import type { Vertex } from '../../track/graph.ts';
import type { Place, Places } from '../places.ts';

/** Stops that can pay a run: some freely, and of others at most a given number. */
export interface Claim {
  readonly free: readonly Vertex[];
  readonly counted: readonly Vertex[];
  readonly most: number;
}

/**
 * Stops that pay each run. A location is worth the same to every run, so the dearest is credited first; it goes to the
 * first run in the list that can take it, if need be by leaving another location to another run.
 */
export function credit(places: Places, claims: readonly Claim[]): readonly (readonly Vertex[])[] {
  const paidTo = new Map<Place, { run: number; stop: Vertex; isCounted: boolean }>();
  const left = claims.map(({ most }) => most);
  const stopOf = (list: readonly Vertex[], place: Place) => list.find((stop) => places.of[stop] === place);

  const give = (place: Place, asked: Set<number>): boolean => {
    for (const [run, { free, counted }] of claims.entries()) {
      const stop = stopOf(free, place);
      if (stop !== undefined) {
        paidTo.set(place, { run, stop, isCounted: false });
        return true;
      }
      const other = stopOf(counted, place);
      if (other === undefined || asked.has(run)) continue;
      asked.add(run);
      if (left[run]! === 0 && !makeRoom(run, asked)) continue;
      left[run]!--;
      paidTo.set(place, { run, stop: other, isCounted: true });
      return true;
    }
    return false;
  };
  const makeRoom = (run: number, asked: Set<number>): boolean => {
    for (const [place, paid] of paidTo)
      if (paid.run === run && paid.isCounted && give(place, asked)) {
        left[run]!++;
        return true;
      }
    return false;
  };

  const wanted = new Set(claims.flatMap(({ free, counted }) => [...free, ...counted].map((stop) => places.of[stop]!)));
  for (const place of [...wanted].sort((a, b) => places.worth[b]! - places.worth[a]! || a - b))
    if (places.worth[place]! >= 0) give(place, new Set());
  return claims.map((_, run) => [...paidTo.values()].filter((paid) => paid.run === run).map(({ stop }) => stop));
}

export const worthOf = (places: Places, paid: readonly (readonly Vertex[])[]): number =>
  paid.flat().reduce((sum, stop) => sum + places.worth[places.of[stop]!]!, 0);
