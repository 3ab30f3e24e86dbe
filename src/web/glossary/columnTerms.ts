// The word of the glossary behind a column of figures, where its head is an abbreviation.
import type { TermId } from '../../words/web/glossary.ts';

const columnTerms: Readonly<Record<string, TermId>> = {
  par: 'par',
  treasury: 'treasury',
  tokens: 'token',
  loans: 'loan',
  escrow: 'escrow',
  terrain: 'terrainToken',
  permits: 'permit',
  traffic: 'traffic',
  coverage: 'coverage',
};

/** As properties of `Explained`: nothing for a column without a word of its own. */
export const termOf = (column: string): { readonly term?: TermId } =>
  Object.hasOwn(columnTerms, column) ? { term: columnTerms[column]! } : {};
