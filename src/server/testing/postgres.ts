// A real PostgreSQL server for tests: a temporary one, or the one named by BINARIO_TEST_PG.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startPostgres as startServer } from '../../../scripts/lib/postgres.mjs';

export interface Cluster {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  stop(): void;
}

export async function startPostgres(): Promise<Cluster> {
  const given = process.env.BINARIO_TEST_PG;
  const own = given ? { url: given, stop: () => {} } : await startServer();
  if (!own) throw new Error('no PostgreSQL server can be had here: install one, or name one in BINARIO_TEST_PG');
  return { database: () => newDatabase(own.url), stop: own.stop };
}

async function newDatabase(url: string): Promise<string> {
  const name = `binario_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
