// A company buys one of its own shares back from the pool (R156, R179, R202).
import { treasury } from '../../../../engine/core/owner.ts';
import { step } from '../../../../engine/core/step.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { moveOrdinary, POOL, percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import { funds } from '../../../../kernel/turn.ts';
import type { Event1862 } from '../events.ts';
import { active, isInReceivership, must, operator, priceOf, type State1862 } from '../state.ts';
import { isForBeginners } from '../trains.ts';

export interface RedeemShare {
  readonly type: 'redeemShare';
}

const cost = (s: State1862): Money => priceOf(s, active(s));

export const redeemShare = step<State1862, RedeemShare, Event1862>()({
  id: 'redeemShare',
  actor: operator,
  fields: {},
  conditions: [
    must('redeem.beginners', [], (s) => !isForBeginners(s)),
    must('redeem.receivership', [], (s) => !isInReceivership(s, active(s))),
    must('redeem.noneInPool', [], (s) => percentOf(s, active(s), POOL) > 0),
    must(
      'redeem.tooDear',
      [],
      (s) => cost(s) <= funds(s),
      (s) => ({ price: cost(s), cash: funds(s) }),
    ),
  ],
  apply(s, _, emit) {
    const [company, price] = [active(s), cost(s)];
    emit?.({ type: 'shareRedeemed', company, price });
    pay(s, treasury(company), BANK, price, 'shares', emit);
    moveOrdinary(s, company, POOL, treasury(company), unitOf(s, company));
  },
  pass() {},
});
