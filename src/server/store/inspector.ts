// Whether the file of the embedded store is whole, as far as is known: looked through in a thread every hour, and doubted as
// soon as a question to it says so. PostgreSQL watches over its own files; of it only the latter is known.
import { sql } from 'kysely';
import { Fault } from '../http/fault.ts';
import type { Complain } from '../http/requestLog.ts';
import type { Clerks } from '../threads/clerks.ts';
import type { Store } from './store.ts';
import { isStoreDamaged } from './trouble.ts';

const FIRST = 60_000;
const EVERY = 3600_000;
const OWNER = 'the server';

export interface Inspector {
  /** What is wrong; null where nothing is known to be. */
  damage(): string | null;
  /** An error that came from the store. */
  note(error: unknown): void;
  inspect(): Promise<void>;
  close(): void;
}

export function inspector(store: Store, clerks: Clerks, complain: Complain): Inspector {
  let damage: string | null = null;
  const found = (what: string) => {
    damage = what;
    complain(new Error(what), 'the file of the store is damaged: restore a backup');
  };

  async function inspect(): Promise<void> {
    if (store.engine === 'postgres') return;
    const tables = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(store.db);
    for (const { name } of tables.rows) {
      // one after the other: whoever else needs the thread has a turn in between
      const fault = await clerks.ask('inspect', OWNER, { file: store.place, table: name }, { lane: 'passing' });
      if (fault !== null) return found(`${name}: ${fault}`);
    }
    damage = null;
  }

  const look = () =>
    inspect().catch((error) => {
      if (isStoreDamaged(error)) found((error as Error).message);
      // a server that is busy, or a file that takes too long, says nothing about the file
      else if (!(error instanceof Fault)) complain(error, 'the file of the store could not be looked through');
    });
  let timer = setTimeout(() => {
    void look();
    timer = setInterval(() => void look(), EVERY);
    timer.unref();
  }, FIRST);
  timer.unref();

  return {
    damage: () => damage,
    note(error) {
      if (damage === null && isStoreDamaged(error)) found((error as Error).message);
    },
    inspect: look,
    close: () => clearTimeout(timer),
  };
}
