// The glossary: one term for one thing, in each language, and its meaning.
import { glossary as en } from '../en/web/glossary.ts';
import { glossary as it } from '../it/web/glossary.ts';
import type { Lang } from '../phrases.ts';

/** Words of only some 18xx games: a title says which are its own. All others are common to all 18xx games. */
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

/** A title's additions to the glossary. */
export interface TitleGlossary {
  readonly lines: Readonly<Record<Lang, TitleTerms>>;
  readonly also?: readonly SomeTerm[];
  /** Its common words, if it is not an 18xx game. */
  readonly only?: readonly TermId[];
}

export interface TitleTerms {
  /** Words of its own, by ids that no other title has. */
  readonly terms: Readonly<Record<string, Meaning>>;
  /** Special meaning here of a word that others have too: the end of "In this title …". */
  readonly notes?: Readonly<Partial<Record<TermId, string>>>;
}

export const glossaryLines: Readonly<Record<Lang, GlossaryLines>> = { en, it };
