// Chapters of 18Mag: István has turns of his own in stock rounds.

import { railChapters } from '../../../web/kit/chapters.ts';
import type { Event18Mag } from '../rules/events.ts';

const istvans: readonly string[] = ['istvanChose', 'istvanBoughtNothing'] satisfies Event18Mag['type'][];

export const chapters = railChapters({
  between: ['boardIncome', 'markerPlaced', 'markersTaken', 'draftOver'] satisfies Event18Mag['type'][],
  // he sits after the players
  begins: ({ type }, { players }) => (istvans.includes(type) ? { kind: 'seat', seat: players + 1 } : null),
});
