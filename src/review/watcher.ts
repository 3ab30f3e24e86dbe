// A watcher goes through a game move by move and tells what it finds. Each kind of finding has one.
import type { Action, Core, Game, GameEvent, Move, Seat } from '../engine/index.ts';
import type { Finding } from './finding.ts';

export interface Moment {
  /** The move, counted from 1. */
  readonly index: number;
  readonly before: Core;
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly after: Core;
  /** The move that follows in the record. */
  readonly next: Move | undefined;
}

export interface Watcher {
  see(moment: Moment): readonly Finding[];
  /** Findings that wait for the end of the game, or of its record. */
  end?(last: Core): readonly Finding[];
}

/** Steps that one search may take; without it every search goes to its end. A search cut short finds nothing. */
export interface Effort {
  readonly budget?: number;
}

/** Null for a game in which there is nothing to find. */
export type Kind = (game: Game, effort: Effort) => Watcher | null;

/** What a title adds: kinds that only its rules know. */
export interface OwnKinds {
  readonly proved?: readonly Kind[];
  readonly counted?: readonly Kind[];
  readonly further?: readonly Kind[];
}

export const none: readonly Finding[] = [];
