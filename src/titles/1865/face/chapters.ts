// Chapters of 1865: the Dragons have turns of their own.

import { railChapters } from '../../../web/kit/chapters.ts';
import type { Event1865 } from '../rules/events.ts';

const dragonish: readonly string[] = ['dragonsSold', 'dragonsBought', 'dragonsPassed'] satisfies Event1865['type'][];

export const chapters = railChapters({
  between: [
    'mineDegraded',
    'rowChanged',
    'maritimesPaid',
    'maritimesDiscarded',
    'draftOver',
  ] satisfies Event1865['type'][],
  begins: ({ type }) => (dragonish.includes(type) ? { kind: 'automaton', id: 'dragons' } : null),
});
