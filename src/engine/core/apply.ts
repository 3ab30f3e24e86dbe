// Carrying an action out, in two ways: for people (immutable, with events) and for bots (in place, without events).
import { Immer } from 'immer';
import { advance, decisionOf, leaveStage, passOn, restless } from '../flow/settle.ts';
import { type Action, PASS, type Seat } from './action.ts';
import { checkWhole } from './check.ts';
import { copy } from './copy.ts';
import type { Emit, GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { plain } from './plain.ts';
import type { Refusal } from './refusal.ts';
import type { Core } from './state.ts';

export type Outcome<S> =
  | { readonly ok: true; readonly state: S; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

const immer = new Immer({ autoFreeze: true });

/** A flow that has not come to rest after this many automatic moves is a bug in its game. */
const RESTLESS = 10_000;

/** The state after this action, sharing all that did not change with the state before; or why it is refused. */
export function apply<S extends Core>(game: Game<S>, s: S, seat: Seat, action: unknown): Outcome<S> {
  const done = preview(game, s, seat, action);
  if (!done.ok) return done;
  const events = [...done.events];
  return { ok: true, state: settled(game, done.state, (e) => events.push(e)), events };
}

/** What this action does by itself, before anything automatic follows: the cost and effect to show beforehand. */
export function preview<S extends Core>(game: Game<S>, s: S, seat: Seat, action: unknown): Outcome<S> {
  const refusal = checkWhole(game, s, seat, action);
  if (refusal) return { ok: false, refusal };
  const own = copy(action as Action); // a step may keep parts of the action, so they must not belong to the caller
  const events: GameEvent[] = [];
  return { ok: true, state: write(s, (draft) => perform(game, draft, seat, own, (e) => events.push(e))), events };
}

/** The same steps on a private copy: no check, no events, no freezing. For actions that come from `choices`. */
export function applyInPlace<S extends Core>(game: Game<S>, s: S, seat: Seat, action: Action): void {
  perform(game, s, seat, action, undefined);
  let left = RESTLESS;
  while (restless(game, s)) {
    advance(game, s, undefined);
    if (--left === 0) throw new Error(`${game.id} does not come to rest`);
  }
}

/** Runs everything that nobody decides. Conditions are asked of plain states, never of drafts. */
export function settled<S extends Core>(game: Game<S>, s: S, emit: Emit<GameEvent>): S {
  let state = s;
  for (let left = RESTLESS; restless(game, state); left--) {
    if (left === 0) throw new Error(`${game.id} does not come to rest`);
    state = moveOn(game, state, emit);
  }
  return state;
}

/** One automatic move of a flow that is not at rest. */
export const moveOn = <S extends Core>(game: Game<S>, s: S, emit: Emit<GameEvent>): S =>
  write(s, (draft) => advance(game, draft, emit));

function perform<S extends Core>(game: Game<S>, s: S, seat: Seat, action: Action, emit: Emit<GameEvent>): void {
  const decision = decisionOf(game, plain(s))!;
  const step = decision.steps.find((d) => d.id === action.type);
  if (!step && action.type === PASS.type) passOn(game, s, decision, seat, false, emit);
  else {
    // first, so that a frame pushed by `apply` returns to the next stage
    if (!step!.stays && !step!.aside) leaveStage(game, s);
    step!.apply(s, action, emit, seat);
  }
}

const write = <S extends Core>(s: S, recipe: (draft: S) => void): S =>
  immer.produce(s, (draft: unknown) => {
    recipe(draft as S);
  });
