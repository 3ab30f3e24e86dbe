// A company without a train that cannot pay for the bank's raises money: it sells own shares, or is refinanced, never both
// (R148-R152, R208-R209).
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { step } from '../../../../engine/core/step.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { moveOrdinary, POOL, percentOf } from '../../../../engine/shares/shares.ts';
import type { Event1862 } from '../events.ts';
import { beginRefinancing, refinancingMoney } from '../exchange/begin.ts';
import { moveMarker } from '../moveMarker.ts';
import { active, isLast, must, operator, priceOf, type State1862, turnOf } from '../state.ts';
import { lacksTrain, missingForTrain } from './supply.ts';

const SHARE = 10;
const refinancingOf = (s: State1862): Money => refinancingMoney(s, active(s));

/** R148: true if it has no train and lacks money for the bank's. */
const isShort = (s: State1862): boolean => lacksTrain(s, active(s)) && missingForTrain(s, active(s)) > 0;

const ownShares = (s: State1862): number => percentOf(s, active(s), treasury(active(s))) / SHARE;

/** R149: the least number of shares that brings enough at the full price, though it has no train. */
const sharesNeeded = (s: State1862): number => Math.ceil(missingForTrain(s, active(s)) / priceOf(s, active(s)));

const saleSuffices = (s: State1862): boolean => sharesNeeded(s) <= ownShares(s);

/** R209: true even if it cannot bring enough, except by the ruling `hopelessRefinancing`. */
const mayRefinance = (s: State1862): boolean =>
  ruling(s, 'hopelessRefinancing') === 'carriedOut' || refinancingOf(s) >= missingForTrain(s, active(s));

/** True if it can raise money, and so has to. */
export const canRaise = (s: State1862): boolean =>
  isShort(s) && turnOf(s).raised === null && (saleSuffices(s) || mayRefinance(s));

export interface SellTreasury {
  readonly type: 'sellTreasury';
}

export interface Refinance {
  readonly type: 'refinance';
}

/** R148: it is short of money, and goes only one way to it. */
const mayRaise = [
  must('raise.notNeeded', [], isShort),
  must('raise.once', [], (s) => turnOf(s).raised === null),
] as const;

export const sellTreasury = step<State1862, SellTreasury, Event1862>()({
  id: 'sellTreasury',
  stays: true,
  actor: operator,
  fields: {},
  conditions: [
    ...mayRaise,
    must('raise.tooFewShares', [], saleSuffices, (s) => ({ needed: sharesNeeded(s), shares: ownShares(s) })),
  ],
  apply(s, _, emit) {
    const turn = turnOf(s);
    const { company } = turn;
    const [shares, price] = [sharesNeeded(s), priceOf(s, company)];
    turn.raised = 'sale';
    emit?.({ type: 'treasurySold', company, percent: shares * SHARE, price });
    moveOrdinary(s, company, treasury(company), POOL, shares * SHARE);
    pay(s, BANK, treasury(company), shares * price, 'shares', emit);
    // R045, R149: a step for each, as if the director sold; none after the LNER
    if (!isLast(s) || ruling(s, 'treasurySaleAfterLner') === 'falls')
      moveMarker(s, { company, cause: 'soldByLeader', shares }, emit);
  },
});

export const refinance = step<State1862, Refinance, Event1862>()({
  id: 'refinance',
  stays: true,
  actor: operator,
  fields: {},
  conditions: [
    ...mayRaise,
    must('raise.hopeless', [], mayRefinance, (s) => ({
      sum: refinancingOf(s),
      missing: missingForTrain(s, active(s)),
    })),
  ],
  apply(s, _, emit) {
    turnOf(s).raised = 'refinancing';
    beginRefinancing(s, emit);
  },
});
