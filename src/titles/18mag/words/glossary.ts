// The words of 18Mag in the glossary.
import type { TitleGlossary } from '../../../words/web/glossary.ts';
import { glossary as en } from './en/glossary.ts';
import { glossary as it } from './it/glossary.ts';

export const glossary: TitleGlossary = {
  lines: { en, it },
  also: ['offboard', 'minor', 'major', 'mine', 'automaton'],
};
