// How names and sums are written: what every sentence borrows.
import type { Seat } from '../engine/core/action.ts';

export interface Phrases {
  /** The person at this seat. */
  seat(seat: Seat): string;
  /** A company, place, dial … by its id, in the words of the game. */
  name(id: string): string;
  /** A sum in the game's currency. */
  money(sum: number): string;
  /** "a, b and c". */
  list(things: readonly string[]): string;
  /** "a, b or c". */
  either(things: readonly string[]): string;
}

export type Lang = 'en' | 'it';
export const langs: readonly Lang[] = ['en', 'it'];

/** The language of an environment: the first of these variables that is set decides. */
export const langOfEnv = (env: Readonly<Record<string, string | undefined>>): Lang =>
  (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').toLowerCase().startsWith('it') ? 'it' : 'en';

/** `name` gives the game's own word for an id, or undefined where the id is the word. */
export const phrases = (
  lang: Lang,
  seats: readonly string[],
  currency: string,
  name: (id: string) => string | undefined,
): Phrases => ({
  seat: (seat) => seats[seat - 1] ?? `#${seat}`,
  name: (id) => name(id) ?? id,
  money: (sum) => currency.replace('{n}', sum.toLocaleString(lang === 'it' ? 'it-IT' : 'en-GB')),
  list: (things) => new Intl.ListFormat(lang, { type: 'conjunction' }).format(things),
  either: (things) => new Intl.ListFormat(lang, { type: 'disjunction' }).format(things),
});
