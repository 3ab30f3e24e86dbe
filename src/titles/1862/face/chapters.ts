// Chapters of 1862: sittings of parliament are rounds, and the auction of a charter is a turn.
import type { GameEvent } from '../../../engine/index.ts';
import { railChapters } from '../../../web/kit/chapters.ts';
import type { Event1862 } from '../rules/events.ts';

export const chapters = railChapters({
  rounds: ['parliamentBegan'],
  between: ['obligationMissed', 'lnerFormed'],
  begins(event: GameEvent) {
    const told = event as Event1862;
    return told.type === 'bidMade' ? { kind: 'auction', lot: told.lot } : null;
  },
});
