// Trains: what the bank still sells, in order; what lies in its pool; who owns which.
import type { Value } from '../core/action.ts';
import type { Known } from '../core/fields.ts';

/** A train: its type and a serial number, `3-2`. */
export type TrainId = string;
export type TrainType = string;

export interface TrainFacts {
  readonly type: TrainType;
  readonly price: number;
  /** Null: as many as are wanted. */
  readonly count: number | null;
  /** The type whose first sale makes this one obsolete. */
  readonly rustsOn?: TrainType;
  /** How many stops it may visit; null for any number. */
  readonly distance: number | null;
}

export interface DepotSlice {
  depot: {
    /** How many of each type have been sold by the bank. */
    sold: Record<TrainType, number>;
    /** Discarded trains, for sale at their price. */
    pool: TrainId[];
  };
  /** The trains of each company, in the order in which it got them. */
  trains: Record<string, TrainId[]>;
}

export const typeOf = (train: TrainId): TrainType => train.slice(0, train.lastIndexOf('-'));

export const emptyDepot = (types: readonly TrainFacts[]): DepotSlice['depot'] => ({
  sold: Object.fromEntries(types.map((t) => [t.type, 0])),
  pool: [],
});

/** How many are left; null for any number. */
export const leftOf = (s: DepotSlice, { type, count }: TrainFacts): number | null =>
  count === null ? null : count - (s.depot.sold[type] ?? 0);

const isSoldOut = (s: DepotSlice, facts: TrainFacts): boolean => leftOf(s, facts) === 0;

/** The train on top of the bank's stack. The last type of a game is never sold out. */
export const onSale = (s: DepotSlice, types: readonly TrainFacts[]): TrainFacts =>
  types.find((t) => !isSoldOut(s, t)) ?? types[types.length - 1]!;

/** The train of this type that would be sold next. */
export const nextOf = (s: DepotSlice, type: TrainType): TrainId => `${type}-${s.depot.sold[type] ?? 0}`;

const SERIAL = /^(0|[1-9]\d*)$/;
const serialOf = (train: TrainId): string => train.slice(train.lastIndexOf('-') + 1);

/**
 * The trains that can be named: all of a limited type, and whatever somebody owns. Of the others every one is known;
 * those are listed that were sold, and the next.
 */
export function nameableTrains(s: DepotSlice, types: readonly TrainFacts[]): Known {
  const listed = new Set<Value>([...s.depot.pool, ...Object.values(s.trains).flat()]);
  for (const { type, count } of types) {
    const copies = count ?? (s.depot.sold[type] ?? 0) + 1;
    for (let i = 0; i < copies; i++) listed.add(`${type}-${i}`);
  }
  const isEndless = (train: TrainId): boolean =>
    SERIAL.test(serialOf(train)) && types.some(({ type, count }) => count === null && type === typeOf(train));
  return {
    has: (id) => listed.has(id) || (typeof id === 'string' && isEndless(id)),
    [Symbol.iterator]: () => listed.values(),
  };
}

export const trainsOf = (s: DepotSlice, company: string): readonly TrainId[] => s.trains[company] ?? [];

/** Takes a new train of this type from the bank's stack. */
export function takeNew(s: DepotSlice, type: TrainType, company: string): TrainId {
  const train = nextOf(s, type);
  s.depot.sold[type] = (s.depot.sold[type] ?? 0) + 1;
  giveTrain(s, company, train);
  return train;
}

export function giveTrain(s: DepotSlice, company: string, train: TrainId): void {
  s.trains[company] = [...(s.trains[company] ?? []), train];
}

/** Out of the hands of its owner; where it goes is for the caller to say. */
export function dropTrain(s: DepotSlice, company: string, train: TrainId): void {
  const kept = trainsOf(s, company).filter((other) => other !== train);
  if (kept.length > 0) s.trains[company] = kept;
  else delete s.trains[company];
}

export function discardToPool(s: DepotSlice, company: string, train: TrainId): void {
  dropTrain(s, company, train);
  s.depot.pool = [...s.depot.pool, train];
}

export function takeFromPool(s: DepotSlice, train: TrainId, company: string): void {
  s.depot.pool = s.depot.pool.filter((other) => other !== train);
  giveTrain(s, company, train);
}

/** Removes every train of these types from all companies and the pool; the companies that lost some. */
export function rust(s: DepotSlice, types: readonly TrainType[]): { owner: string; train: TrainId }[] {
  const gone: { owner: string; train: TrainId }[] = [];
  for (const owner of Object.keys(s.trains).sort())
    for (const train of [...s.trains[owner]!])
      if (types.includes(typeOf(train))) {
        dropTrain(s, owner, train);
        gone.push({ owner, train });
      }
  s.depot.pool = s.depot.pool.filter((train) => !types.includes(typeOf(train)));
  return gone;
}
