// The dividend phase: general dividends, perhaps the end of the game, dials back to green, Detroit grows (R078-R086).
import { leaders } from '../../../../engine/core/leaders.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { payDividend } from '../dividends.ts';
import { endsReached, worthOf } from '../end.ts';
import type { ChicagoEvent } from '../events.ts';
import { paying, raiseScale } from '../income.ts';
import { DETROIT } from '../map.ts';
import { type ChicagoState, dialIds, isRed, standing } from '../state.ts';

const RED_DIALS = 2;

export const dividendPhase: AutoStep<ChicagoState, ChicagoEvent> = {
  id: 'dividendPhase',
  auto(s, emit) {
    if (dialIds.filter((dial) => isRed(s, dial)).length < RED_DIALS) return;
    for (const company of paying(s)) payDividend(s, company, 'dividend', emit);
    const ends = endsReached(s);
    if (ends.length > 0) {
      // R082, R102: right after the dividends; dials and Detroit stay
      s.ended = ends;
      s.flow = [];
      emit?.({ type: 'endReached', conditions: ends });
      const worth = worthOf(s);
      emit?.({ type: 'gameOver', winners: leaders(worth), cash: Math.max(...Object.values(worth)) });
      return;
    }
    for (const dial of dialIds) s.dials[dial] = 0;
    emit?.({ type: 'dialsReset' });
    raiseScale(s, DETROIT); // R084: whether or not a locomotive is there
    emit?.({ type: 'detroitGrew', value: s.industry[DETROIT], companies: [...standing(s, DETROIT)] });
  },
};
