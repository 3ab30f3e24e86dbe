// The end of an auction of a share (R022-R024, R042-R043, R093).

import { type AscendingFrame, ascending } from '../../../../engine/auction/ascending.ts';
import type { Seat } from '../../../../engine/core/action.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { frameOf } from '../../../../engine/flow/frame.ts';
import { pay } from '../../../../engine/money/bank.ts';
import type { CompanyId } from '../companies.ts';
import type { ChicagoEvent } from '../events.ts';
import type { OpeningFrame } from '../frames.ts';
import type { ChicagoState } from '../state.ts';

export const shareAuction = ascending<ChicagoState, ChicagoEvent>()({
  cite: "Vendita all'asta di un'azione",
  raise: 1,
  sold(s, auction, seat, emit) {
    const company = auction.lot as CompanyId;
    pay(s, seat, treasury(company), auction.high, 'share', emit);
    take(s, auction, seat);
    emit?.({ type: 'shareSold', company, seat, price: auction.high });
  },
  unsold(s, auction, emit) {
    const company = auction.lot as CompanyId;
    if (auction.occasion === 'opening') {
      // R023: the opener of that auction gets the share for nothing
      take(s, auction, auction.opener);
      emit?.({ type: 'shareGiven', company, seat: auction.opener });
    } else emit?.({ type: 'shareUnsold', company });
  },
});

function take(s: ChicagoState, { lot, occasion }: AscendingFrame, seat: Seat): void {
  const held = s.shares[lot as CompanyId];
  held[seat - 1] = held[seat - 1]! + 1;
  if (occasion !== 'opening') return;
  const opening = frameOf<OpeningFrame>(s, 'opening');
  opening.opener = seat; // R019, R024
  if (lot === 'PRR') opening.prrOwner = seat; // R025
}
