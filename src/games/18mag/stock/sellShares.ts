// A player sells a block of one major to the bank (R120, R124, R130-R133, R138).
import type { Seat } from '../../../engine/core/action.ts';
import type { Emit } from '../../../engine/core/event.ts';
import { int, oneOf } from '../../../engine/core/fields.ts';
import type { Step } from '../../../engine/core/step.ts';
import { BANK, pay } from '../../../engine/money/bank.ts';
import { moveOrdinary, POOL, percentOf, presidentOf, unitOf } from '../../../engine/shares/shares.ts';
import { type MajorId, majorIds, majorsOf } from '../companies.ts';
import { nextInLine, passDirector } from '../director.ts';
import type { Event18Mag } from '../events.ts';
import { certificateLimit, isOverLimit } from '../limits.ts';
import { moveMarker } from '../prices.ts';
import { must } from '../rules.ts';
import { priceOf, type State18Mag, stockOf } from '../state.ts';
import { acts, directorAllows, inTurn, passTurn, takesPart } from './turn.ts';

export interface SellShares {
  readonly type: 'sellShares';
  readonly company: MajorId;
  readonly percent: number;
}

export const sellShares: Step<State18Mag, SellShares, Event18Mag> = {
  id: 'sellShares',
  actor: inTurn,
  stays: true,
  fields: {
    company: oneOf(majorIds, majorsOf),
    percent: int((s, a, seat) => ({
      min: unitOf(s, a.company),
      max: percentOf(s, a.company, seat),
      step: unitOf(s, a.company),
    })),
  },
  conditions: [
    takesPart,
    must(
      'sell.onceATurn',
      ['company'],
      (s, a) => !stockOf(s).sold.includes(a.company),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'sell.notHeld',
      ['company', 'percent'],
      (s, a, seat) => a.percent <= percentOf(s, a.company, seat),
      (s, a, seat) => ({ company: a.company, held: percentOf(s, a.company, seat) }),
    ),
    must(
      'sell.director',
      ['company', 'percent'],
      (s, a, seat) => directorAllows(s, seat, a.company, a.percent),
      (_, a) => ({ company: a.company }),
    ),
  ],
  apply(s, { company, percent }, emit, seat) {
    sellBlock(s, seat, company, percent, emit);
    const round = stockOf(s);
    round.sold.push(company); // R132
    round.soldInRound[seat] = [...(round.soldInRound[seat] ?? []), company]; // R130
    acts(s, seat);
  },
  passing: [
    must(
      'stock.overLimit',
      [],
      (s, _, seat) => !isOverLimit(s, seat),
      (s) => ({ limit: certificateLimit(s) }),
    ),
  ],
  pass: passTurn,
};

/**
 * R131, R133: only ordinary shares go to the bank: a director who keeps less than another has gives him the certificate
 * for shares first, and sells of these.
 */
function sellBlock(s: State18Mag, seat: Seat, company: MajorId, percent: number, emit: Emit<Event18Mag>): void {
  const price = priceOf(s, company);
  emit?.({ type: 'sharesSold', seat, company, percent, price });
  pay(s, BANK, seat, (price * percent) / unitOf(s, company), 'shares', emit);
  if (presidentOf(s, company) === seat) {
    const next = nextInLine(s, company, seat);
    if (next.seat !== null && next.percent > percentOf(s, company, seat) - percent)
      passDirector(s, company, next.seat, emit); // R136
  }
  moveOrdinary(s, company, seat, POOL, percent);
  moveMarker(s, company, -1, emit); // R131
}
