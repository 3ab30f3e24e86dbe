// Chapters of Chicago Express: from one dividend to the next, and by the turns of players.
import type { GameEvent } from '../../../engine/index.ts';
import type { Chapters, Who } from '../../../match/turns.ts';
import { auctionOf } from '../../../web/kit/chapters.ts';
import type { ChicagoEvent } from '../rules/events.ts';
import type { PlayFrame } from '../rules/frames.ts';

const turnOf = (seat: number): Who => ({ kind: 'seat', seat });

export const chapters: Chapters = {
  rounds: ['dialsReset'],
  /** An auction belongs to the turn of its opener, though others bid. */
  turn(state) {
    const play = state.flow.find(({ kind }) => kind === 'play') as PlayFrame | undefined;
    return play ? turnOf(play.seat) : auctionOf(state);
  },
  begins(event: GameEvent) {
    const told = event as ChicagoEvent;
    if (told.type === 'turnBegan') return turnOf(told.seat);
    // not of the player whose move caused them
    if (told.type === 'dividend') return { kind: 'nobody' };
    return told.type === 'auctionOpened' && told.occasion === 'opening' ? { kind: 'auction', lot: told.company } : null;
  },
};
