// Economy: what a table's majors may earn and how far their prices move, as plain figures to reckon with.
import { type MajorId, majorsOf } from '../rules/companies.ts';
import { marketOf, pricesOf } from '../rules/market.ts';
import { minorsInPlay, type State18Mag } from '../rules/state.ts';
import type { Kind } from './horizon.ts';
import { incomeOf } from './income.ts';

export interface Economy {
  /** In this order in all lists of figures. */
  readonly majors: readonly MajorId[];
  /** The price track. */
  readonly prices: readonly number[];
  /** Least payments that move a price so far. */
  readonly leasts: readonly (readonly [paid: number, spaces: number])[];
  /** Average earnings of each major in a round of a kind, and the spaces its price moves. */
  readonly earns: Readonly<Record<Kind, readonly number[]>>;
  readonly moves: Readonly<Record<Kind, readonly number[]>>;
}

/** Earnings vary: in one round a part of the average, in another more. */
export const VARIES = [0.4, 1, 1.6];

export const inTens = (money: number): number => Math.floor(money / 10) * 10;

/** Spaces that a price moves by this payment. */
export const movesBy = (leasts: Economy['leasts'], paid: number): number =>
  paid === 0 ? -1 : (leasts.findLast(([least]) => paid >= least)?.[1] ?? 0);

/** Keeps a place on the price track. */
export const onTrack = ({ prices }: Economy, col: number): number => Math.min(prices.length - 1, Math.max(0, col));

/** Interpolates the price between two spaces. */
export function priceAt({ prices }: Economy, col: number): number {
  const [below, above] = [prices[Math.floor(col)]!, prices[Math.ceil(col)]!];
  return below + (col % 1) * (above - below);
}

const kinds: readonly Kind[] = ['yellow', 'green', 'brown', 'turn', 'last'];
const byKind = <T>(figure: (kind: Kind) => T) =>
  Object.fromEntries(kinds.map((kind) => [kind, figure(kind)])) as Record<Kind, T>;

const known = new Map<string, Economy>();

export function economyOf(s: State18Mag): Economy {
  const minors = minorsInPlay(s).length;
  const key = `${s.players};${minors}`;
  const found = known.get(key);
  if (found) return found;
  const majors = majorsOf(s);
  const prices = marketOf(s).rows[0]!.map((space) => space!.price);
  const leasts = pricesOf(s).moves.paid();
  const earns = byKind((kind) => majors.map((major) => incomeOf(s, minors, major, kind)));
  const average = (earned: number) =>
    VARIES.reduce((sum, part) => sum + movesBy(leasts, inTens(part * earned)), 0) / VARIES.length;
  const economy = { majors, prices, leasts, earns, moves: byKind((kind) => earns[kind].map(average)) };
  known.set(key, economy);
  return economy;
}

export const colsOf = (s: State18Mag): readonly number[] => majorsOf(s).map((major) => s.market.spots[major]!.col);
