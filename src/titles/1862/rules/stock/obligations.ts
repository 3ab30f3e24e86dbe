// Who has won a charter and not floated its company by the end of the stock round is fined (R031-R033, R188-R189).
import type { Emit } from '../../../../engine/core/event.ts';
import { seatsFrom } from '../../../../engine/core/seats.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { push } from '../../../../engine/flow/frame.ts';
import { BANK, cashOf, type Money, pay } from '../../../../engine/money/bank.ts';
import { certificatesHeld, certificatesOf } from '../../../../engine/shares/shares.ts';
import type { Event1862 } from '../events.ts';
import { backToIpo } from '../restart.ts';
import { type Obligation, own, type State1862, saleValue } from '../state.ts';

/** R031: five times the price. */
export const fineFor = (s: State1862, { company }: Obligation): Money => 5 * own(s, company).ipo;

/** From the player who had priority on, and the first won first. */
const inOrder = (s: State1862): Obligation[] =>
  seatsFrom(s, s.priority).flatMap((seat) => s.obligations.filter((obligation) => obligation.seat === seat));

/**
 * R032: nothing; by the ruling `obligationRefund` his certificates of the company, the director's last, one after the other
 * until they cover what is left.
 */
function creditFor(s: State1862, { company, seat }: Obligation, left: Money): Money {
  if (ruling(s, 'obligationRefund') === 'none') return 0;
  const { percents } = certificatesOf(s, company);
  let credit = 0;
  for (const number of certificatesHeld(s, company, seat).toReversed())
    if (credit < left) credit += (percents[number]! / 10) * saleValue(s, company);
  return credit;
}

/** Gives what is still owed. More credit than was owed is paid back. */
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
