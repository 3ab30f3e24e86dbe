// Opening a record: its game found, its actions brought up to date, its live line replayed.
import { following } from '../engine/core/chance.ts';
import { choices } from '../engine/core/choices.ts';
import type { Game, Migration } from '../engine/core/game.ts';
import type { SetupProblem } from '../engine/core/options.ts';
import { waiting } from '../engine/core/play.ts';
import { type Beginning, type Move, type Replay, replay, type Watch } from '../engine/core/replay.ts';
import { setup } from '../engine/core/setup.ts';
import type { Core } from '../engine/core/state.ts';
import { liveLine } from './liveLine.ts';
import type { GameRecord, RecordProblem } from './record.ts';

export interface Opened extends Replay<Core> {
  readonly game: Game;
  /** How many moves the live line has. */
  readonly actions: number;
}

export interface HowToOpen {
  /** Stop after this many moves. */
  readonly at?: number;
  readonly watch?: Watch<Core>;
}

/** `game` is the record's own, or undefined where there is none of that name. */
export function openRecord(
  game: Game | undefined,
  record: GameRecord,
  { at, watch }: HowToOpen = {},
): Opened | RecordProblem | SetupProblem {
  if (!game) return { problem: 'unknownGame', game: record.game };
  if (record.rulesVersion > game.rulesVersion)
    return { problem: 'newerRules', game: game.id, version: record.rulesVersion, known: game.rulesVersion };
  const moves = migrated(liveLine(record.entries), record.rulesVersion, game.migrations ?? []);
  const beginning = beginningOf(game, record);
  if ('problem' in beginning) return beginning;
  const told = overdrawn(() => replay(game, beginning, moves.slice(0, at), watch));
  return 'problem' in told ? told : { ...told, game, actions: moves.length };
}

function beginningOf(game: Game, record: GameRecord): Beginning<Core> | RecordProblem {
  if (record.start) return isPosition(game, record) ? { start: record.start } : { problem: 'badStart' };
  const asked = { ...record.options, ...record.rulings };
  const table = { players: record.seats.length, asked, rulesVersion: record.rulesVersion };
  return { table, chance: following(record.draws, record.seed) };
}

/** A position set up by hand is anybody's JSON: it must balance, and somebody must be able to go on from it. */
function isPosition(game: Game, { start, seats, rulesVersion }: GameRecord): boolean {
  try {
    const s = start!;
    if (s.game !== game.id || s.players !== seats.length || s.rulesVersion !== rulesVersion) return false;
    const fresh = setup(game, { players: s.players }, following([], 'shape'));
    if (!fresh.ok || Object.keys(fresh.state).some((key) => !Object.hasOwn(s, key))) return false;
    if (game.audit(s) !== null) return false;
    return waiting(game, s).every((seat) => choices(game, s, seat).length > 0);
  } catch {
    return false;
  }
}

/** Chance throws when a record's draws run out or do not fit: that is a fault of the record. */
function overdrawn<T>(tell: () => T): T | RecordProblem {
  try {
    return tell();
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'badDraws' };
    throw error;
  }
}

/** Actions of an older shape, rewritten step by step. */
function migrated(moves: readonly Move[], from: number, migrations: readonly Migration[]): Move[] {
  const due = migrations.filter((m) => m.to > from).sort((a, b) => a.to - b.to);
  return moves.map((move) => ({ ...move, action: due.reduce((action, m) => m.up(action), move.action) }));
}
