// Verifies a copy of a store: the file by its own checks, every game by the number of its entries, each entry by
// reading it, and all of it by its digest from when it was made.
import Database from 'better-sqlite3';
import { examine } from './examine.ts';
import { SEAL } from './seal.ts';

export interface Verified {
  readonly people: number;
  readonly tables: number;
  readonly entries: number;
}

/** The fault of a copy, in the words of the check that found it. */
export class Unsound extends Error {}

/** Merges the log left beside a store by a killed process into the file. */
export function mergeLog(file: string): void {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { fileMustExist: true });
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    // a full disk is no fault of the copy
    throw (error as { code?: string }).code === 'SQLITE_FULL' ? error : new Unsound(lineOf(error as Error));
  } finally {
    database?.close();
  }
}

export function verify(file: string): Verified {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const [faulty] = database.pragma('integrity_check(1)') as { integrity_check: string }[];
    if (faulty!.integrity_check !== 'ok') throw new Unsound(lineOf({ message: faulty!.integrity_check }));
    const [stray] = database.pragma('foreign_key_check') as { table: string }[];
    if (stray) throw new Unsound(`a row of ${stray.table} refers to nothing`);
    const short = database
      .prepare<[], { id: string }>(
        `select id from game_table t where seq <> (select count(*) from entry where game_table = t.id)
           or seq <> coalesce((select max(seq) from entry where game_table = t.id), 0) limit 1`,
      )
      .get();
    if (short) throw new Unsound(`table ${short.id} lacks entries`);
    const { fault, digest } = examine(database);
    if (fault !== null) throw new Unsound(fault);
    const seal = database.prepare<[string], string>('select value from meta where key = ?').pluck().get(SEAL);
    if (seal !== undefined && seal !== digest) throw new Unsound('games are not as they were when the copy was made');
    const count = (table: string) => database.prepare<[], number>(`select count(*) from ${table}`).pluck().get()!;
    return { people: count('person'), tables: count('game_table'), entries: count('entry') };
  } catch (error) {
    throw error instanceof Unsound ? error : new Unsound(lineOf(error as Error));
  } finally {
    database.close();
  }
}

/** Verifies a fresh copy, and writes the digest of its games into it. */
export function sealCopy(file: string): Verified {
  const verified = verify(file);
  const database = new Database(file, { fileMustExist: true });
  try {
    const put = database.prepare(
      'insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value',
    );
    put.run(SEAL, examine(database).digest);
  } finally {
    database.close();
  }
  return verified;
}

/** A message of SQLite in one line. */
const lineOf = ({ message }: { readonly message: string }): string => message.replaceAll(/\s+/g, ' ').trim();
