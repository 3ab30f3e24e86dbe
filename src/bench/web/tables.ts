// The tables that pages are opened at: a short game under way, a long one, and two dense boards with a tile to lay.
// Recorded games of 18xx.games are longer than ours; without them the longest of our own is taken.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { recordFiles, recordText } from '../../../scripts/lib/records.mjs';
import { choices, waiting } from '../../engine/index.ts';
import { liveLine } from '../../records/liveLine.ts';
import { openRecord } from '../../records/open.ts';
import { readRecord } from '../../records/read.ts';
import type { GameRecord } from '../../records/record.ts';
import { byLength, longest, shortest } from '../../titles/byLength.ts';
import { importText } from '../../titles/foreign.ts';
import { loadGame } from '../../titles/registry.ts';
import type { Client } from '../load/client.ts';

export interface BenchTable {
  readonly id: string;
  readonly moves: number;
  readonly record: GameRecord;
}

export interface BenchTables {
  readonly short: BenchTable;
  readonly long: BenchTable;
  /** The long game before its first move. */
  readonly empty: BenchTable;
  /** Dense boards at their last tiles. */
  readonly dense: readonly BenchTable[];
}

const goldens = fileURLToPath(new URL('../../../tests/replays/golden', import.meta.url));

export async function seatTables(person: Client): Promise<BenchTables> {
  const seat = async (record: GameRecord): Promise<BenchTable> => {
    const { status, body } = await person.ask<{ id: string }>('POST', '/api/tables/import', { record });
    if (status >= 300) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
    return { id: body.id, moves: record.entries.length, record };
  };
  const quick = await longestOf(shortest.id);
  const [other, long] = [await longestOf(byLength.at(-2)!.id), await longestOf(longest.id)];
  return {
    short: await seat(cut(quick, Math.floor(quick.entries.length * 0.8))),
    long: await seat(await atLastTile(long)),
    empty: await seat(cut(long, 0)),
    dense: [await seat(await atLastTile(long)), await seat(await atLastTile(other))],
  };
}

async function longestOf(id: string): Promise<GameRecord> {
  const records: GameRecord[] = [];
  for (const file of recordFiles(id)) {
    const imported = await importText(recordText(file));
    if (!('problem' in imported)) records.push(imported.record);
  }
  if (records.length === 0)
    for (const name of readdirSync(`${goldens}/${id}`).filter((file) => file.endsWith('.json'))) {
      const record = readRecord(readFileSync(`${goldens}/${id}/${name}`, 'utf8'));
      if (!('problem' in record)) records.push(record);
    }
  return records.reduce((a, b) => (b.entries.length > a.entries.length ? b : a));
}

/** Its first moves, without the undone ones. */
function cut({ result: _, ...record }: GameRecord, moves: number): GameRecord {
  const entries = liveLine(record.entries)
    .slice(0, moves)
    .map((move, i) => ({ ...move, seq: i + 1 }));
  // people everywhere: bots would play on during the measurement
  const seats = record.seats.map(({ name, kind }) => ({ name, kind: kind === 'bot' ? ('person' as const) : kind }));
  return { ...record, seats, entries };
}

/** Up to the last position in which a tile may be laid. */
async function atLastTile(record: GameRecord): Promise<GameRecord> {
  const game = (await loadGame(record.game))!;
  let last = 0;
  openRecord(game, record, {
    watch: (s, _, index) => {
      const [seat] = waiting(game, s);
      if (seat !== undefined && choices(game, s, seat).some(({ type }) => type === 'layTile')) last = index;
    },
  });
  return cut(record, last);
}
