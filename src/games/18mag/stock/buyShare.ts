// A player buys one share from the bank at the price of the day (R120, R123-R130, R192).
import type { Seat } from '../../../engine/core/action.ts';
import type { Emit } from '../../../engine/core/event.ts';
import { oneOf } from '../../../engine/core/fields.ts';
import type { Step } from '../../../engine/core/step.ts';
import { BANK, cashOf, pay } from '../../../engine/money/bank.ts';
import { moveOrdinary, POOL, percentOf, unitOf } from '../../../engine/shares/shares.ts';
import { type MajorId, majorIds, majorsOf } from '../companies.ts';
import { settleDirector } from '../director.ts';
import type { Event18Mag } from '../events.ts';
import { certificateLimit, hasRoom, mayHoldMore } from '../limits.ts';
import { must } from '../rules.ts';
import { priceOf, type State18Mag, stockOf } from '../state.ts';
import { acts, inTurn, takesPart } from './turn.ts';

export interface BuyShare {
  readonly type: 'buyShare';
  readonly company: MajorId;
}

/**
 * R125: ordinary shares alone are for sale. While the director's certificate lies in the bank nobody has two of the eight
 * others, so there are always some beside it.
 */
export const isOnSale = (s: State18Mag, company: MajorId): boolean => percentOf(s, company, POOL) > 0;

export const buyShare: Step<State18Mag, BuyShare, Event18Mag> = {
  id: 'buyShare',
  actor: inTurn,
  fields: { company: oneOf(majorIds, majorsOf) },
  conditions: [
    must(
      'share.certificateLimit',
      [],
      (s, _, seat) => hasRoom(s, seat),
      (s) => ({ limit: certificateLimit(s) }),
    ),
    takesPart,
    must(
      'share.soldThisRound',
      ['company'],
      (s, a, seat) => !stockOf(s).soldInRound[seat]?.includes(a.company),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'share.noneLeft',
      ['company'],
      (s, a) => isOnSale(s, a.company),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'share.sixtyPercent',
      ['company'],
      (s, a, seat) => mayHoldMore(s, seat, a.company),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'share.tooDear',
      ['company'],
      (s, a, seat) => cashOf(s, seat) >= priceOf(s, a.company),
      (s, a, seat) => ({ price: priceOf(s, a.company), cash: cashOf(s, seat) }),
    ),
  ],
  apply: (s, { company }, emit, seat) => buy(s, seat, company, emit),
};

export function buy(s: State18Mag, seat: Seat, company: MajorId, emit: Emit<Event18Mag>): void {
  const percent = unitOf(s, company);
  const price = priceOf(s, company);
  emit?.({ type: 'shareBought', seat, company, percent, price });
  pay(s, seat, BANK, price, 'share', emit);
  moveOrdinary(s, company, POOL, seat, percent);
  settleDirector(s, company, seat, emit);
  acts(s, seat);
}
