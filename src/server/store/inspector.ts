// Checks the embedded store's file for damage: reads it through in a thread every hour, and notes errors of damage as
// they occur. PostgreSQL watches over its own files, so only such errors count there.
import { sql } from 'kysely';
import { Fault } from '../http/fault.ts';
import type { Complain } from '../http/requestLog.ts';
import type { Workers } from '../threads/workers.ts';
import type { Store } from './store.ts';
import { isStoreDamaged } from './trouble.ts';

const FIRST = 60_000;
const EVERY = 3600_000;
const OWNER = 'the server';

export interface Inspector {
  /** The known damage, or null. */
  damage(): string | null;
  /** Notes an error of the store. */
  note(error: unknown): void;
  inspect(): Promise<void>;
  close(): void;
}

export function inspector(store: Store, workers: Workers, complain: Complain): Inspector {
  let damage: string | null = null;
  const found = (what: string) => {
    damage = what;
    complain(new Error(what), 'the file of the store is damaged: restore a backup');
  };

  async function inspect(): Promise<void> {
    if (store.engine === 'postgres') return;
    const tables = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(store.db);
    for (const { name } of tables.rows) {
      // one by one: other work for the thread has its turn in between
      const fault = await workers.ask('inspect', OWNER, { file: store.place, table: name }, { lane: 'passing' });
      if (fault !== null) return found(`${name}: ${fault}`);
    }
    damage = null;
  }

  const look = () =>
    inspect().catch((error) => {
      if (isStoreDamaged(error)) found((error as Error).message);
      // a busy server, or a slow file, says nothing about the file
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
