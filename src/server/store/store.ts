// The store: one SQL layer over an embedded SQLite file or a PostgreSQL server.
import type { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export interface Store {
  readonly db: Kysely<Schema>;
  readonly engine: 'sqlite' | 'postgres';
  /** The file, or the address of the server. */
  readonly place: string;
  /** Keeps all of the work or none of it; resolves when it is on disk. Inside, use only the given `db`. */
  transaction<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Changes whenever somebody else has written to the store; null if that cannot be known without reading the data. */
  version(): number | null;
  /** Copies the store into a file while it is in use; null if the engine has its own tool for that. */
  readonly backup: ((file: string) => Promise<void>) | null;
  close(): Promise<void>;
}

export interface StoreAddress {
  readonly dataFolder: string;
  /** A PostgreSQL server; without it the store is a file in the data folder. */
  readonly databaseUrl?: string | undefined;
}

/** Opens the store and brings its tables up to date. */
export async function openStore({ dataFolder, databaseUrl }: StoreAddress): Promise<Store> {
  const store = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataFolder);
  try {
    await migrate(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
