// A game record becomes a one-screen table: verified by playing it again, and played on with the server's own chance.
import type { Static } from 'typebox';
import type { ImportBody } from '../../api/tables.ts';
import { isLevel } from '../../bots/levels.ts';
import { type Core, type Game, isOver, result, view, waiting } from '../../engine/index.ts';
import { loadGame } from '../../games/registry.ts';
import { openRecord } from '../../records/open.ts';
import { recordFrom } from '../../records/read.ts';
import type { GameRecord, SeatInfo } from '../../records/record.ts';
import { playersAt } from '../../records/seats.ts';
import { Fault } from '../http/fault.ts';
import { change, type House } from '../play/house.ts';
import { headOf, type KeptEntry, type Loaded } from '../play/loaded.ts';
import { stateOf } from '../play/position.ts';
import { putSnapshot, snapshotOf } from '../play/snapshots.ts';
import type { EntryRow, TableRow } from '../store/schema.ts';
import { newRow, putTable } from './newTable.ts';
import { oneLine } from './oneLine.ts';
import { nobody, type Sitter } from './rearrange.ts';
import { replayTree, replayWhole } from './replayTree.ts';

/** Far more than any game has. */
const MOST_ENTRIES = 5000;
const MOST_SEATS = 12;
const LONGEST_NAME = 30;
const CHUNK = 500;

export async function importRecord(house: House, person: string, body: Static<typeof ImportBody>): Promise<string> {
  const { record, state: first } = await mustOpen(body.record, 0);
  const game = (await loadGame(record.game))!;
  const rowWith = (draws: readonly number[]) =>
    newRow(house.now(), {
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
  const table = (await replayedOnce(game, record, rowWith)) ?? (await replayedWithCare(game, record, rowWith));
  const { row } = table;
  const now = stateOf(table);
  const over = isOver(now);
  const seq = table.entries.length;
  const standing: Partial<TableRow> = {
    seq,
    status: over ? 'over' : 'playing',
    waiting: JSON.stringify(waiting(game, now)),
    result: over ? JSON.stringify(result(game, now).worth) : null,
  };
  await change(house, async (db, tell) => {
    await putTable(db, { ...row, ...standing }, record.seats.map(sitterOf));
    const rows = table.entries.map((entry) => rowOf(row.id, entry));
    for (let i = 0; i < rows.length; i += CHUNK)
      await db
        .insertInto('entry')
        .values(rows.slice(i, i + CHUNK))
        .execute();
    if (seq > 0) await putSnapshot(db, snapshotOf(table, seq, { head: headOf(table), state: now }));
    tell({ table: row.id, what: 'table' });
  });
  return row.id;
}

type RowWith = (draws: readonly number[]) => TableRow;

/** As nearly every record can be: its draws are those of its line, and every entry is legal. Null for any other. */
async function replayedOnce(game: Game, record: GameRecord, rowWith: RowWith): Promise<Loaded | null> {
  if (record.start) return null;
  const table = await replayWhole(game, rowWith(record.draws), record.entries);
  return table && stateOf(table).chance.drawn.length === record.draws.length ? table : null;
}

/** The line alone first, which says what is wrong with the record or what it drew; then everything that was entered. */
async function replayedWithCare(game: Game, record: GameRecord, rowWith: RowWith): Promise<Loaded> {
  const { state } = await mustOpen(record);
  return replayTree(game, rowWith(state.chance.drawn), record.entries);
}

/** The record and the position it ends in, or comes to after so many moves; throws a fault with the reason if something is wrong with it. */
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
  kind: kind === 'bot' && !(level && isLevel(level)) ? 'person' : kind,
  name: oneLine(name).slice(0, LONGEST_NAME),
  level: kind === 'bot' && level && isLevel(level) ? level : null,
});

const rowOf = (table: string, { seq, seat, key, draws, at, ...what }: KeptEntry): EntryRow => ({
  ...{ game_table: table, seq, seat, key, at },
  json: JSON.stringify(what),
  draws: JSON.stringify(draws),
});
