// After each action the engine settles: it runs what nobody decides, until somebody must decide or the game is over.
import type { Seat } from '../core/action.ts';
import type { Emit, GameEvent, Passed } from '../core/event.ts';
import type { Game } from '../core/game.ts';
import { stepHasChoice } from '../core/leaves.ts';
import type { Core } from '../core/state.ts';
import type { AnyStep } from '../core/step.ts';
import { top } from './frame.ts';

/** What is being decided, and by whom. */
export interface Decision<S> {
  readonly seat: Seat;
  readonly steps: readonly AnyStep<S>[];
  readonly optional: boolean;
}

/** The decision the flow stands at; null when it stands at something automatic, or the game is over. */
export function decisionOf<S extends Core>(game: Game<S>, s: S): Decision<S> | null {
  const frame = top(s);
  if (!frame) return null;
  const stage = game.frames[frame.kind]!.steps[frame.step];
  if (stage === undefined || 'auto' in stage) return null;
  const steps = Array.isArray(stage) ? (stage as readonly AnyStep<S>[]) : [stage as AnyStep<S>];
  return { seat: steps[0]!.actor(s), steps, optional: steps.some((step) => step.pass !== undefined) };
}

/** Whether the flow can go on without anybody. */
export function restless<S extends Core>(game: Game<S>, s: S): boolean {
  if (s.flow.length === 0) return false;
  const decision = decisionOf(game, s);
  return decision === null || isIdle(decision, s);
}

/** An optional decision with nothing to choose from. */
const isIdle = <S extends Core>({ seat, steps, optional }: Decision<S>, s: S): boolean =>
  optional && !steps.some((step) => stepHasChoice(step, s, seat));

/** One automatic move of a restless flow. */
export function advance<S extends Core>(game: Game<S>, s: S, emit: Emit<GameEvent>): void {
  const frame = top(s)!;
  const def = game.frames[frame.kind]!;
  const stage = def.steps[frame.step];
  if (stage === undefined) {
    if (def.again?.(s)) frame.step = 0;
    else {
      s.flow.pop();
      def.end?.(s, frame, emit);
    }
  } else if ('auto' in stage) {
    frame.step += 1; // first, so that what `auto` pushes comes back to the next step
    stage.auto(s, emit);
  } else {
    const decision = decisionOf(game, s)!;
    passOn(s, decision, decision.seat, true, emit);
  }
}

/** Leaves out the optional decision the flow stands at. */
export function passOn<S extends Core>(
  s: S,
  decision: Decision<S>,
  seat: Seat,
  forced: boolean,
  emit: Emit<GameEvent>,
): void {
  const step = decision.steps.find((d) => d.pass)!;
  top(s)!.step += 1;
  (emit as Emit<Passed>)?.({ type: 'passed', seat, step: step.id, forced });
  step.pass!(s, emit, seat);
}
