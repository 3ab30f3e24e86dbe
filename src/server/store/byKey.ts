// Reads rows by a key. On PostgreSQL, questions of the same turn of the loop travel together.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Compilable, type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { ready } from './ready.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

interface Question<Row> extends Compilable<Row> {
  where(condition: Expression<SqlBool>): Question<Row>;
}

/** `build` leaves out the key, but must select it. Keeps the order of the rows. */
export function byKey<Key extends string, Row extends Readonly<Record<Key, string>>>(
  key: Key,
  build: (db: Kysely<Schema>) => Question<Row>,
): (store: Store) => (value: string) => Promise<readonly Row[]> {
  const column = sql.ref(key);
  const one = ready((db, given: { value: string }) => build(db).where(sql`${column} = ${given.value}`));
  const many = ready((db, given: { values: readonly string[] }) =>
    build(db).where(sql`${column} = any(${given.values})`),
  );
  return ({ db, engine }) => {
    if (engine === 'sqlite') return async (value) => (await one(db, { value })).rows;
    const together = gathered(async (values) => (await many(db, { values })).rows);
    return async (value) => (await together(value)).filter((row) => row[key] === value);
  };
}

/** Asks at once for all values named until the turn ends. */
function gathered<T>(ask: (values: readonly string[]) => Promise<T>): (value: string) => Promise<T> {
  let values = new Set<string>();
  let answer: Promise<T> | null = null;
  const atTheEnd = async () => {
    await nextTurn();
    const all = [...values];
    values = new Set();
    answer = null;
    return ask(all);
  };
  return (value) => {
    values.add(value);
    answer ??= atTheEnd();
    return answer;
  };
}
