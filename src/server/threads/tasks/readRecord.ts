// Reads an imported game record: verifies it by replaying, and makes it into the rows of a table.
import { Compile } from 'typebox/compile';
import type { ErrorCode } from '../../../api/errors.ts';
import { ImportBody } from '../../../api/tables.ts';
import { isBotName } from '../../../bots/names.ts';
import { type Core, type Game, isOver, type Refusal, result, view, waiting } from '../../../engine/index.ts';
import { openRecord } from '../../../records/open.ts';
import { recordFrom } from '../../../records/read.ts';
import type { GameRecord, SeatInfo } from '../../../records/record.ts';
import { playersAt } from '../../../records/seats.ts';
import { loadGame } from '../../../titles/registry.ts';
import { Fault } from '../../http/fault.ts';
import type { KeptEntry } from '../../play/loaded.ts';
import { MOST_ENTRIES } from '../../play/tableEnd.ts';
import type { EntryRow, SnapshotRow, TableRow } from '../../store/schema.ts';
import { newRow } from '../../tables/newRow.ts';
import { oneLine } from '../../tables/oneLine.ts';
import { nobody, type Sitter } from '../../tables/rearrange.ts';
import { type Replayed, replayTree, replayWhole } from './replayTree.ts';

export interface Handed {
  /** JSON, as `ImportBody` describes it. */
  readonly body: string;
  readonly person: string;
  readonly now: number;
}

export type Read =
  | {
      readonly row: TableRow;
      readonly sitters: readonly Sitter[];
      readonly entries: readonly EntryRow[];
      readonly snapshots: readonly SnapshotRow[];
    }
  /** A fault in a form that can be sent. */
  | {
      readonly code: ErrorCode;
      readonly args: Readonly<Record<string, unknown>> | undefined;
      readonly ruled?: { readonly game: string; readonly seats: readonly string[]; readonly refusal: Refusal };
    };

const MOST_SEATS = 12;
const LONGEST_NAME = 30;

const isBody = Compile(ImportBody);

export async function readRecord(handed: Handed): Promise<Read> {
  try {
    return await read(handed);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { code, args, ruled } = error;
    return { code, args, ...(ruled && { ruled: { ...ruled, game: ruled.game.id } }) };
  }
}

async function read({ body: text, person, now }: Handed): Promise<Read> {
  const body = parsed(text);
  const { record, state: first } = await mustOpen(body.record, 0);
  const game = (await loadGame(record.game))!;
  const rowWith = (draws: readonly number[]) =>
    newRow(now, {
      game: record.game,
      rules_version: record.rulesVersion,
      options: JSON.stringify(first.options),
      rulings: JSON.stringify(first.rulings),
      players: playersAt(record.seats),
      // The draws so far are fixed; those from here on come from the server's own seed.
      start: record.start ? JSON.stringify(view(record.start)) : null,
      draws: JSON.stringify(draws),
      visibility: body.visibility ?? 'link',
      pace: JSON.stringify({ kind: 'live' }),
      one_screen: 1,
      host: person,
    });
  const { table, snapshots } = replayedOnce(game, record, rowWith) ?? (await replayedWithCare(game, record, rowWith));
  const state = endOf({ table });
  const over = isOver(state);
  return {
    row: {
      ...table.row,
      seq: table.entries.length,
      status: over ? 'over' : 'playing',
      waiting: JSON.stringify(waiting(game, state)),
      result: over ? JSON.stringify(result(game, state).worth) : null,
    },
    sitters: record.seats.map(sitterOf),
    entries: table.entries.map((entry) => rowOf(table.row.id, entry)),
    snapshots,
  };
}

function parsed(text: string) {
  let body: unknown;
  try {
    body = JSON.parse(text);
    // a name may be written with escapes
    if (/__proto__|\\u00/i.test(text)) JSON.parse(text, noPrototype);
  } catch (error) {
    throw error instanceof Fault ? error : new Fault('badRequest');
  }
  if (!isBody.Check(body)) throw new Fault('badRequest');
  return body;
}

/** Refuses a field that would change an object's prototype. */
function noPrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Fault('badRecord', { problem: 'notARecord', field: key });
  return value;
}

type RowWith = (draws: readonly number[]) => TableRow;

const endOf = ({ table }: Pick<Replayed, 'table'>): Core => table.states.get(table.heads.at(-1)!)!;

/** Replays almost any record at once: its draws are those of its line, and every entry is legal. Null for the others. */
function replayedOnce(game: Game, record: GameRecord, rowWith: RowWith): Replayed | null {
  if (record.start) return null;
  const told = replayWhole(game, rowWith(record.draws), record.entries);
  return told && endOf(told).chance.drawn.length === record.draws.length ? told : null;
}

/** Replays the line alone first, for the record's faults and draws; then all its entries. */
async function replayedWithCare(game: Game, record: GameRecord, rowWith: RowWith): Promise<Replayed> {
  const { state } = await mustOpen(record);
  return replayTree(game, rowWith(state.chance.drawn), record.entries);
}

/** The record with its final position, or the one after `at` moves; throws a fault with the reason if the record is bad. */
async function mustOpen(json: unknown, at?: number): Promise<{ record: GameRecord; state: Core }> {
  const record = recordFrom(json);
  if ('problem' in record) throw new Fault('badRecord', record);
  if (record.entries.length > MOST_ENTRIES || record.seats.length > MOST_SEATS) throw new Fault('tooLarge');
  const opened = openRecord(await loadGame(record.game), record, at === undefined ? {} : { at });
  if ('problem' in opened) throw new Fault('badRecord', opened);
  const { refused, state } = opened;
  if (refused) {
    const seats = record.seats.map((seat) => seat.name);
    const ruled = { game: opened.game, seats, refusal: refused.refusal };
    throw new Fault('badRecord', { problem: 'refused', index: refused.index }, ruled);
  }
  return { record, state };
}

const sitterOf = ({ name, kind, level }: SeatInfo): Sitter => ({
  ...nobody,
  kind: kind === 'bot' && !(level && isBotName(level)) ? 'person' : kind,
  name: oneLine(name).slice(0, LONGEST_NAME),
  level: kind === 'bot' && level && isBotName(level) ? level : null,
});

const rowOf = (table: string, { seq, seat, key, draws, at, ...what }: KeptEntry): EntryRow => ({
  ...{ game_table: table, seq, seat, key, at },
  json: JSON.stringify(what),
  draws: JSON.stringify(draws),
});
