// As 18xx.games plays R091 (ruling `discardTime`): companies over a new limit discard when the buyer has bought its last
// train and settled its loans; where it can go on buying, before it does.

import type { Emit } from '../../../engine/core/event.ts';
import { stepHasChoice } from '../../../engine/core/leaves.ts';
import { ruling } from '../../../engine/core/state.ts';
import type { AnyStep } from '../../../engine/core/step.ts';
import { top } from '../../../engine/flow/frame.ts';
import { companyIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { State1856 } from '../state.ts';
import { operator } from '../state.ts';
import { withLoan } from '../track/wouldOpen.ts';
import { buyTrain } from '../trains/buyTrain.ts';
import { exchangeTrain } from '../trains/exchangeTrain.ts';
import { checkTrainLimits, isOverLimit } from './limits.ts';

const purchases: readonly AnyStep<State1856>[] = [buyTrain, exchangeTrain];

function canGoOnBuying(s: State1856): boolean {
  const richer = withLoan(s);
  return purchases.some((step) => stepHasChoice(step, richer, operator(s)));
}

const isDue = (s: State1856): boolean =>
  ruling(s, 'discardTime') === 'endOfTurn' &&
  top(s)?.kind === 'turn' &&
  companyIds.some((company) => isOverLimit(s, company)) &&
  canGoOnBuying(s);

/** The same step; if it buys a train, what is too much is discarded before another can be bought. */
export const thenDiscards = (step: AnyStep<State1856>): AnyStep<State1856> =>
  purchases.every(({ id }) => id !== step.id)
    ? step
    : {
        ...step,
        apply(s, a, emit: Emit<Event1856>, seat) {
          step.apply(s, a, emit as never, seat);
          if (isDue(s)) checkTrainLimits(s);
        },
      };
