// A record as a file in the reader's hands. While a game is in progress it goes without its seed.
import type { GameRecord } from '../../records/record.ts';

export function withoutSeed(record: GameRecord): GameRecord {
  if (record.result !== undefined) return record;
  const { seed: _, ...rest } = record;
  return rest;
}

export function saveRecord(record: GameRecord, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
