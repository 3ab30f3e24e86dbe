// The glossary: one term for one thing, in each language, and what it means.
import { glossary as en } from '../en/web/glossary.ts';
import { glossary as it } from '../it/web/glossary.ts';
import type { Lang } from '../phrases.ts';

/** Words that only some 18xx games have: a title says which of them are its own. All others are common to all 18xx games. */
export const someTerms = [
  'offboard',
  'destination',
  'minor',
  'major',
  'loan',
  'mine',
  'port',
  'automaton',
] as const satisfies readonly TermId[];

type SomeTerm = (typeof someTerms)[number];
export type GlossaryLines = typeof en;
export type TermId = keyof GlossaryLines['terms'];

export interface Meaning {
  readonly term: string;
  readonly means: string;
}

/** What a title adds to the glossary. */
export interface TitleGlossary {
  readonly lines: Readonly<Record<Lang, TitleTerms>>;
  readonly also?: readonly SomeTerm[];
  /** The common words it has, where it is no 18xx game. */
  readonly only?: readonly TermId[];
}

export interface TitleTerms {
  /** Words of its own, by ids that no other title has. */
  readonly terms: Readonly<Record<string, Meaning>>;
  /** What is different here about a word that others have too: the end of "In this title …". */
  readonly notes?: Readonly<Partial<Record<TermId, string>>>;
}

export const glossaryLines: Readonly<Record<Lang, GlossaryLines>> = { en, it };
