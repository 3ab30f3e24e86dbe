// The wagons that majors hire out: their uses, their prices, and the ways to give them to trains (R093-R101, R152).
import { type TrainId, typeOf } from '../../../../engine/trains/depot.ts';
import type { MajorId } from '../companies.ts';
import { isSmall, type Table } from '../players.ts';
import { type PhaseId, phases } from '../trains.ts';

/** A bonus for a red area, towns beside the train's number, a mine. */
export type WagonUse = 'bonus' | 'plus' | 'mine';

/** In the order of the roster. */
export const wagonMajors = ['RABA', 'G&C', 'SNW'] as const satisfies readonly MajorId[];

/** R152: with one or two players RÁBA alone has wagons, each of them either one thing or the other. */
export const hirers = (s: Table): readonly MajorId[] => (isSmall(s) ? ['RABA'] : wagonMajors);

/** Possible uses of a wagon, of which it serves one. */
export function usesOf(s: Table, wagon: MajorId): readonly WagonUse[] {
  if (wagon === 'RABA') return isSmall(s) ? ['bonus', 'plus'] : ['bonus'];
  return wagon === 'G&C' ? ['plus'] : ['mine'];
}

/** R093: each wagon of a turn is dearer than the one before. */
const DEARER = 10;

/** Price of a wagon hired `after` this many others. */
export const wagonPrice = ({ phase }: { readonly phase: PhaseId }, after: number): number =>
  phases[phase].wagon + after * DEARER;

/** Price of this many wagons together. */
export const wagonsCost = (s: { readonly phase: PhaseId }, count: number): number =>
  Array.from({ length: count }, (_, i) => wagonPrice(s, i)).reduce((sum, price) => sum + price, 0);

/** Uses of each train's wagons; trains without a wagon have an empty list. */
export type Assignment = ReadonlyMap<TrainId, readonly WagonUse[]>;

/** R101: every way to give out the wagons. */
export const assignments = (s: Table, trains: readonly TrainId[], wagons: readonly MajorId[]): readonly Assignment[] =>
  wagons.reduce<readonly Assignment[]>(
    (ways, wagon) =>
      ways.flatMap((way) =>
        trains.flatMap((train) =>
          usesOf(s, wagon).map((use): Assignment => new Map(way).set(train, [...way.get(train)!, use])),
        ),
      ),
    [new Map(trains.map((train) => [train, []]))],
  );

/** One of each group of like assignments: trains of one type are alike. */
export function differing(ways: readonly Assignment[]): readonly Assignment[] {
  const found = new Map<string, Assignment>();
  for (const way of ways) {
    const key = [...way].map(([train, uses]) => [typeOf(train), ...uses].join('+')).sort();
    if (!found.has(key.join())) found.set(key.join(), way);
  }
  return [...found.values()];
}
