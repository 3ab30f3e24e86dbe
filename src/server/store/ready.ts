// Questions asked with every move: built and compiled once for each store, then only filled in.
import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Schema } from './schema.ts';

/** A placeholder for a value. */
class Blank {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A name for every text made here. */
const names = new Map<string, string>();

/** The name under which a connection may keep this question prepared; undefined for a rare one. */
export const nameOf = (text: string): string | undefined => names.get(text);

/** `build` gets a blank for everything that varies, and may not look at it. */
export function ready<Given extends object, Row>(
  build: (db: Kysely<Schema>, given: Given) => Compilable<Row>,
): (db: Kysely<Schema>, given: Given) => Promise<QueryResult<Row>> {
  const blanks = new Proxy({} as Given, { get: (_, name) => new Blank(String(name)) });
  /** Keyed by the store's adapter, which its transactions share. */
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (db, given) => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(db, blanks).compile();
      compiled.set(adapter, query);
      if (!names.has(query.sql)) names.set(query.sql, `ready-${names.size}`);
    }
    const parameters = query.parameters.map((one) => (one instanceof Blank ? given[one.name as keyof Given] : one));
    return db.executeQuery({ ...query, parameters });
  };
}
