// Sets up a table: game, number of players, pace and visibility.
import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { NewTable } from '../../api/tables.ts';
import { tempers, withTempers } from '../../bots/names.ts';
import { choose, type Game, onlyRecorded } from '../../engine/index.ts';
import { automataOf } from '../../records/seats.ts';
import { loadGame } from '../../titles/registry.ts';
import { Fault } from '../http/fault.ts';
import { change, type Services } from '../play/services.ts';
import type { Schema, TableRow } from '../store/schema.ts';
import { begin, isFull } from './begin.ts';
import { botName } from './botName.ts';
import { BOT_SECONDS, newRow } from './newRow.ts';
import { mustHaveRoom, type Quotas } from './quotas.ts';
import { readSeated } from './readTable.ts';
import { nobody, type Sitter, somebody } from './rearrange.ts';

/** Returns the id of the new table. Its maker sits on the first seat, bots on the last, the game's automata after them. */
export async function createTable(services: Services, quotas: Quotas, person: string, body: NewTable): Promise<string> {
  const { bots = [], players } = body;
  const game = await loadGame(body.game);
  if (!game) throw new Fault('badSetup', { problem: 'unknownGame', game: body.game });
  const setup = setupOf(game, players, body.asked ?? {});
  if (bots.length >= players) throw new Fault('badSetup', { problem: 'bots', bots: bots.length, players });
  const sitters: Sitter[] = [somebody(person)];
  while (sitters.length < players - bots.length) sitters.push(nobody);
  for (const level of withTempers(bots, randomInt(tempers.length)))
    sitters.push({ ...nobody, kind: 'bot', name: botName(sitters.map((s) => s.name)), level });
  for (const { kind, name } of automataOf(game, players)) sitters.push({ ...nobody, kind, name });
  const row = newRow(services.now(), {
    ...setup,
    players,
    visibility: body.visibility ?? 'link',
    pace: JSON.stringify(body.pace ?? { kind: 'live' }),
    shuffle: body.shuffle === false ? 0 : 1,
    start_when_full: body.startWhenFull ? 1 : 0,
    bot_seconds: body.botSeconds ?? BOT_SECONDS,
    assist: body.assist ?? 'routes',
    host: person,
  });
  await change(services, async (db, tell) => {
    await mustHaveRoom(services, db, quotas, person, { open: row.visibility === 'open', imported: false });
    await putTable(db, row, sitters);
    // A lone player need not wait for anybody.
    if (row.start_when_full || players === 1) await beginIfFull(db, row.id, services.now());
    tell({ table: row.id, what: 'table' });
  });
  return row.id;
}

/** The full options and rulings of a set-up; throws if the game cannot be set up so. */
export function setupOf(game: Game, players: number, asked: Readonly<Record<string, string>>) {
  const [min, max] = game.players;
  if (players < min || players > max) throw new Fault('badSetup', { problem: 'players', players, min, max });
  const chosen = choose(game, players, asked);
  if ('problem' in chosen) throw new Fault('badSetup', chosen);
  const closed = onlyRecorded(game, chosen);
  if (closed) throw new Fault('badSetup', closed);
  return {
    game: game.id,
    rules_version: game.rulesVersion,
    options: JSON.stringify(chosen.options),
    rulings: JSON.stringify(chosen.rulings),
  };
}

export async function putTable(db: Kysely<Schema>, row: TableRow, sitters: readonly Sitter[]): Promise<void> {
  await db.insertInto('game_table').values(row).execute();
  await putSeats(db, row.id, sitters);
}

/** Replaces all seats; only before the game, as used times start again at zero. */
export async function putSeats(db: Kysely<Schema>, table: string, sitters: readonly Sitter[]): Promise<void> {
  await db.deleteFrom('seat').where('game_table', '=', table).execute();
  const seats = sitters.map((sitter, i) => ({ game_table: table, seat: i + 1, used_ms: 0, ...sitter }));
  await db.insertInto('seat').values(seats).execute();
}

export async function beginIfFull(db: Kysely<Schema>, id: string, now: number): Promise<void> {
  const table = await readSeated(db, id);
  if (table.row.status === 'gathering' && isFull(table)) await begin(db, table, now);
}
