// The store of several processes: a PostgreSQL server.
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { nameOf } from './ready.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** Connections of one process, at most. */
const MOST = 10;
const BIGINT = 20;
/** feature_not_supported: a table has gained a column since `select *` was prepared. */
const OTHER_SHAPE = '0A000';

/** Times and counts are far below 2^53, so this pool alone reads them as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

export function openPostgres(url: string): Store {
  const pool = new pg.Pool({ connectionString: url, max: MOST, types });
  // If the server drops an idle connection, the pool makes another.
  pool.on('error', () => {});
  // If a connection is lost during a query, the caller gets the error; nothing else is needed.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withPrepared(pool) }) });
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

/** Prepares frequent questions once per connection, so that the server need not parse and plan them again. */
function withPrepared(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const own = known.get(client) ?? preparing(client);
      known.set(client, own);
      return own;
    },
    end: () => pool.end(),
  };
}

function preparing(client: pg.PoolClient): PostgresPoolClient {
  let prepares = true;
  const query = async (text: string, values: unknown[]) => {
    const name = prepares ? nameOf(text) : undefined;
    if (name === undefined) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if ((error as pg.DatabaseError).code !== OTHER_SHAPE) throw error;
      prepares = false;
      return client.query(text, values);
    }
  };
  // Only cursors would need more, and we use none.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}
