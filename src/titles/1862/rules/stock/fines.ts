// Fines the winner of a charter whose company has not floated by the end of the stock round (R031, R188-R189): cash
// first, then blocks of shares of his choice, until it is paid or nothing is left to sell (R032-R033).
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { seatsFrom } from '../../../../engine/core/seats.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { type AutoStep, step } from '../../../../engine/core/step.ts';
import { frameOf, push } from '../../../../engine/flow/frame.ts';
import { BANK, cashOf, type Money, pay } from '../../../../engine/money/bank.ts';
import { certificatesHeld, certificatesOf, percentOf } from '../../../../engine/shares/shares.ts';
import { backToIpo } from '../bankruptcy.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import type { FineFrame } from '../frames.ts';
import { type Obligation, own, type State1862, saleValue, startedIds } from '../state.ts';
import { blocks, canSell, sellBlock } from './sell.ts';

/** R031: five times the price. */
export const fineFor = (s: State1862, { company }: Obligation): Money => 5 * own(s, company).ipo;

/** Obligations from the player with priority on, each player's in the order won. */
const inOrder = (s: State1862): Obligation[] =>
  seatsFrom(s, s.priority).flatMap((seat) => s.obligations.filter((obligation) => obligation.seat === seat));

/**
 * R032: no credit. By the ruling `obligationRefund` his certificates of the company count one by one, the director's
 * last, until they cover the rest.
 */
function creditFor(s: State1862, { company, seat }: Obligation, left: Money): Money {
  if (ruling(s, 'obligationRefund') === 'none') return 0;
  const { percents } = certificatesOf(s, company);
  let credit = 0;
  for (const number of certificatesHeld(s, company, seat).toReversed())
    if (credit < left) credit += (percents[number]! / 10) * saleValue(s, company);
  return credit;
}

/** Takes cash and credit for a fine and pays back surplus credit. Returns what is still owed. */
function settle(s: State1862, missed: Obligation, emit: Emit<Event1862>): Money {
  const { company, seat } = missed;
  const fine = fineFor(s, missed);
  const cash = Math.min(fine, cashOf(s, seat));
  const credit = creditFor(s, missed, fine - cash);
  emit?.({ type: 'obligationMissed', company, seat, fine, credit });
  pay(s, seat, BANK, cash, 'fine', emit);
  pay(s, BANK, seat, Math.max(0, cash + credit - fine), 'fine', emit);
  return Math.max(0, fine - cash - credit);
}

export function settleObligations(s: State1862, emit: Emit<Event1862>): void {
  const debts: { readonly missed: Obligation; readonly left: Money }[] = [];
  for (const missed of inOrder(s)) {
    const left = settle(s, missed, emit);
    backToIpo(s, missed.company); // R188: without refund for anybody
    own(s, missed.company).heldBack = ruling(s, 'failedCharterBack') === 'nextStockRound';
    if (left > 0) debts.unshift({ missed, left });
  }
  for (const { missed, left } of debts) push(s, { kind: 'fine', at: 'pay', ...missed, left }); // the first is on top
}

export interface RaiseCash {
  readonly type: 'raiseCash';
  readonly company: CompanyId;
  readonly percent: number;
}

const fineNow = (s: State1862): FineFrame => frameOf<FineFrame>(s, 'fine');

/** True if something is owed and something can be sold for it. */
const mustSell = (s: State1862): boolean => {
  const { seat, left } = fineNow(s);
  return left > 0 && startedIds(s).some((id) => blocks.some((percent) => canSell(s, seat, id, percent)));
};

/** True if something is owed and there is cash for it. */
const canPay = (s: State1862): boolean => fineNow(s).left > 0 && cashOf(s, fineNow(s).seat) > 0;

const payCash: AutoStep<State1862, Event1862> = {
  id: 'payFine',
  auto(s, emit) {
    const frame = fineNow(s);
    const amount = Math.min(frame.left, cashOf(s, frame.seat));
    pay(s, frame.seat, BANK, amount, 'fine', emit);
    frame.left -= amount;
  },
};

/** R033: sells by the usual rules, including shares bought in the round. */
const raiseCash = step<State1862, RaiseCash, Event1862>()({
  id: 'raiseCash',
  actor: (s) => fineNow(s).seat,
  fields: {
    company: oneOf(companyIds, startedIds),
    percent: oneOf(blocks, (s, a, seat) => blocks.filter((percent) => percent <= percentOf(s, a.company, seat))),
  },
  conditions: [
    must('fine.paid', [], (s) => fineNow(s).left > 0),
    must(
      'sell.notHeld',
      ['company', 'percent'],
      (s, a, seat) => a.percent <= percentOf(s, a.company, seat),
      (s, a, seat) => ({ company: a.company, held: percentOf(s, a.company, seat) }),
    ),
    must('sell.presidency', ['company', 'percent'], (s, a, seat) => canSell(s, seat, a.company, a.percent)),
  ],
  apply: (s, { company, percent }, emit, seat) => sellBlock(s, seat, company, percent, emit),
  pass() {},
  passing: [
    must(
      'fine.mustSell',
      [],
      (s) => !mustSell(s),
      (s) => ({ left: fineNow(s).left }),
    ),
  ],
});

export const fineFrame = {
  cite: '4',
  stages: { pay: payCash, sell: raiseCash },
  again: (s: State1862) => canPay(s) || mustSell(s),
  end(_: State1862, { seat, company, left }: FineFrame, emit: Emit<Event1862>) {
    if (left > 0) emit?.({ type: 'fineForgiven', seat, company, left });
  },
};
