// Obsolete trains: the game's policy says which are removed at once and which run on for a while.
import {
  copyOf,
  type DepotSlice,
  dropTrain,
  setCopy,
  type TrainId,
  type TrainType,
  trainsOf,
  typeOf,
} from './depot.ts';

/**
 * The fate of a train. One that runs on is removed after its owner's next run, or when its last warranty is used up.
 */
export type Fate = 'stays' | 'runsOn' | 'goes';

/** Asked of every train; the owner is null for one in the pool. */
export type Obsolescence = (train: TrainId, owner: string | null) => Fate;

export interface Owned {
  readonly owner: string;
  readonly train: TrainId;
}

/**
 * Removes the trains that go, marks those that run on, and lists both. Trains in the pool never run on and are not
 * listed.
 */
export function makeObsolete(s: DepotSlice, fateOf: Obsolescence): { gone: Owned[]; runOn: Owned[] } {
  const gone: Owned[] = [];
  const runOn: Owned[] = [];
  for (const owner of Object.keys(s.trains).sort())
    for (const train of [...s.trains[owner]!]) {
      const fate = fateOf(train, owner);
      if (fate === 'goes') {
        scrapTrain(s, owner, train);
        gone.push({ owner, train });
      } else if (fate === 'runsOn' && !copyOf(s, train).obsolete) {
        setCopy(s, train, { ...copyOf(s, train), obsolete: true });
        runOn.push({ owner, train });
      }
    }
  const left = s.depot.pool.filter((train) => fateOf(train, null) === 'stays');
  for (const train of s.depot.pool) if (!left.includes(train)) forget(s, train);
  s.depot.pool = left;
  return { gone, runOn };
}

/** Every train of these types goes, as in most games. */
export const allOf =
  (types: readonly TrainType[]): Obsolescence =>
  (train) =>
    types.includes(typeOf(train)) ? 'goes' : 'stays';

/** Trains of these types go, unless a warranty lets them run on. */
export const unlessWarranted =
  (s: DepotSlice, types: readonly TrainType[]): Obsolescence =>
  (train) => {
    if (!types.includes(typeOf(train))) return 'stays';
    return (copyOf(s, train).warranties ?? 0) > 0 ? 'runsOn' : 'goes';
  };

/** After a company's runs: each of its trains loses a warranty, and an obsolete train without any left is removed. */
export function wearTrains(s: DepotSlice, company: string): TrainId[] {
  const gone: TrainId[] = [];
  for (const train of [...trainsOf(s, company)]) {
    const { warranties = 0, ...copy } = copyOf(s, train);
    if (copy.obsolete && warranties <= 1) {
      scrapTrain(s, company, train);
      gone.push(train);
    } else if (warranties > 0) setCopy(s, train, warranties > 1 ? { ...copy, warranties: warranties - 1 } : copy);
  }
  return gone;
}

/** A train leaves the game. */
export function scrapTrain(s: DepotSlice, owner: string, train: TrainId): void {
  dropTrain(s, owner, train);
  forget(s, train);
}

function forget(s: DepotSlice, train: TrainId): void {
  if (s.copies?.[train] === undefined) return;
  const { [train]: _, ...others } = s.copies;
  s.copies = others;
}
