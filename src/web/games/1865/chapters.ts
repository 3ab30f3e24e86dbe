// How the story of 1865 is divided: the Dragons have turns of their own.
import type { Event1865 } from '../../../games/1865/events.ts';
import { railChapters } from '../kit18xx/chapters.ts';

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
