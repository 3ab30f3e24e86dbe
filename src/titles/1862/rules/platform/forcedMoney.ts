// As 18xx.games plays R148 (ruling `forcedMoney`): a company that can buy no train and has only one way to raise money
// takes it unasked, right after its dividend.
import { stepHasChoice } from '../../../../engine/core/leaves.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { AnyStep, AutoStep } from '../../../../engine/core/step.ts';
import { type Slip, withStagesBefore } from '../../../../kernel/wrapping.ts';
import type { Event1862 } from '../events.ts';
import { buyTrain } from '../operating/buyTrain.ts';
import { type Refinance, refinance, type SellTreasury, sellTreasury } from '../operating/raiseCash.ts';
import { isInReceivership, operator, type State1862, turnOf } from '../state.ts';

const isOpen = (s: State1862, step: AnyStep<State1862>): boolean => stepHasChoice(step, s, operator(s));

/** The only way to raise money, if it is taken unasked; null otherwise. */
function theOnlyWay(s: State1862): 'sell' | 'refinance' | null {
  if (ruling(s, 'forcedMoney') !== 'byItself' || isInReceivership(s, turnOf(s).company)) return null;
  if (isOpen(s, buyTrain)) return null;
  const [sells, refinances] = [isOpen(s, sellTreasury), isOpen(s, refinance)];
  return sells === refinances ? null : sells ? 'sell' : 'refinance';
}

export const raisesByItself = (s: State1862): boolean => theOnlyWay(s) !== null;

const goTheOnlyWay: AutoStep<State1862, Event1862> = {
  id: 'goTheOnlyWay',
  auto(s, emit) {
    const way = theOnlyWay(s);
    if (way === 'sell') sellTreasury.apply(s, { type: 'sellTreasury' } satisfies SellTreasury, emit, operator(s));
    if (way === 'refinance') refinance.apply(s, { type: 'refinance' } satisfies Refinance, emit, operator(s));
  },
};

export const forcedMoney: Slip<State1862> = (game) => withStagesBefore(game, 'turn', 'trains', { goTheOnlyWay });
