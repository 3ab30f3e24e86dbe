// A player buys one share from the bank at the price of the day (R120, R123-R130, R192).

import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { moveOrdinary, POOL, percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import { buying } from '../../../../kernel/stock/buying.ts';
import { settlePresidency } from '../../../../kernel/stock/presidency.ts';
import { acts, inTurn } from '../../../../kernel/stock/round.ts';
import { type MajorId, majorIds, majorsOf } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { certificateLimit, hasRoom, mayHoldMore } from '../limits.ts';
import { priceOf, type State18Mag } from '../state.ts';
import { passPriority, takesPart } from './turn.ts';

export interface BuyShare {
  readonly type: 'buyShare';
  readonly company: MajorId;
}

/**
 * R125: ordinary shares alone are for sale. While the director's certificate lies in the bank nobody has two of the eight
 * others, so there are always some beside it.
 */
export const isOnSale = (s: State18Mag, company: MajorId): boolean => percentOf(s, company, POOL) > 0;

const share = buying<State18Mag, BuyShare>({
  source: ['company'],
  counted: [],
  limit: certificateLimit,
  hasRoom,
  mayHold: (s, seat, { company }) => mayHoldMore(s, seat, company),
  from: () => POOL,
  isLeft: (s, _, { company }) => isOnSale(s, company),
  price: (s, { company }) => priceOf(s, company),
});

export const buyShare: Step<State18Mag, BuyShare, Event18Mag> = {
  id: 'buyShare',
  actor: inTurn,
  fields: { company: oneOf(majorIds, majorsOf) },
  conditions: [share.fitsLimit, takesPart, share.notSold, share.isLeft, share.mayHold, share.canPay],
  apply: (s, { company }, emit, seat) => buy(s, seat, company, emit),
};

export function buy(s: State18Mag, seat: Seat, company: MajorId, emit: Emit<Event18Mag>): void {
  const percent = unitOf(s, company);
  const price = priceOf(s, company);
  emit?.({ type: 'shareBought', seat, company, percent, from: POOL, price });
  pay(s, seat, BANK, price, 'share', emit);
  moveOrdinary(s, company, POOL, seat, percent);
  settlePresidency(s, company, emit);
  acts(s, seat);
  passPriority(s, seat);
}
