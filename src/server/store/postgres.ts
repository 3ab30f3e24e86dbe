// The store of several processes: a PostgreSQL server.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** Connections a process holds at most. */
const MOST = 10;
const BIGINT = 20;

/** Times and counts are far below 2^53: they are read as numbers, in this pool alone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

export function openPostgres(url: string): Store {
  const pool = new pg.Pool({ connectionString: url, max: MOST, types });
  // If the server drops an idle connection, the pool makes another.
  pool.on('error', () => {});
  // If a connection is lost during a query, the caller gets the error; nothing else has to be done.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    engine: 'postgres',
    place: url,
    version: () => null,
    transaction: (work) => db.transaction().execute(work),
    backup: null,
    close: () => db.destroy(),
  };
}
