// The rulings of a table: the nearest set, and the differences from it.
import { type Ruling, type RulingSet, rulingSets, valueIn } from '../engine/index.ts';

/** A ruling for display: its number and its value in each set. */
export type RulingInfo = Pick<Ruling, 'id' | 'rule' | 'default' | Exclude<RulingSet, 'letter'>>;

export interface Departure {
  readonly id: string;
  readonly rule: string;
  /** The value played, and the value in the set. */
  readonly value: string;
  readonly instead: string;
}

export interface PlayedBy {
  /** Null for a mixture not close to any set. */
  readonly set: RulingSet | null;
  /** Differences from that set; for a mixture, from the letter. */
  readonly changes: readonly Departure[];
}

/** Most changes of a table that is still called by the name of a set. */
const FEW_CHANGES = 5;

/** Differences of these values from a set. Missing rulings are not compared: an older table did not know them. */
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

/** Names the chosen set, or the one nearest to the values (the first of equals). */
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
