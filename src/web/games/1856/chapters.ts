// How the story of 1856 is divided: the bidders for one private are one turn (R015).
import type { GameEvent } from '../../../engine/index.ts';
import type { Event1856 } from '../../../games/1856/events.ts';
import type { PrivatesFrame } from '../../../games/1856/frames.ts';
import type { Who } from '../../../match/turns.ts';
import { railChapters } from '../kit18xx/chapters.ts';

const bidding = (lot: string | null | undefined): Who | null => (lot ? { kind: 'auction', lot } : null);

export const chapters = railChapters({
  turn: ({ flow }) => bidding((flow.find(({ kind }) => kind === 'privates') as PrivatesFrame | undefined)?.contested),
  begins(event: GameEvent) {
    const told = event as Event1856;
    return told.type === 'privateContested' ? bidding(told.private) : null;
  },
});
