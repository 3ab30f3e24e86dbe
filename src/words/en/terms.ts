// The nouns of the games, in English: each is written here alone.
import { type Term, term } from '../term.ts';

const noun = (bare: string): Term => {
  const the = `the ${bare}`;
  return term({ bare, the, of: `of ${the}`, from: `from ${the}`, in: `in ${the}`, to: `to ${the}` });
};

export const bank = noun('bank');
export const pool = noun('pool');
export const offer = noun('offering');
/** Sources of shares and trains, by id. */
export const sources: Readonly<Record<string, Term>> = { bank, pool, offer };
/** Leader of a company; some books say director. */
export const president = noun('president');
export const director = noun('director');
