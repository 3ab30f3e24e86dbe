// Names and sums in one language, as every sentence uses them.
import type { Seat } from '../engine/index.ts';
import { changeText, figureText, moneyText } from './figures.ts';

export interface Phrases {
  /** The person at this seat. */
  seat(seat: Seat): string;
  /** A company, place, dial … by its id, in the words of the game. */
  name(id: string): string;
  /** A company by its id, which may mean something else elsewhere: minor 3, a 3-train, tile 3. */
  company(id: string): string;
  /** A train by its id or its type. */
  train(id: string): string;
  /** A sum in the game's currency. */
  money(sum: number): string;
  /** A gain or loss, with its sign. */
  change(sum: number): string;
  /** A figure other than money. */
  figure(n: number): string;
  /** "a, b and c". */
  list(things: readonly string[]): string;
  /** "a, b or c". */
  either(things: readonly string[]): string;
}

export type Lang = 'en' | 'it';
export const langs: readonly Lang[] = ['en', 'it'];

/** The language of an environment: the first of these variables with a value decides. */
export const langOfEnv = (env: Readonly<Record<string, string | undefined>>): Lang =>
  (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').toLowerCase().startsWith('it') ? 'it' : 'en';

/** The game's own word for an id, or undefined where the id is the word. */
export interface Names {
  name(id: string): string | undefined;
  company?(id: string): string | undefined;
  train?(id: string): string | undefined;
}

export const phrases = (
  lang: Lang,
  seats: readonly string[],
  currency: string,
  { name, company = name, train = name }: Names,
): Phrases => {
  // created once, which takes longer than a hundred uses
  const and = new Intl.ListFormat(lang, { type: 'conjunction' });
  const or = new Intl.ListFormat(lang, { type: 'disjunction' });
  return {
    seat: (seat) => seats[seat - 1] ?? `#${seat}`,
    name: (id) => name(id) ?? id,
    company: (id) => company(id) ?? id,
    train: (id) => train(id) ?? id,
    money: (sum) => moneyText(sum, currency, lang),
    change: (sum) => changeText(sum, currency, lang),
    figure: (n) => figureText(n, lang),
    list: (things) => and.format(things),
    either: (things) => or.format(things),
  };
};
