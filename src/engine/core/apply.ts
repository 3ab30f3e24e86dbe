// Carrying an action out, in two ways: for people (checked, with events, on a copy that becomes the next state) and for
// bots (in place, unchecked, without events).
import { advance, canGoOn, decisionOf, leaveStage, type Proof, passOn } from '../flow/settle.ts';
import { type Action, PASS, type Seat } from './action.ts';
import { checkWhole } from './check.ts';
import { copy } from './copy.ts';
import type { Emit, GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { kept, ownCopy } from './kept.ts';
import type { Refusal } from './refusal.ts';
import type { Core } from './state.ts';
import { type ReadyStep, readyStep } from './step.ts';

export type Outcome<S> =
  | { readonly ok: true; readonly state: S; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** A flow that has not come to rest after this many automatic moves is a bug in its game. */
const MOST_MOVES = 10_000;

/** Carries an action out: the next state, sharing all unchanged parts with the state before, or the refusal. */
export const apply = <S extends Core>(game: Game<S>, s: S, seat: Seat, action: unknown): Outcome<S> =>
  carriedOut(game, s, seat, action, (own, emit) => settle(game, own, emit));

/** Carries out the action alone, before anything automatic follows: its cost and effect, to show beforehand. */
export const preview = <S extends Core>(game: Game<S>, s: S, seat: Seat, action: unknown): Outcome<S> =>
  carriedOut(game, s, seat, action);

function carriedOut<S extends Core>(
  game: Game<S>,
  s: S,
  seat: Seat,
  action: unknown,
  then?: (own: S, emit: Emit<GameEvent>) => void,
): Outcome<S> {
  const refusal = checkWhole(game, s, seat, action);
  if (refusal) return { ok: false, refusal };
  const events: GameEvent[] = [];
  const emit = (e: GameEvent) => events.push(e);
  const own = ownCopy(s);
  perform(game, own, seat, copy(action as Action), emit);
  then?.(own, emit);
  return { ok: true, state: kept(s, own), events };
}

/**
 * `apply` on a private copy: no check, no freezing, events for a listener alone. For actions that come from `choices`. An
 * event may share data with the state: it is read at once.
 */
export function applyInPlace<S extends Core>(
  game: Game<S>,
  s: S,
  seat: Seat,
  action: Action,
  emit?: Emit<GameEvent>,
): void {
  perform(game, s, seat, action, emit);
  settle(game, s, emit);
}

/** `preview` in place, for an action that was checked: on a private copy of the state, without events. */
export const actInPlace = <S extends Core>(game: Game<S>, s: S, seat: Seat, action: Action): void =>
  perform(game, s, seat, copy(action), undefined);

/** Runs everything that nobody decides, in place. */
export function settle<S extends Core>(game: Game<S>, s: S, emit: Emit<GameEvent>, proof?: Proof<S>): void {
  for (let left = MOST_MOVES; canGoOn(game, s, proof); left--) {
    if (left === 0) throw new Error(`${game.id} does not come to rest`);
    advance(game, s, emit);
  }
}

/** Makes one automatic move of a flow that is not at rest. */
export function moveOn<S extends Core>(game: Game<S>, s: S, emit: Emit<GameEvent>): S {
  const own = ownCopy(s);
  advance(game, own, emit);
  return kept(s, own);
}

/** `moveOn` in place, without events. */
export const moveOnInPlace = <S extends Core>(game: Game<S>, s: S): void => advance(game, s, undefined);

/** Carries out an action that was checked, in place. A step may keep parts of the action: they must be its own. */
export function perform<S extends Core>(game: Game<S>, s: S, seat: Seat, action: Action, emit: Emit<GameEvent>): void {
  const decision = decisionOf(game, s)!;
  const step = decision.steps.find((d) => d.id === action.type);
  if (step) take(game, s, readyStep(step), seat, action, emit);
  else if (action.type === PASS.type) passOn(game, s, decision, seat, false, emit);
  else throw new Error(`${action.type} is not decided here`);
}

/** `perform` where the step is known. */
export function take<S extends Core>(
  game: Game<S>,
  s: S,
  ready: ReadyStep<S>,
  seat: Seat,
  action: Action,
  emit: Emit<GameEvent>,
): void {
  // first, so that a frame pushed by `apply` returns to the next stage
  if (!ready.keepsStage) leaveStage(game, s);
  ready.apply(s, action, emit, seat);
}
