// How the story of 1862 is divided: sittings of parliament are rounds, and the auction of a charter is a turn.
import type { GameEvent } from '../../../engine/index.ts';
import type { Event1862 } from '../../../games/1862/events.ts';
import { railChapters } from '../kit18xx/chapters.ts';

export const chapters = railChapters({
  rounds: ['parliamentBegan'],
  between: ['obligationMissed', 'lnerFormed'],
  begins(event: GameEvent) {
    const told = event as Event1862;
    return told.type === 'bidMade' ? { kind: 'auction', lot: told.lot } : null;
  },
});
