// The action "auction": the active player offers one unsold share of any company and opens the bidding (R035-R039).

import { openAuction } from '../../../../engine/auction/ascending.ts';
import type { Seat } from '../../../../engine/core/action.ts';
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { step } from '../../../../engine/core/step.ts';
import { push } from '../../../../engine/flow/frame.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import { minimumBid } from '../dividends.ts';
import type { ChicagoEvent, Occasion } from '../events.ts';
import { active, type ChicagoState, isOpen, isRed, sharesLeft } from '../state.ts';
import { moveDial } from './dial.ts';

export interface AuctionShare {
  readonly type: 'auction';
  readonly company: CompanyId;
}

export const auctionShare = step<ChicagoState, AuctionShare, ChicagoEvent>()({
  id: 'auction',
  actor: active,
  fields: { company: oneOf(companyIds) },
  conditions: [
    must(
      'dial.red',
      [],
      (s) => !isRed(s, 'auction'),
      () => ({ dial: 'auction' }),
    ),
    must('auction.wabashClosed', ['company'], (s, a) => isOpen(s, a.company)),
    must('auction.soldOut', ['company'], (s, a) => sharesLeft(s, a.company) > 0),
  ],
  apply(s, { company }, emit, seat) {
    moveDial(s, 'auction', emit, seat);
    offerShare(s, company, seat, minimumBid(s, company), 'action', emit);
  },
});

/** Puts one share of a company up: the opener is asked first. */
export function offerShare(
  s: ChicagoState,
  company: CompanyId,
  opener: Seat,
  least: number,
  occasion: Occasion,
  emit: Emit<ChicagoEvent>,
): void {
  push(s, openAuction({ lot: company, occasion, opener, least }, s.players));
  emit?.({ type: 'auctionOpened', company, seat: opener, least, occasion });
}
