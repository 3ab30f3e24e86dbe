// A company without a train that cannot pay for the bank's raises money: it sells own shares, or is refinanced, never both
// (R148-R152, R208-R209).
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { moveOrdinary, POOL, percentOf } from '../../../../engine/shares/shares.ts';
import type { Event1862 } from '../events.ts';
import { beginRefinancing, refinancingMoney } from '../exchange/refinancing.ts';
import { moveMarker } from '../prices.ts';
import { must } from '../rules.ts';
import { hasTrain, isInReceivership, isLast, operator, priceOf, type State1862, turnOf } from '../state.ts';
import { missingForTrain } from './supply.ts';

const SHARE = 10;
const refinancingOf = (s: State1862): Money => refinancingMoney(s, turnOf(s).company);

/** R148: it has a director and no train, and lacks money for the bank's. */
function isShort(s: State1862): boolean {
  const { company } = turnOf(s);
  return !hasTrain(s, company) && !isInReceivership(s, company) && missingForTrain(s, company) > 0;
}

const ownShares = (s: State1862): number => percentOf(s, turnOf(s).company, treasury(turnOf(s).company)) / SHARE;

/** R149: the least number of shares that brings enough at the full price, though it has no train. */
const sharesNeeded = (s: State1862): number =>
  Math.ceil(missingForTrain(s, turnOf(s).company) / priceOf(s, turnOf(s).company));

const saleSuffices = (s: State1862): boolean => sharesNeeded(s) <= ownShares(s);

/** R209: it is carried out even if it cannot bring enough; by the ruling `hopelessRefinancing` it is not. */
const mayRefinance = (s: State1862): boolean =>
  ruling(s, 'hopelessRefinancing') === 'carriedOut' || refinancingOf(s) >= missingForTrain(s, turnOf(s).company);

/** Whether there is a way to money that it has to go. */
export const canRaise = (s: State1862): boolean =>
  isShort(s) && turnOf(s).raised === null && (saleSuffices(s) || mayRefinance(s));

export interface SellTreasury {
  readonly type: 'sellTreasury';
}

export interface Refinance {
  readonly type: 'refinance';
}

const isNeeded = () =>
  must<State1862, SellTreasury | Refinance, 'raise.notNeeded'>('raise.notNeeded', [], isShort, (s) => ({
    company: turnOf(s).company,
  }));

const isFirst = () =>
  must<State1862, SellTreasury | Refinance, 'raise.once'>(
    'raise.once',
    [],
    (s) => turnOf(s).raised === null,
    (s) => ({ company: turnOf(s).company }),
  );

export const sellTreasury: Step<State1862, SellTreasury, Event1862> = {
  id: 'sellTreasury',
  stays: true,
  actor: operator,
  fields: {},
  conditions: [
    isNeeded(),
    isFirst(),
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
};

export const refinance: Step<State1862, Refinance, Event1862> = {
  id: 'refinance',
  stays: true,
  actor: operator,
  fields: {},
  conditions: [
    isNeeded(),
    isFirst(),
    must('raise.hopeless', [], mayRefinance, (s) => ({
      sum: refinancingOf(s),
      missing: missingForTrain(s, turnOf(s).company),
    })),
  ],
  apply(s, _, emit) {
    turnOf(s).raised = 'refinancing';
    beginRefinancing(s, emit);
  },
};
