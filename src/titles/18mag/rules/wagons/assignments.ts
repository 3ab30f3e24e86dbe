// Which train gets which wagon (R101): every way that differs.
import { type TrainId, typeOf } from '../../../../engine/trains/depot.ts';
import type { MajorId } from '../companies.ts';
import { usesOf, type WagonUse } from './wagons.ts';

/** For each train what its wagons are for; trains without a wagon have an empty list. */
export type Assignment = ReadonlyMap<TrainId, readonly WagonUse[]>;

/** Trains of one type are alike: of two ways that differ in those alone one is enough. */
export function assignments(
  s: { readonly players: number },
  trains: readonly TrainId[],
  wagons: readonly MajorId[],
): readonly Assignment[] {
  const all = wagons.reduce<readonly Assignment[]>(
    (ways, wagon) =>
      ways.flatMap((way) =>
        trains.flatMap((train) =>
          usesOf(s, wagon).map((use): Assignment => new Map(way).set(train, [...way.get(train)!, use])),
        ),
      ),
    [new Map(trains.map((train) => [train, []]))],
  );
  return all;
}

/** Those among them that no other one is like. */
export function differing(ways: readonly Assignment[]): readonly Assignment[] {
  const found = new Map<string, Assignment>();
  for (const way of ways) {
    const key = [...way].map(([train, uses]) => [typeOf(train), ...uses].join('+')).sort();
    if (!found.has(key.join())) found.set(key.join(), way);
  }
  return [...found.values()];
}
