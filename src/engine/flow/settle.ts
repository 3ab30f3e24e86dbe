// Settles the flow after each action: runs everything automatic until somebody must decide or the game is over.
import { PASS, type Seat } from '../core/action.ts';
import type { Emit, GameEvent, Passed } from '../core/event.ts';
import type { Game } from '../core/game.ts';
import { hasChoice } from '../core/leaves.ts';
import type { Core } from '../core/state.ts';
import { type AnyCondition, failing } from '../core/step.ts';
import { top } from './frame.ts';
import { type Offered, readyFrame } from './ready.ts';

/** A decision, with the seat that makes it. */
export interface Decision<S> extends Omit<Offered<S>, 'actor'> {
  readonly seat: Seat;
}

/** The decision the flow stands at; null when it stands at something automatic, or the game is over. */
export function decisionOf<S extends Core>(game: Game<S>, s: S): Decision<S> | null {
  const frame = top(s);
  if (!frame || frame.at === null) return null;
  const { offered } = readyFrame(game, frame.kind).stages.get(frame.at)!;
  if (!offered) return null;
  const { actor, steps, optional, readySteps, passed, passing } = offered;
  return { seat: actor(s), steps, optional, readySteps, passed, passing };
}

/** The condition that forbids passing an optional decision; undefined when nothing forbids it. */
export const heldBack = <S>({ passing, seat }: Decision<S>, s: S): AnyCondition<S> | undefined =>
  failing(passing, s, PASS, seat);

/** True if a legal action of the decision is known that is no pass and no aside: then nobody has to look for one. */
export type Proof<S> = (decision: Decision<S>) => boolean;

/** True if the flow can go on without a decision. */
export function canGoOn<S extends Core>(game: Game<S>, s: S, proof?: Proof<S>): boolean {
  if (s.flow.length === 0) return false;
  const decision = decisionOf(game, s);
  return decision === null || (decision.optional && !proof?.(decision) && isIdle(game, s, decision));
}

/**
 * True if this optional decision offers nothing and may be passed. Asides alone are no reason to wait, unless `waits`
 * says so.
 */
function isIdle<S extends Core>(game: Game<S>, s: S, decision: Decision<S>): boolean {
  const { seat, readySteps } = decision;
  if (!isBare(decision, s)) return false;
  return !(readySteps.some((ready) => ready?.isAside && hasChoice(ready, s, seat)) && isWaitedFor(game, s, decision));
}

/** `isIdle` where an aside is known to be possible: asks `waits` first, which mostly answers at once. */
export const isIdleBesideAside = <S extends Core>(game: Game<S>, s: S, decision: Decision<S>): boolean =>
  !isWaitedFor(game, s, decision) && isBare(decision, s);

/** True if nothing but asides can be done here, and nothing has to be. */
function isBare<S extends Core>(decision: Decision<S>, s: S): boolean {
  const { seat, readySteps } = decision;
  for (const ready of readySteps) if (ready && !ready.isAside && hasChoice(ready, s, seat)) return false;
  return !heldBack(decision, s);
}

const isWaitedFor = <S extends Core>(game: Game<S>, s: S, { steps }: Decision<S>): boolean =>
  readyFrame(game, top(s)!.kind).def.waits?.(s, steps) ?? false;

/** Makes one automatic move of a flow that can go on. */
export function advance<S extends Core>(game: Game<S>, s: S, emit: Emit<GameEvent>): void {
  const frame = top(s)!;
  const { def, first, stages } = readyFrame(game, frame.kind);
  if (frame.at === null) {
    if (def.again?.(s)) frame.at = first;
    else {
      s.flow.pop();
      def.end?.(s, frame, emit);
    }
    return;
  }
  const { next, auto } = stages.get(frame.at)!;
  if (auto) {
    frame.at = next; // first, so that a frame pushed by `auto` returns to the next stage
    auto(s, emit);
  } else {
    const decision = decisionOf(game, s)!;
    passOn(game, s, decision, decision.seat, true, emit);
  }
}

/** Moves the top frame on to its next stage. */
export function leaveStage<S extends Core>(game: Game<S>, s: S): void {
  const frame = top(s)!;
  frame.at = readyFrame(game, frame.kind).stages.get(frame.at!)!.next;
}

/** Leaves out the optional decision the flow stands at. */
export function passOn<S extends Core>(
  game: Game<S>,
  s: S,
  { passed }: Decision<S>,
  seat: Seat,
  forced: boolean,
  emit: Emit<GameEvent>,
): void {
  leaveStage(game, s);
  (emit as Emit<Passed>)?.({ type: 'passed', seat, step: passed!.id, forced });
  passed!.pass!(s, emit, seat);
}
