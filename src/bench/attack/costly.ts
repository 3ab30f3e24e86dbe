// Golden records at their most demanding moments for a server.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Entry, GameRecord } from '../../records/record.ts';
import type { Client } from '../load/client.ts';

const golden = fileURLToPath(new URL('../../../tests/replays/golden/', import.meta.url));

/** The record, or its part before an entry; bots become people, since bots would go on. */
export function recordAt(file: string, before = Infinity): GameRecord {
  const record = JSON.parse(readFileSync(`${golden}${file}.json`, 'utf8')) as GameRecord;
  const { result: _, ...rest } = record;
  const seats = record.seats.map((seat) => (seat.kind === 'bot' ? { name: seat.name, kind: 'person' as const } : seat));
  return { ...rest, seats, entries: record.entries.filter(({ seq }) => seq < before) };
}

export const entryAt = (file: string, seq: number): Entry => recordAt(file).entries.find((entry) => entry.seq === seq)!;

/** Imports a record as a program would; null if the server refuses. */
export async function imported(person: Client, record: GameRecord): Promise<string | null> {
  const { status, body } = await person.ask<{ id: string }>('POST', '/api/tables/import', { record });
  return status === 200 ? body.id : null;
}

interface Costly {
  /** The longest golden games. */
  readonly long: readonly string[];
  /** Positions with many choices, and runs that are hard to prove. */
  readonly dense: readonly { readonly file: string; readonly before: number }[];
  /** Moves that take long to carry out. */
  readonly slow: readonly { readonly file: string; readonly seq: number }[];
}

export const costly = JSON.parse(readFileSync(`${golden}../costly.json`, 'utf8')) as Costly;
