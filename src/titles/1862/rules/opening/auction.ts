// The auction of a charter: the others raise or leave; who is left pays his bid and has to start the company (R022-R025).
import { ascending } from '../../../../engine/auction/ascending.ts';
import { nextSeat } from '../../../../engine/core/seats.ts';
import { push } from '../../../../engine/flow/frame.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { certificateLimit, hasRoom } from '../limits.ts';
import { must } from '../rules.ts';
import type { State1862 } from '../state.ts';
import { BID_STEP, parliamentOf, RESERVE } from './parliament.ts';

export const auctionFrame = ascending<State1862, Event1862>({
  cite: '4',
  raise: BID_STEP,
  step: BID_STEP,
  reserve: () => RESERVE, // R023
  mayBid: [
    must(
      'share.certificateLimit',
      [],
      (s: State1862, _, seat) => hasRoom(s, seat),
      (s) => ({ limit: certificateLimit(s) }),
    ),
  ],
  sold(s, { lot, high: bid }, seat, emit) {
    const company = lot as CompanyId;
    emit?.({ type: 'charterWon', seat, company, bid });
    pay(s, seat, BANK, bid, 'charter', emit);
    s.obligations.push({ company, seat }); // R031
    const parliament = parliamentOf(s);
    parliament.won.push(seat); // R024
    parliament.passes = 0;
    parliament.seat = nextSeat(s, seat); // R030
    push(s, { kind: 'charter', at: 'setPrice', company, seat, more: 0 });
  },
  unsold() {
    throw new Error('an auction of a charter begins with a bid');
  },
});
