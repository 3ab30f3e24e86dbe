// A company buys one of its own shares back from the pool (R156, R179, R202).
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, cashOf, type Money, pay } from '../../../../engine/money/bank.ts';
import { moveOrdinary, POOL, percentOf } from '../../../../engine/shares/shares.ts';
import type { Event1862 } from '../events.ts';
import { must } from '../rules.ts';
import { isInReceivership, operator, priceOf, type State1862, turnOf } from '../state.ts';
import { isForBeginners } from '../trains.ts';

export interface RedeemShare {
  readonly type: 'redeemShare';
}

const SHARE = 10;
const price = (s: State1862): Money => priceOf(s, turnOf(s).company);
const funds = (s: State1862): Money => cashOf(s, treasury(turnOf(s).company));
const company = (s: State1862) => ({ company: turnOf(s).company });

export const redeemShare: Step<State1862, RedeemShare, Event1862> = {
  id: 'redeemShare',
  actor: operator,
  fields: {},
  conditions: [
    must('redeem.beginners', [], (s) => !isForBeginners(s)),
    must('redeem.receivership', [], (s) => !isInReceivership(s, turnOf(s).company), company),
    must('redeem.noneInPool', [], (s) => percentOf(s, turnOf(s).company, POOL) > 0, company),
    must(
      'redeem.tooDear',
      [],
      (s) => price(s) <= funds(s),
      (s) => ({ price: price(s), cash: funds(s) }),
    ),
  ],
  apply(s, _, emit) {
    const { company: id } = turnOf(s);
    emit?.({ type: 'shareRedeemed', company: id, price: price(s) });
    pay(s, treasury(id), BANK, price(s), 'shares', emit);
    moveOrdinary(s, id, POOL, treasury(id), SHARE);
  },
  pass() {},
};
