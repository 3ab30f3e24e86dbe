// A game record becomes a one-screen table: verified by playing it again, and played on with the server's own chance.
import type { Static } from 'typebox';
import type { ImportBody } from '../../api/tables.ts';
import { isLevel } from '../../bots/levels.ts';
import { type Core, isOver, result, view, waiting } from '../../engine/index.ts';
import { loadGame } from '../../games/registry.ts';
import { openRecord } from '../../records/open.ts';
import { recordFrom } from '../../records/read.ts';
import type { GameRecord, SeatInfo } from '../../records/record.ts';
import { playersAt } from '../../records/seats.ts';
import { Fault } from '../http/fault.ts';
import { change, type House } from '../play/house.ts';
import type { KeptEntry } from '../play/loaded.ts';
import { stateOf } from '../play/position.ts';
import type { EntryRow, TableRow } from '../store/schema.ts';
import { newRow, putTable } from './newTable.ts';
import { oneLine } from './oneLine.ts';
import { nobody, type Sitter } from './rearrange.ts';
import { replayTree } from './replayTree.ts';

/** Far more than any game has. */
const MOST_ENTRIES = 5000;
const MOST_SEATS = 12;
const LONGEST_NAME = 30;
const CHUNK = 500;

export async function importRecord(house: House, person: string, body: Static<typeof ImportBody>): Promise<string> {
  const { record, state } = await mustOpen(body.record);
  const row = newRow(house.now(), {
    game: record.game,
    rules_version: record.rulesVersion,
    options: JSON.stringify(state.options),
    rulings: JSON.stringify(state.rulings),
    players: playersAt(record.seats),
    // The draws so far are fixed; those from here on come from the server's own seed.
    start: record.start ? JSON.stringify(view(record.start)) : null,
    draws: JSON.stringify(state.chance.drawn),
    visibility: body.visibility ?? 'link',
    pace: JSON.stringify({ kind: 'live' }),
    one_screen: 1,
    host: person,
  });
  const game = (await loadGame(record.game))!;
  const table = await replayTree(game, row, record.entries);
  const now = stateOf(table);
  const over = isOver(now);
  const standing: Partial<TableRow> = {
    seq: table.entries.length,
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
    tell({ table: row.id, what: 'table' });
  });
  return row.id;
}

/** The record and the position it ends in; throws a fault with the reason if something is wrong with it. */
async function mustOpen(json: unknown): Promise<{ record: GameRecord; state: Core }> {
  const record = recordFrom(json);
  if ('problem' in record) throw new Fault('badRecord', record);
  if (record.entries.length > MOST_ENTRIES || record.seats.length > MOST_SEATS) throw new Fault('tooLarge');
  const opened = openRecord(await loadGame(record.game), record);
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
