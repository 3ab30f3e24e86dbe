// Trains: those the bank still sells, in order; those in its pool; those of each company.
import type { Value } from '../core/action.ts';
import type { Known } from '../core/fields.ts';
import { named, numbered } from '../core/named.ts';
import { without } from '../core/without.ts';

/** A train: its type and a serial number, `3-2`. */
export type TrainId = string;
export type TrainType = string;

export interface TrainFacts {
  readonly type: TrainType;
  readonly price: number;
  /** The price of the last train of the type, if it differs. */
  readonly lastPrice?: number;
  /** Null if unlimited. */
  readonly count: number | null;
  /** The type whose first sale makes this one obsolete. */
  readonly rustsOn?: TrainType;
  /** The most stops it may visit; null for any number. */
  readonly distance: number | null;
}

/** Facts of one train that do not follow from its type. */
export interface TrainCopy {
  /** Its use, chosen when it was bought. */
  kind?: string;
  /** Number of further runs guaranteed to it, obsolete or not. */
  warranties?: number;
  /** True if it is obsolete and still runs for a while. */
  obsolete?: true;
}

export interface DepotSlice {
  depot: {
    /** Number of trains sold by the bank, by type. */
    sold: Record<TrainType, number>;
    /** Discarded trains, for sale at their price. */
    pool: TrainId[];
  };
  /** Trains of each company, in the order in which it got them. */
  trains: Record<string, TrainId[]>;
  /** Facts of trains that differ from others of their type; left out in games without such trains. */
  copies?: Record<TrainId, TrainCopy>;
}

const trainId: (type: TrainType, serial: number) => TrainId = numbered('-');

export const typeOf: (train: TrainId) => TrainType = named((train) => train.slice(0, train.lastIndexOf('-')));

export const emptyDepot = (types: readonly TrainFacts[]): DepotSlice['depot'] => ({
  sold: Object.fromEntries(types.map((t) => [t.type, 0])),
  pool: [],
});

/** Number of trains left of a type; null if unlimited. */
export const leftOf = (s: DepotSlice, { type, count }: TrainFacts): number | null =>
  count === null ? null : count - (s.depot.sold[type] ?? 0);

const isSoldOut = (s: DepotSlice, facts: TrainFacts): boolean => leftOf(s, facts) === 0;

/** The train on top of the bank's stack. The last type of a game is never sold out. */
export const onSale = (s: DepotSlice, types: readonly TrainFacts[]): TrainFacts =>
  types.find((t) => !isSoldOut(s, t)) ?? types[types.length - 1]!;

/** The train of this type that would be sold next. */
export const nextOf = (s: DepotSlice, type: TrainType): TrainId => trainId(type, s.depot.sold[type] ?? 0);

const SERIAL = /^(0|[1-9]\d*)$/;
const serialOf = (train: TrainId): string => train.slice(train.lastIndexOf('-') + 1);

/**
 * Ids of trains that can be named: all of a limited type, and all that somebody owns. Of an unlimited type every number
 * is known, but only those sold so far and the next one are listed.
 */
export function nameableTrains(s: DepotSlice, types: readonly TrainFacts[]): Known {
  const isOwned = (train: TrainId): boolean =>
    s.depot.pool.includes(train) || Object.values(s.trains).some((own) => own.includes(train));
  const isOfType = (train: TrainId): boolean => {
    const facts = types.find(({ type }) => type === typeOf(train));
    const serial = serialOf(train);
    return facts !== undefined && SERIAL.test(serial) && (facts.count === null || Number(serial) < facts.count);
  };
  return {
    has: (id) => typeof id === 'string' && (isOfType(id) || isOwned(id)),
    *[Symbol.iterator]() {
      const listed = new Set<Value>([...s.depot.pool, ...Object.values(s.trains).flat()]);
      for (const { type, count } of types) {
        const copies = count ?? (s.depot.sold[type] ?? 0) + 1;
        for (let i = 0; i < copies; i++) listed.add(trainId(type, i));
      }
      yield* listed;
    },
  };
}

export const trainsOf = (s: DepotSlice, company: string): readonly TrainId[] => s.trains[company] ?? [];

/** Price of the next train of a type. */
export const priceOnSale = (s: DepotSlice, facts: TrainFacts): number =>
  leftOf(s, facts) === 1 ? (facts.lastPrice ?? facts.price) : facts.price;

const PLAIN: Readonly<TrainCopy> = {};
export const copyOf = (s: DepotSlice, train: TrainId): Readonly<TrainCopy> => s.copies?.[train] ?? PLAIN;

/** Sets the facts of this train alone. */
export function setCopy(s: DepotSlice, train: TrainId, copy: TrainCopy): void {
  s.copies = { ...s.copies, [train]: { ...copy } };
}

/** Takes a new train of this type from the bank's stack. */
export function takeNew(s: DepotSlice, type: TrainType, company: string, copy?: TrainCopy): TrainId {
  const train = nextOf(s, type);
  s.depot.sold[type] = (s.depot.sold[type] ?? 0) + 1;
  if (copy) setCopy(s, train, copy);
  giveTrain(s, company, train);
  return train;
}

export function giveTrain(s: DepotSlice, company: string, train: TrainId): void {
  s.trains[company] = [...(s.trains[company] ?? []), train];
}

/** Takes a train from its owner; the caller puts it somewhere else. */
export function dropTrain(s: DepotSlice, company: string, train: TrainId): void {
  const kept = trainsOf(s, company).filter((other) => other !== train);
  if (kept.length > 0) s.trains[company] = kept;
  else s.trains = without(s.trains, company);
}

export function discardToPool(s: DepotSlice, company: string, train: TrainId): void {
  dropTrain(s, company, train);
  s.depot.pool = [...s.depot.pool, train];
}

export function takeFromPool(s: DepotSlice, train: TrainId, company: string): void {
  s.depot.pool = s.depot.pool.filter((other) => other !== train);
  giveTrain(s, company, train);
}
