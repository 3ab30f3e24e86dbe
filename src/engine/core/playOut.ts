// A whole game by chance, played for its end alone: nothing is asked that the next draw does not need. Whether an optional
// decision is idle shows by itself when kinds of action are drawn for it, and often it is passed before anybody asks.
import { advance, type Decision, decisionOf, isIdle } from '../flow/settle.ts';
import { type Action, PASS, type Seat } from './action.ts';
import { perform } from './apply.ts';
import type { Game } from './game.ts';
import type { Core } from './state.ts';
import type { AnyStep } from './step.ts';
import { kindsOf, pick, taken } from './wander.ts';

/** Sees each position and what is done in it, and must write to neither. Idle decisions are passed. */
type Watch<S> = (s: S, seat: Seat, action: Action) => void;

/**
 * Plays to the end, on a private copy. Any game is as likely as where each seat lets `wander` decide, though the same
 * generator gives other games: what nobody decides there is drawn here.
 */
export function playOut<S extends Core>(game: Game<S>, s: S, rng: number[], watch?: Watch<S>): void {
  while (s.flow.length > 0) {
    const decision = decisionOf(game, s);
    if (decision === null) advance(game, s, undefined);
    else {
      const action = drawn(game, s, decision, rng);
      watch?.(s, decision.seat, action);
      perform(game, s, decision.seat, action, undefined);
    }
  }
}

/** An action that is as likely as if idle decisions had been left out before: these can only be passed. */
function drawn<S extends Core>(game: Game<S>, s: S, decision: Decision<S>, rng: number[]): Action {
  // Something legal of the decision itself proves that it is not idle; an aside proves nothing.
  let idle: boolean | undefined;
  const isLeftOut = ({ aside }: AnyStep<S>) => {
    if (!decision.optional || !aside) return false;
    idle ??= isIdle(game, s, decision);
    return idle;
  };
  let action: Action | null = PASS;
  pick(kindsOf(decision), rng, (kind) => {
    action = taken(decision, kind, s, decision.seat, rng);
    return action !== null && !(kind && isLeftOut(kind));
  });
  return action;
}
