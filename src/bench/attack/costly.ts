// Games from the golden records, at the moments that ask most of a server.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Entry, GameRecord } from '../../records/record.ts';
import type { Client } from '../load/client.ts';

const golden = fileURLToPath(new URL('../../../tests/replays/golden/', import.meta.url));

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

interface Costly {
  /** The longest games that there are among them. */
  readonly long: readonly string[];
  /** Positions with many choices, with runs that are hard to prove. */
  readonly dense: readonly { readonly file: string; readonly before: number }[];
  /** Moves that take long. */
  readonly slow: readonly { readonly file: string; readonly seq: number }[];
}

export const costly = JSON.parse(readFileSync(`${golden}../costly.json`, 'utf8')) as Costly;
