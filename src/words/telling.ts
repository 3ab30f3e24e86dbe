// Counting, listing, "one's own": what the sentences of every language have in common.
import { companyOf, type Holder, isTreasury, type Seat } from '../engine/index.ts';
import type { RailEvent } from '../kernel/index.ts';
import type { Who } from '../match/turns.ts';
import type { Phrases } from './phrases.ts';

/** "a, b and c" by their names. */
const names = (ids: readonly string[], f: Phrases): string => f.list(ids.map((id) => f.name(id)));

/** Each place once. */
export const places = (ids: readonly string[], f: Phrases): string => names([...new Set(ids)], f);

export const seats = (these: readonly Seat[], f: Phrases): string => f.list(these.map((seat) => f.seat(seat)));

/** Events of one kind, by what is read of them: a book may tell more in the same event. */
export type Some<T extends RailEvent['type'], K extends keyof Extract<RailEvent, { type: T }>> = readonly [
  Pick<Extract<RailEvent, { type: T }>, K>,
  ...Pick<Extract<RailEvent, { type: T }>, K>[],
];

/** Trains one after the other, those alike together: "2 × 3-train". */
export function alike(trains: readonly string[], f: Phrases): string {
  const kinds = [...new Set(trains)];
  const many = (name: string) => trains.filter((other) => other === name).length;
  return f.list(kinds.map((name) => (many(name) > 1 ? `${many(name)} × ${name}` : name)));
}

export const percentOf = (events: readonly { readonly percent: number }[]): number =>
  events.reduce((sum, { percent }) => sum + percent, 0);

/** In the turn of this company its name goes without saying. */
export const isOwn = (company: string, who: Who): boolean => who.kind === 'company' && who.company === company;

export const isBySeat = (seat: Seat, who: Who): boolean => who.kind === 'seat' && who.seat === seat;

/** Somebody who holds shares; `words` are for holders that are neither a player nor a treasury. */
export function holder(who: Holder, f: Phrases, words: Readonly<Record<string, string>> = {}): string {
  if (typeof who === 'number') return f.seat(who);
  return isTreasury(who) ? f.company(companyOf(who)) : (words[String(who)] ?? String(who));
}

/** Something was bought or sold in this turn of a stock round: the frame keeps both. */
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

/** An order told as done, "buy a 2-train" as "You bought a 2-train": the beginnings of both are given. */
export const doneBy =
  (deeds: readonly (readonly [order: string, done: string])[]) =>
  (order: string): string => {
    const begun = deeds.find(([from]) => new RegExp(`^${from}(?![\\p{L}])`, 'iu').test(order));
    const text = begun ? `${begun[1]}${order.slice(begun[0].length)}` : order;
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
  };

/** A text that stands where a word is missing: everybody sees it, and the test of words turns red. */
export const missing = (id: string): string => `⟨${id}⟩`;

/** Something done, as an order, as told in the log, and in short. */
export type Deed = Readonly<Record<'order' | 'told' | 'short', string>>;

export const deedOf = (deeds: Readonly<Record<string, Deed>>, value: string): Deed =>
  deeds[value] ?? { order: missing(value), told: missing(value), short: missing(value) };
