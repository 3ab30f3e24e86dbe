// Runs tests of the server on both engines, with fresh stores on demand.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore, type Store } from '../store/store.ts';
import { type Cluster, startPostgres } from './postgres.ts';

export interface Stores {
  readonly engine: Store['engine'];
  /** An empty place for a store. */
  place(): Promise<Place>;
  /** Opens a new store, or the one at this place once more; closed after the tests at the latest. */
  open(where?: Place): Promise<Store>;
}

export interface Place {
  readonly dataFolder: string;
  readonly databaseUrl?: string;
}

/** Runs these tests once on SQLite and once on PostgreSQL. */
export function onBothEngines(name: string, tests: (stores: Stores) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} (%s)`, (engine) => {
    const folders: string[] = [];
    const opened: Store[] = [];
    let cluster: Cluster | null = null;
    beforeAll(async () => {
      if (engine === 'postgres') cluster = await startPostgres();
    });
    afterAll(async () => {
      for (const store of opened) await store.close().catch(() => {});
      cluster?.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    const place = async (): Promise<Place> => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'binario-store-'));
      folders.push(dataFolder);
      return cluster ? { dataFolder, databaseUrl: await cluster.database() } : { dataFolder };
    };
    const open = async (where?: Place) => {
      const store = await openStore(where ?? (await place()));
      opened.push(store);
      return store;
    };
    tests({ engine, place, open });
  });
}

/** Takes the tables back to version 3: no hosts, and no sessions or tokens that expire. */
export async function asVersion3({ db }: Store): Promise<void> {
  for (const [table, column] of [
    ['person', 'role'],
    ['person', 'suspended'],
    ['session', 'agent'],
    ['api_token', 'scope'],
    ['api_token', 'until'],
    ['magic_link', 'purpose'],
  ] as const)
    await db.schema.alterTable(table).dropColumn(column).execute();
}
