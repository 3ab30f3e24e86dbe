// How the story of Chicago Express is divided: from one dividend to the next, and by the turns of players.
import type { GameEvent } from '../../../engine/index.ts';
import type { Chapters, Who } from '../../../match/turns.ts';
import { auctionOf } from '../../../web/kit/chapters.ts';
import type { ChicagoEvent } from '../rules/events.ts';
import type { PlayFrame } from '../rules/frames.ts';

const turnOf = (seat: number): Who => ({ kind: 'seat', seat });

export const chapters: Chapters = {
  rounds: ['dialsReset'],
  /** Others bid in the turn of the one who auctions a share. */
  turn(state) {
    const play = state.flow.find(({ kind }) => kind === 'play') as PlayFrame | undefined;
    return play ? turnOf(play.seat) : auctionOf(state);
  },
  begins(event: GameEvent) {
    const told = event as ChicagoEvent;
    if (told.type === 'turnBegan') return turnOf(told.seat);
    // everybody's, not of the one whose move brought them about
    if (told.type === 'dividend') return { kind: 'nobody' };
    return told.type === 'auctionOpened' && told.occasion === 'opening' ? { kind: 'auction', lot: told.company } : null;
  },
};
