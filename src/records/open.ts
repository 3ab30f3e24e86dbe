// Opening a record: finds its game, brings its actions up to date, and replays its live line.
import {
  type Beginning,
  type Core,
  following,
  type Game,
  type Move,
  OutOfDraws,
  type Replay,
  replay,
  type SetupProblem,
  type Watch,
} from '../engine/index.ts';
import { liveLine } from './liveLine.ts';
import type { GameRecord, RecordProblem } from './record.ts';
import { hasItsAutomata, playersAt } from './seats.ts';
import { isSound, startOf } from './start.ts';
import { upToDate } from './upToDate.ts';

export interface Opened extends Replay<Core> {
  readonly game: Game;
  /** Moves on the live line. */
  readonly actions: number;
}

export interface HowToOpen {
  /** Stop after this many moves. */
  readonly at?: number;
  readonly watch?: Watch<Core>;
}

/** `game`: the record's game, or undefined if there is none of that name. */
export function openRecord(
  game: Game | undefined,
  record: GameRecord,
  { at, watch }: HowToOpen = {},
): Opened | RecordProblem | SetupProblem {
  if (!game) return { problem: 'unknownGame', game: record.game };
  if (record.rulesVersion > game.rulesVersion)
    return { problem: 'newerRules', game: game.id, version: record.rulesVersion, known: game.rulesVersion };
  if (!hasItsAutomata(game, record.seats)) return { problem: 'notARecord', field: 'seats' };
  const moves = movesOf(game, record);
  const beginning = beginningOf(game, record);
  if ('problem' in beginning) return beginning;
  try {
    const told = replay(game, beginning, moves.slice(0, at), watch);
    if ('problem' in told) return told;
    // Faults hidden in the frames of a start show only when it is played.
    if (record.start && !isSound(game, told.state)) return { problem: 'badStart' };
    return { ...told, game, actions: moves.length };
  } catch (error) {
    return faultOf(record, error);
  }
}

/** The moves of the live line, in today's shape. */
export const movesOf = (game: Game, record: GameRecord): readonly Move[] =>
  liveLine(record.entries).map((move) => ({ ...move, action: upToDate(game, record.rulesVersion, move.action) }));

function beginningOf(game: Game, record: GameRecord): Beginning<Core> | RecordProblem {
  if (record.start) {
    const start = startOf(game, record);
    return 'problem' in start ? start : { start };
  }
  const asked = { ...record.options, ...record.rulings };
  const table = { players: playersAt(record.seats), asked, rulesVersion: record.rulesVersion };
  return { table, chance: following(record.draws, record.seed) };
}

/**
 * Chance throws when a record's draws run out or do not fit: a fault of the record. So is any error on the way from a
 * position set up by hand.
 */
function faultOf(record: GameRecord, error: unknown): RecordProblem {
  if (error instanceof OutOfDraws) return { problem: 'badDraws' };
  if (record.start) return { problem: 'badStart' };
  throw error;
}
