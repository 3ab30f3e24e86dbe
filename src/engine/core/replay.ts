// A game told again from its set-up and its moves.
import { freeze } from 'immer';
import type { Seat } from './action.ts';
import { apply } from './apply.ts';
import type { Chance } from './chance.ts';
import { copy } from './copy.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import type { SetupProblem } from './options.ts';
import type { Refusal } from './refusal.ts';
import { setup, type TableChoice } from './setup.ts';
import type { Core } from './state.ts';

export interface Move {
  readonly seat: Seat;
  readonly action: unknown;
}

/** Where a game begins: at its set-up, or at a position set up by hand. */
export type Beginning<S> = { readonly table: TableChoice; readonly chance: Chance } | { readonly start: S };

export interface Replay<S> {
  readonly state: S;
  readonly applied: number;
  /** The move that was refused, counted from 1, and why. */
  readonly refused: { readonly index: number; readonly refusal: Refusal } | null;
}

/** Called with every state, the first one (index 0) included, and the events that led to it. */
export type Watch<S> = (state: S, events: readonly GameEvent[], index: number) => void;

export function replay<S extends Core>(
  game: Game<S>,
  beginning: Beginning<S>,
  moves: readonly Move[],
  watch?: Watch<S>,
): Replay<S> | SetupProblem {
  const first = 'start' in beginning ? fromStart(beginning.start) : setup(game, beginning.table, beginning.chance);
  if (!first.ok) return first.problem;
  let state = first.state;
  watch?.(state, first.events, 0);
  for (const [i, move] of moves.entries()) {
    const outcome = apply(game, state, move.seat, move.action);
    if (!outcome.ok) return { state, applied: i, refused: { index: i + 1, refusal: outcome.refusal } };
    state = outcome.state;
    watch?.(state, outcome.events, i + 1);
  }
  return { state, applied: moves.length, refused: null };
}

const fromStart = <S extends Core>(start: S) => ({ ok: true as const, state: freeze(copy(start), true), events: [] });
