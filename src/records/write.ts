// Making a record of a game.
import { type Core, type Game, isOver, result } from '../engine/index.ts';
import { type Entry, FORMAT_VERSION, type GameRecord, type SeatInfo } from './record.ts';

export interface Told {
  readonly seats: readonly SeatInfo[];
  readonly entries: readonly Entry[];
  /** Absent while a game is in progress: it would reveal the chance to come. */
  readonly seed?: string;
  readonly start?: Core;
}

/** The record of a game at this state. */
export function recordOf(game: Game, state: Core, { seats, entries, seed, start }: Told): GameRecord {
  return {
    format: 'binario',
    version: FORMAT_VERSION,
    game: game.id,
    rulesVersion: state.rulesVersion,
    shape: state.shape,
    options: state.options,
    rulings: state.rulings,
    seats,
    draws: state.chance.drawn,
    ...(seed === undefined ? {} : { seed }),
    ...(start === undefined ? {} : { start }),
    entries,
    ...(isOver(state) ? { result: result(game, state).worth } : {}),
  };
}
