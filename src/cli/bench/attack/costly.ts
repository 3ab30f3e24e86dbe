// Games from the golden records, at the moments that ask most of a server.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Entry, GameRecord } from '../../../records/record.ts';
import type { Client } from '../../load/client.ts';

const golden = fileURLToPath(new URL('../../../../tests/replays/golden/', import.meta.url));

/** The record, or as much of it as comes before an entry; people sit where bots did, who would go on. */
export function recordAt(file: string, before = Infinity): GameRecord {
  const record = JSON.parse(readFileSync(`${golden}${file}.json`, 'utf8')) as GameRecord;
  const { result: _, ...rest } = record;
  const seats = record.seats.map((seat) => (seat.kind === 'bot' ? { name: seat.name, kind: 'person' as const } : seat));
  return { ...rest, seats, entries: record.entries.filter(({ seq }) => seq < before) };
}

export const entryAt = (file: string, seq: number): Entry => recordAt(file).entries.find((entry) => entry.seq === seq)!;

/** As a program reads it; null where the server has refused. */
export async function imported(person: Client, record: GameRecord): Promise<string | null> {
  const { status, body } = await person.ask<{ id: string }>('POST', '/api/tables/import', { record });
  return status === 200 ? body.id : null;
}

/** The longest games that there are among them. */
export const LONG = ['18mag/6p-platform', '1856/3p-whole-cgr', '1862/4p-greedy'] as const;
/** Positions with many choices, with runs that are hard to prove, and moves that take long. */
export const DENSE = [
  { file: '1865/3p-full', before: 211 },
  { file: '1865/2p-short', before: 246 },
  { file: '18mag/3p-greedy', before: 633 },
] as const;
export const SLOW_MOVES = [
  { file: '1862/2p-advanced', seq: 452 },
  { file: '1862/3p-beginners', seq: 240 },
] as const;
