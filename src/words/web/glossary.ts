// The glossary: one term for one thing, in each language, and what it means.
import { glossary as en } from '../en/web/glossary.ts';
import { glossary as it } from '../it/web/glossary.ts';
import type { Lang } from '../phrases.ts';

/** Every term, and the games it belongs to; an empty list for all 18xx games. */
export const terms = {
  share: [],
  certificate: [],
  certificateLimit: [],
  president: [],
  par: [],
  market: [],
  offering: [],
  pool: [],
  treasury: [],
  float: [],
  priority: [],
  stockRound: [],
  operatingRound: [],
  phase: [],
  tile: [],
  upgrade: [],
  city: [],
  town: [],
  offboard: ['1856', '1862', '18mag'],
  token: [],
  home: [],
  destination: ['1856', '1865'],
  run: [],
  revenue: [],
  payOut: [],
  withhold: [],
  train: [],
  rust: [],
  permanent: [],
  trainLimit: [],
  forcedPurchase: [],
  bankruptcy: [],
  private: ['1856'],
  minor: ['1865', '18mag'],
  major: ['1865', '18mag'],
  bid: [],
  offer: [],
  worth: [],
  liquidity: [],
  loan: ['1856', '1865'],
  escrow: ['1856'],
  cgr: ['1856'],
  parliament: ['1862'],
  charter: ['1862'],
  permit: ['1862'],
  merger: ['1862'],
  refinancing: ['1862'],
  receivership: ['1862'],
  dragons: ['1865'],
  traffic: ['1865'],
  coverage: ['1865'],
  maritime: ['1865'],
  mine: ['1865', '18mag'],
  absorption: ['1865'],
  wagon: ['18mag'],
  service: ['18mag'],
  terrainToken: ['18mag'],
  istvan: ['18mag'],
  locomotive: ['chicago-express'],
  dial: ['chicago-express'],
  develop: ['chicago-express'],
  hex: [],
  label: [],
  terrain: [],
  port: ['1856', '1862'],
  bank: [],
  dividend: [],
  automaton: ['1865', '18mag'],
  interest: ['1856'],
  right: ['1856'],
  lner: ['1862'],
  conversion: ['1865'],
  income: ['chicago-express'],
  industrialCity: ['chicago-express'],
  wabash: ['chicago-express'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TermId = keyof typeof terms;

/** Words of all 18xx games that this one shares, which is none of them. */
const shared: Readonly<Record<string, readonly TermId[]>> = {
  'chicago-express': ['share', 'treasury', 'bid', 'hex', 'bank', 'dividend'],
};

/** The words that one meets in a game. */
export const termsOf = (game: string): readonly TermId[] =>
  (Object.keys(terms) as TermId[]).filter((id) => {
    const games: readonly string[] = terms[id];
    return games.length > 0 ? games.includes(game) : (shared[game]?.includes(id) ?? true);
  });

export interface Meaning {
  readonly term: string;
  readonly means: string;
}

export interface GlossaryLines {
  readonly title: string;
  readonly intro: string;
  readonly search: string;
  readonly nothing: string;
  readonly clear: string;
  /** In the bubble that explains a word. */
  readonly more: string;
  readonly onlyIn: (games: string) => string;
  /** The choice of a game. */
  readonly game: string;
  readonly allGames: string;
  /** A link from the rules of a game. */
  readonly wordsOf: (game: string) => string;
  readonly terms: Readonly<Record<TermId, Meaning>>;
}

export const glossaryLines: Readonly<Record<Lang, GlossaryLines>> = { en, it };
