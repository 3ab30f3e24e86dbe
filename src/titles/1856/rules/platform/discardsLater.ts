// As 18xx.games plays R091 (ruling `discardTime`): companies over a new limit discard after the buyer has settled its
// loans, or at once if it can go on buying. They are asked in the order of the list.
import { stepHasChoice } from '../../../../engine/core/leaves.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { AnyStep, AutoStep } from '../../../../engine/core/step.ts';
import { top } from '../../../../engine/flow/frame.ts';
import { discarding } from '../../../../kernel/trains/discard.ts';
import { operator } from '../../../../kernel/turn.ts';
import { type Slip, stepsAt, withStagesAfter, withSteps } from '../../../../kernel/wrapping.ts';
import { companyIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { buyTrain } from '../operating/buyTrain.ts';
import { exchangeTrain } from '../operating/exchangeTrain.ts';
import { discardRules } from '../operating/phaseChange.ts';
import { withLoan } from '../operating/turn.ts';
import type { State1856 } from '../state.ts';

const isLater = (s: State1856): boolean => ruling(s, 'discardTime') === 'endOfTurn';

const { isOverLimit, checkLimits } = discarding<State1856, Event1856>({
  ...discardRules,
  order: (s) => (isLater(s) ? companyIds : discardRules.order(s)),
});

const isPurchase = ({ id }: AnyStep<State1856>): boolean => id === buyTrain.id || id === exchangeTrain.id;

/** The step with its discards put off: at once only if another train can be bought, else at the end of the turn. */
function putOff(step: AnyStep<State1856>, purchases: readonly AnyStep<State1856>[]): AnyStep<State1856> {
  const canGoOnBuying = (s: State1856): boolean => {
    const richer = withLoan(s);
    return purchases.some((purchase) => stepHasChoice(purchase, richer, operator(s)));
  };
  const isDue = (s: State1856): boolean =>
    top(s)?.kind === 'turn' && companyIds.some((company) => isOverLimit(s, company)) && canGoOnBuying(s);
  return {
    ...step,
    apply(s, a, emit, seat) {
      step.apply(s, a, emit, seat);
      if (!isLater(s)) return;
      s.flow = s.flow.filter(({ kind }) => kind !== 'discard'); // by the book they would be asked at once
      if (isDue(s)) checkLimits(s);
    },
  };
}

const discardAtEnd: AutoStep<State1856, Event1856> = { id: 'discardAtEnd', auto: (s) => checkLimits(s) };

export const discardsLater: Slip<State1856> = (game) => {
  const purchases = stepsAt(game, 'turn', 'trains').filter(isPurchase);
  const later = withSteps(game, 'turn', 'trains', (step) => (isPurchase(step) ? putOff(step, purchases) : step));
  return withStagesAfter(later, 'turn', 'forcedRedemption', { discardAtEnd });
};
