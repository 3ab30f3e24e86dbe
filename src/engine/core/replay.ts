// Replays a game from its set-up and its moves.
import type { Action, Seat } from './action.ts';
import { perform, settle } from './apply.ts';
import type { Chance } from './chance.ts';
import { checkWhole } from './check.ts';
import { copy } from './copy.ts';
import type { Emit, GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { freeze, kept, ownCopy } from './kept.ts';
import type { SetupProblem } from './options.ts';
import { isAction } from './readFields.ts';
import type { Refusal } from './refusal.ts';
import { setup, type TableChoice } from './setup.ts';
import type { Core } from './state.ts';

export interface Move {
  readonly seat: Seat;
  readonly action: unknown;
}

/** The beginning of a game: its set-up, or a position set up by hand. */
export type Beginning<S> = { readonly table: TableChoice; readonly chance: Chance } | { readonly start: S };

export interface Replay<S> {
  readonly state: S;
  readonly applied: number;
  /** The refused move, counted from 1, and its refusal. */
  readonly refused: { readonly index: number; readonly refusal: Refusal } | null;
}

/** Called with every state, the first one (index 0) included, and the events that led to it. */
export type Watch<S> = (state: S, events: readonly GameEvent[], index: number) => void;

/**
 * Checks every move. One copy goes through all of them; states are kept only for a watcher. A legal next move proves
 * that its decision was not idle, which saves looking for a choice.
 */
export function replay<S extends Core>(
  game: Game<S>,
  beginning: Beginning<S>,
  moves: readonly Move[],
  watch?: Watch<S>,
): Replay<S> | SetupProblem {
  const first = 'start' in beginning ? fromStart(beginning.start) : setup(game, beginning.table, beginning.chance);
  if (!first.ok) return first.problem;
  let { state } = first;
  watch?.(state, first.events, 0);
  const own = ownCopy(state);
  let isProven = false;
  let next = ownMove(moves[0]);
  for (let i = 0; next !== undefined; i++) {
    const { seat, action } = next;
    const refusal = isProven ? null : checkWhole(game, own, seat, action);
    if (refusal) return { state: kept(state, own), applied: i, refused: { index: i + 1, refusal } };
    const events: GameEvent[] = [];
    // copied, because the state is written to further and events must not change with it
    const emit = watch && ((e: GameEvent) => events.push(copy(e)));
    perform(game, own, seat, action as Action, emit);
    next = ownMove(moves[i + 1]);
    isProven = settleBefore(game, own, next, emit);
    if (!watch) continue;
    state = kept(state, own);
    watch(state, events, i + 1);
  }
  return { state: kept(state, own), applied: moves.length, refused: null };
}

/** Copies an action, because a step may keep parts of it and the action carried out must be the one checked. */
const ownMove = (move: Move | undefined): Move | undefined => move && { seat: move.seat, action: copy(move.action) };

/** Settles, and returns true if the next move was found legal on the way. */
function settleBefore<S extends Core>(game: Game<S>, s: S, next: Move | undefined, emit: Emit<GameEvent>): boolean {
  let isLegal = false;
  settle(game, s, emit, ({ seat, steps }) => {
    if (seat !== next?.seat || !isAction(next.action)) return false;
    const { type } = next.action;
    isLegal = steps.some(({ id, aside }) => id === type && !aside) && checkWhole(game, s, seat, next.action) === null;
    return isLegal;
  });
  return isLegal;
}

const fromStart = <S extends Core>(start: S) => ({ ok: true as const, state: freeze(copy(start)), events: [] });
