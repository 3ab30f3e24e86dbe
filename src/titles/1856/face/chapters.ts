// Chapters of 1856: the bidders for one private share a turn (R015).
import type { GameEvent } from '../../../engine/index.ts';
import type { Who } from '../../../match/turns.ts';
import { railChapters } from '../../../web/kit/chapters.ts';
import type { Event1856 } from '../rules/events.ts';
import type { PrivatesFrame } from '../rules/frames.ts';

const bidding = (lot: string | null | undefined): Who | null => (lot ? { kind: 'auction', lot } : null);

export const chapters = railChapters({
  turn: ({ flow }) => bidding((flow.find(({ kind }) => kind === 'privates') as PrivatesFrame | undefined)?.contested),
  begins(event: GameEvent) {
    const told = event as Event1856;
    return told.type === 'privateContested' ? bidding(told.private) : null;
  },
});
