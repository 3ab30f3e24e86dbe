// The words of Chicago Express in the glossary.
import type { TitleGlossary } from '../../../words/web/glossary.ts';
import { glossary as en } from './en/glossary.ts';
import { glossary as it } from './it/glossary.ts';

export const glossary: TitleGlossary = {
  lines: { en, it },
  only: ['share', 'treasury', 'bid', 'hex', 'bank', 'dividend'],
};
