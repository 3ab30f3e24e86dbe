// A slip of 18xx.games (ruling `interestNoRun`, R068): a company without a run pays its interest only after the next action
// of its turn, and not at all without one.
import type { Emit } from '../../../../engine/core/event.ts';
import { stepHasChoice } from '../../../../engine/core/leaves.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { AnyStep } from '../../../../engine/core/step.ts';
import type { FrameDef } from '../../../../engine/flow/frame.ts';
import { operator } from '../../../../kernel/turn.ts';
import { type Slip, stepsAt, withAuto, withFrame, withSteps, wrapped } from '../../../../kernel/wrapping.ts';
import type { Event1856 } from '../events.ts';
import { buyPrivate } from '../operating/asides.ts';
import { buyTrain } from '../operating/buyTrain.ts';
import { exchangeTrain } from '../operating/exchangeTrain.ts';
import { collectInterest, redeemLoan, takeLoan } from '../operating/loans.ts';
import { isStarted, type State1856, turnOf } from '../state.ts';

type Steps = readonly AnyStep<State1856>[];

const isLate = (s: State1856): boolean => ruling(s, 'interestNoRun') === 'afterNextAction';
const isDue = (s: State1856): boolean => s.flow.some((frame) => frame.kind === 'turn') && turnOf(s).interestLate;

/** Takes late interest. An open offer is answered first, so that the money offered is still there. */
function collectLate(s: State1856, emit: Emit<Event1856>): void {
  if (!isDue(s) || s.flow.at(-1)!.kind === 'offer' || !isStarted(s, turnOf(s).company)) return;
  turnOf(s).interestLate = false;
  collectInterest(s, emit);
}

/** Steps that 18xx.games waits for in the stage of trains, and in that of loans. */
const withTrains: readonly string[] = [buyTrain.id, exchangeTrain.id, redeemLoan.id];
const withLoans: readonly string[] = [redeemLoan.id, takeLoan.id, buyPrivate.id];

/** The step followed by late interest; after a pass only if there was something to pass up. */
export const thenInterest =
  (steps: Steps) =>
  (step: AnyStep<State1856>): AnyStep<State1856> => ({
    ...step,
    apply(s, a, emit, seat) {
      step.apply(s, a, emit, seat);
      collectLate(s, emit);
    },
    ...(step.pass && {
      pass(s: State1856, emit: Emit<Event1856>, seat: number) {
        const ids = step.id === buyTrain.id ? withTrains : withLoans;
        const waited = isDue(s) && steps.some((one) => ids.includes(one.id) && stepHasChoice(one, s, operator(s)));
        step.pass!(s, emit as never, seat);
        if (waited) collectLate(s, emit);
      },
    }),
  });

/** 18xx.games waits once more after the trains, for loans. */
const waitsForLoans =
  ({ waits }: FrameDef<State1856>) =>
  (s: State1856, open: Steps): boolean => {
    const ids = open.map(({ id }) => id);
    if (isLate(s) && ids.includes(redeemLoan.id)) return !ids.includes(buyTrain.id);
    return waits!(s, open);
  };

const inTurn: Slip<State1856> = (game) => {
  const { asides } = game.frames.turn!;
  const change = thenInterest([...stepsAt(game, 'turn', 'trains'), ...asides!]);
  const changed = withSteps(withSteps(game, 'turn', 'trains', change), 'turn', 'loans', change);
  return withFrame(changed, 'turn', (turn) => ({ asides: asides!.map(change), waits: waitsForLoans(turn) }));
};

const putOff: Slip<State1856> = (game) =>
  withAuto(game, 'turn', 'payInterest', (inner) => (s, emit) => {
    if (!turnOf(s).ran && isLate(s)) turnOf(s).interestLate = true;
    else inner(s, emit);
  });

/** Takes late interest after the answer to an offer. */
const afterOffer: Slip<State1856> = (game) =>
  withFrame(game, 'offer', () => ({ end: (s, _, emit: Emit<Event1856>) => collectLate(s, emit) }));

export const lateInterest: Slip<State1856> = (game) => wrapped(game, [inTurn, putOff, afterOffer]);
