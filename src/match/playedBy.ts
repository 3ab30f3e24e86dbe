// The rulings a table plays by: the set they come from, and where they differ from that set.
import { type Ruling, type RulingSet, rulingSets, valueIn } from '../engine/index.ts';

/** A ruling as it is shown: its number and its value in each set. */
export type RulingInfo = Pick<Ruling, 'id' | 'rule' | 'default' | Exclude<RulingSet, 'letter'>>;

export interface Departure {
  readonly id: string;
  readonly rule: string;
  /** What is played here, and what the set says. */
  readonly value: string;
  readonly instead: string;
}

export interface PlayedBy {
  /** Null for a mixture that is not close to any set. */
  readonly set: RulingSet | null;
  /** Where the table differs from that set; a mixture is compared with the letter. */
  readonly changes: readonly Departure[];
}

/** A table with more changes than this is no longer called by the name of a set. */
const FEW_CHANGES = 5;

/** Where these values differ from a set. Missing rulings are not compared: an older table did not know them. */
export const departures = (
  rulings: readonly RulingInfo[],
  values: Readonly<Record<string, string>>,
  set: RulingSet,
): Departure[] =>
  rulings.flatMap((ruling) => {
    const { id, rule } = ruling;
    const value = values[id];
    const instead = valueIn(ruling, set);
    return value === undefined || value === instead ? [] : [{ id, rule, value, instead }];
  });

/** By the set that was chosen; if only the values are known, by the nearest set (the first of equals). */
export function playedBy(
  rulings: readonly RulingInfo[],
  values: Readonly<Record<string, string>>,
  chosen?: RulingSet,
): PlayedBy {
  const known = (chosen ? [chosen] : rulingSets).map((set) => ({ set, changes: departures(rulings, values, set) }));
  const nearest = known.reduce((best, one) => (one.changes.length < best.changes.length ? one : best));
  return nearest.changes.length <= FEW_CHANGES
    ? nearest
    : { set: null, changes: departures(rulings, values, 'letter') };
}
