// The nouns of the games, in Italian: each is written here alone.
import { type Term, term } from '../term.ts';

/** Masculine, with the article "il". */
const noun = (bare: string): Term =>
  term({ bare, the: `il ${bare}`, of: `del ${bare}`, from: `dal ${bare}`, in: `nel ${bare}`, to: `al ${bare}` });

export const bank = term({
  ...{ bare: 'banca', the: 'la banca', of: 'della banca', from: 'dalla banca', in: 'nella banca', to: 'alla banca' },
});
export const pool = noun('pool');
export const offer = term({
  ...{ bare: 'offerta iniziale', the: 'l’offerta iniziale', of: 'dell’offerta iniziale' },
  ...{ from: 'dall’offerta iniziale', in: 'nell’offerta iniziale', to: 'all’offerta iniziale' },
});
/** Sources of shares and trains, by id. */
export const sources: Readonly<Record<string, Term>> = { bank, pool, offer };
/** Leader of a company; some books say director. */
export const president = noun('presidente');
export const director = noun('direttore');
