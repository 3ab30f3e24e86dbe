// A slip of 18xx.games (ruling `interestNoRun`): a company without a run pays its interest only after the next action of
// its turn, and never where there is none.
import type { Emit } from '../../../engine/core/event.ts';
import { stepHasChoice } from '../../../engine/core/leaves.ts';
import { ruling } from '../../../engine/core/state.ts';
import type { AnyStep } from '../../../engine/core/step.ts';
import type { FrameDef } from '../../../engine/flow/frame.ts';
import type { Event1856 } from '../events.ts';
import { buyPrivate } from '../privates/buyPrivate.ts';
import { isStarted, operator, type State1856, turnOf } from '../state.ts';
import { buyTrain } from '../trains/buyTrain.ts';
import { exchangeTrain } from '../trains/exchangeTrain.ts';
import { collectInterest } from './interest.ts';
import { redeemLoan } from './redeemLoan.ts';
import { takeLoan } from './takeLoan.ts';

/**
 * Where everything that may be done at any time is waited for, there being no later moment: with the trains. That
 * platform waits once more after them, for loans.
 */
export const isLastStage = (s: State1856, ids: readonly string[]): boolean =>
  ruling(s, 'interestNoRun') === 'afterNextAction'
    ? ids.includes(redeemLoan.id) && !ids.includes(buyTrain.id)
    : ids.includes(buyTrain.id);

const isDue = (s: State1856): boolean => s.flow.some((frame) => frame.kind === 'turn') && turnOf(s).interestLate;

/** An offer comes first: what is offered must be there when it is answered. */
const collectLate = (s: State1856, emit: Emit<Event1856>): void => {
  if (isDue(s) && s.flow.at(-1)!.kind !== 'offer' && isStarted(s, turnOf(s).company)) collectInterest(s, emit);
};

/** The same frame, with interest that is late taken when it is over. */
export const thenCollects = (frame: FrameDef<State1856>): FrameDef<State1856> => ({
  ...frame,
  end: (s, _, emit: Emit<Event1856>) => collectLate(s, emit),
});

/** What that platform waits for with the trains, and with the loans. */
const withTrains: readonly AnyStep<State1856>[] = [buyTrain, exchangeTrain, redeemLoan];
const withLoans: readonly AnyStep<State1856>[] = [redeemLoan, takeLoan, buyPrivate];

const isWaitedFor = (s: State1856, steps: readonly AnyStep<State1856>[]): boolean =>
  isDue(s) && steps.some((step) => stepHasChoice(step, s, operator(s)));

/** The same step, with interest that is late taken after it; after a pass only where there was something to leave out. */
export const thenInterest = (step: AnyStep<State1856>): AnyStep<State1856> => ({
  ...step,
  apply(s, a, emit, seat) {
    step.apply(s, a, emit, seat);
    collectLate(s, emit);
  },
  ...(step.pass && {
    pass(s: State1856, emit: Emit<Event1856>, seat: number) {
      const waited = isWaitedFor(s, step.id === buyTrain.id ? withTrains : withLoans);
      step.pass!(s, emit as never, seat);
      if (waited) collectLate(s, emit);
    },
  }),
});
