// Stores of both engines for a bench: new ones, gone afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';

export type Engine = 'sqlite' | 'postgres';
export const engines: readonly Engine[] = ['sqlite', 'postgres'];

/** Null where no PostgreSQL server can be had, after saying so. */
export async function withStore<T>(
  engine: Engine,
  work: (env: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T | null> {
  if (engine === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'binario-bench-'));
    try {
      return await work({ BINARIO_DATA: folder });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const postgres = await startPostgres();
  if (!postgres) return null;
  try {
    return await work({ DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
}
