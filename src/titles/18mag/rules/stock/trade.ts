// A player's turn in a stock round: he sells blocks of majors, and buys one share (R120-R138, R149, R192).
import type { Seat } from '../../../../engine/core/action.ts';
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { nextSeat } from '../../../../engine/core/seats.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { moveOrdinary, POOL, percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import { buyShare as buying } from '../../../../kernel/stock/buyShare.ts';
import { settlePresidency } from '../../../../kernel/stock/presidency.ts';
import { moveBy } from '../../../../kernel/stock/price.ts';
import { acts } from '../../../../kernel/stock/round.ts';
import { sellBlock } from '../../../../kernel/stock/sellBlock.ts';
import { sellShares as selling } from '../../../../kernel/stock/sellShares.ts';
import { type MajorId, majorIds, majorsOf } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { certificateLimit, hasRoom, isOverLimit, mayHoldMore } from '../limits.ts';
import { pricesOf } from '../market.ts';
import { priceOf, type State18Mag } from '../state.ts';

interface OfMajor {
  readonly type: 'sellShares' | 'buyShare';
  readonly company: MajorId;
}

/** R149: with one and two players there are four majors. */
const takesPart = must('share.notInPlay', ['company'], (s: State18Mag, a: OfMajor) => majorsOf(s).includes(a.company));

/** R122: passes the card to the left of a buyer or seller, at once. */
function passPriority(s: State18Mag, seat: Seat): void {
  s.priority = nextSeat(s, seat);
}

/** R124, R130-R133, R136, R138 */
export const sellShares = selling<State18Mag, Event18Mag, MajorId>({
  companies: majorIds,
  started: majorsOf,
  sell(s, seat, company, percent, emit) {
    sellBlock(s, { seat, company, percent, price: priceOf(s, company) }, emit);
    moveBy(pricesOf(s), s, { company, cause: 'soldBlock' }, emit); // R131
  },
})
  .ask('first', takesPart)
  .also((s, _, __, seat) => passPriority(s, seat))
  .hold(
    must(
      'stock.overLimit',
      [],
      (s, _, seat) => !isOverLimit(s, seat),
      (s) => ({ limit: certificateLimit(s) }),
    ),
  );

interface BuyShare {
  readonly type: 'buyShare';
  readonly company: MajorId;
}

/**
 * R125: true if the bank sells shares of a major, ordinary ones only. While the director's certificate lies there, nobody
 * has two of the eight others, so some always lie beside it.
 */
export const isOnSale = (s: State18Mag, company: MajorId): boolean => percentOf(s, company, POOL) > 0;

export function buy(s: State18Mag, seat: Seat, company: MajorId, emit: Emit<Event18Mag>): void {
  const [percent, price] = [unitOf(s, company), priceOf(s, company)];
  emit?.({ type: 'shareBought', seat, company, percent, from: POOL, price });
  pay(s, seat, BANK, price, 'share', emit);
  moveOrdinary(s, company, POOL, seat, percent);
  settlePresidency(s, company, emit);
  acts(s, seat);
  passPriority(s, seat);
}

/** R123, R125-R130, R192: from the bank, at the price of the day. */
export const buyShare = buying<State18Mag, Event18Mag, BuyShare>({
  companies: majorIds,
  started: majorsOf,
  oneHeap: true,
  certificateLimit,
  hasRoom,
  mayHold: (s, seat, { company }) => mayHoldMore(s, seat, company),
  sharePrice: (s, { company }) => priceOf(s, company),
})
  .ask('first', takesPart)
  .drop('share.notStarted')
  .move('share.noneLeft', { before: 'share.sixtyPercent' })
  .with({ apply: (s, { company }, emit, seat) => buy(s, seat, company, emit) });
