// Counting, listing, "one's own": parts common to the sentences of every language.
import { companyOf, type Holder, isTreasury, type Seat } from '../engine/index.ts';
import type { RailEvent } from '../kernel/index.ts';
import type { Who } from '../match/turns.ts';
import type { Phrases } from './phrases.ts';

/** "a, b and c" by their names. */
const names = (ids: readonly string[], f: Phrases): string => f.list(ids.map((id) => f.name(id)));

/** Each place once. */
export const places = (ids: readonly string[], f: Phrases): string => names([...new Set(ids)], f);

export const seats = (these: readonly Seat[], f: Phrases): string => f.list(these.map((seat) => f.seat(seat)));

/** Events of one kind, with the fields read here: a book's event may have more. */
export type Some<T extends RailEvent['type'], K extends keyof Extract<RailEvent, { type: T }>> = readonly [
  Pick<Extract<RailEvent, { type: T }>, K>,
  ...Pick<Extract<RailEvent, { type: T }>, K>[],
];

/** Trains in order, equal ones together: "2 × 3-train". */
export function alike(trains: readonly string[], f: Phrases): string {
  const kinds = [...new Set(trains)];
  const many = (name: string) => trains.filter((other) => other === name).length;
  return f.list(kinds.map((name) => (many(name) > 1 ? `${many(name)} × ${name}` : name)));
}

export const percentOf = (events: readonly { readonly percent: number }[]): number =>
  events.reduce((sum, { percent }) => sum + percent, 0);

/** True in this company's own turn, which makes its name superfluous. */
export const isOwn = (company: string, who: Who): boolean => who.kind === 'company' && who.company === company;

export const isBySeat = (seat: Seat, who: Who): boolean => who.kind === 'seat' && who.seat === seat;

/** A holder of shares; `words` are for holders that are neither a player nor a treasury. */
export function holder(who: Holder, f: Phrases, words: Readonly<Record<string, string>> = {}): string {
  if (typeof who === 'number') return f.seat(who);
  return isTreasury(who) ? f.company(companyOf(who)) : (words[String(who)] ?? String(who));
}

/** True if something was bought or sold in this turn of a stock round: the frame keeps both. */
export function hasTraded(frame: { readonly kind: string }): boolean {
  const { bought = null, sold = [] } = frame as { readonly bought?: unknown; readonly sold?: readonly unknown[] };
  return frame.kind === 'stock' && (bought !== null || sold.length > 0);
}

const FEW = 5;

/** The bids of a turn: a few are listed, many are counted. */
export const bids = (made: readonly { readonly seat: Seat; readonly amount: number }[], word: string, f: Phrases) =>
  made.length > FEW
    ? `${made.length} ${word}`
    : made.map(({ seat, amount }) => `${f.seat(seat)} ${f.money(amount)}`).join(', ');

/** The past form of an order, "You bought a 2-train" for "buy a 2-train", by their beginnings. */
export const doneBy =
  (deeds: readonly (readonly [order: string, done: string])[]) =>
  (order: string): string => {
    const begun = deeds.find(([from]) => new RegExp(`^${from}(?![\\p{L}])`, 'iu').test(order));
    const text = begun ? `${begun[1]}${order.slice(begun[0].length)}` : order;
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
  };

/** Text in place of a missing word: it shows, and the test of words fails on it. */
export const missing = (id: string): string => `⟨${id}⟩`;

/** A deed as an order, as a log entry, and in short. */
export type Deed = Readonly<Record<'order' | 'told' | 'short', string>>;

export const deedOf = (deeds: Readonly<Record<string, Deed>>, value: string): Deed =>
  deeds[value] ?? { order: missing(value), told: missing(value), short: missing(value) };
