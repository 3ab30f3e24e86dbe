// The word of the glossary behind a column of figures, where its head is an abbreviation.

import type { TermId } from '../../words/web/glossary.ts';
import type { FactColumn } from '../panels/tableFacts.ts';

const columnTerms: Readonly<Record<string, TermId>> = {
  par: 'par',
  treasury: 'treasury',
  tokens: 'token',
  loans: 'loan',
};

/** As properties of `Explained`: nothing for a column without a word of its own. */
export const termOf = ({ id, term = columnTerms[id] }: FactColumn): { readonly term?: string } =>
  term === undefined ? {} : { term };
