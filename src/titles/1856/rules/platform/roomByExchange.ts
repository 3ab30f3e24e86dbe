// As 18xx.games plays R090 (ruling `limitOnPurchase`): a company at its limit may buy if it could pay for an exchange.
import { ruling } from '../../../../engine/core/state.ts';
import type { AnyStep } from '../../../../engine/core/step.ts';
import { funds } from '../../../../kernel/turn.ts';
import { type Slip, withStep } from '../../../../kernel/wrapping.ts';
import { buyTrain } from '../operating/buyTrain.ts';
import { canExchange } from '../operating/supply.ts';
import { type State1856, turnOf } from '../state.ts';
import { EXCHANGE, lastType } from '../trains.ts';

const couldExchange = (s: State1856): boolean =>
  canExchange(s, turnOf(s).company) && funds(s) >= lastType(s).price - EXCHANGE;

/** The step with room for a train also if the company could pay for an exchange. */
const withRoom = (step: AnyStep<State1856>): AnyStep<State1856> => ({
  ...step,
  conditions: step.conditions.map((condition) =>
    condition.code !== 'train.limit'
      ? condition
      : {
          ...condition,
          holds: (s, a, seat) =>
            condition.holds(s, a, seat) || (ruling(s, 'limitOnPurchase') === 'notWithExchange' && couldExchange(s)),
        },
  ),
});

export const roomByExchange: Slip<State1856> = (game) => withStep(game, 'turn', 'trains', buyTrain.id, withRoom);
