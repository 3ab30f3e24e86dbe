// The Chicago phase: an extra dividend for the company that arrived; the first arrival opens Wabash (R087-R099).
import type { AutoStep } from '../../../../engine/core/step.ts';
import { minimumBid, payDividend } from '../dividends.ts';
import type { ChicagoEvent } from '../events.ts';
import { incomeOf } from '../income.ts';
import { FORT_WAYNE } from '../map.ts';
import { type ChicagoState, place, playFrame } from '../state.ts';
import { offerShare } from './auctionShare.ts';

export const chicagoPhase: AutoStep<ChicagoState, ChicagoEvent> = {
  id: 'chicagoPhase',
  auto(s, emit) {
    const frame = playFrame(s);
    const company = frame.arrived;
    if (company === null) return;
    frame.arrived = null;
    emit?.({ type: 'chicagoReached', company });
    payDividend(s, company, 'chicagoDividend', emit); // R088: this company alone
    if (s.wabashOpen) return;
    // R090-R091: one locomotive on Fort Wayne at no cost; income 1, or 3 when it is developed
    s.wabashOpen = true;
    s.income.WAB = incomeOf(s, FORT_WAYNE);
    place(s, 'WAB', FORT_WAYNE);
    emit?.({ type: 'wabashOpened', income: s.income.WAB });
    offerShare(s, 'WAB', frame.seat, minimumBid(s, 'WAB'), 'wabash', emit); // R092, R095: no dial moves
  },
};
