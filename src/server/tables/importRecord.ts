// Turns a game record into a one-screen table: verified in a thread, and continued with the server's own seed.
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { loadGame } from '../../titles/registry.ts';
import { Fault } from '../http/fault.ts';
import { change, type Services } from '../play/services.ts';
import { putSnapshot } from '../play/snapshots.ts';
import type { Schema } from '../store/schema.ts';
import type { Read } from '../threads/tasks/readRecord.ts';
import { putTable } from './newTable.ts';
import { mustHaveRoom, type Quotas } from './quotas.ts';

/** Rows written before the loop turns to others. */
const CHUNK = 200;

/** `body` is JSON, as `ImportBody` describes it. Returns the id of the new table. */
export async function importRecord(services: Services, quotas: Quotas, person: string, body: string): Promise<string> {
  const room = (db: Kysely<Schema>) => mustHaveRoom(services, db, quotas, person, { open: false, imported: true });
  // check the quotas first: no record is read in vain
  await room(services.store.db);
  const read = await services.workers.ask(
    'readRecord',
    person,
    { body, person, now: services.now() },
    { lane: 'passing' },
  );
  if ('code' in read) throw await faultOf(read);
  const { row, sitters, entries, snapshots } = read;
  const alone = row.status === 'playing' && sitters.every(({ kind }) => kind !== 'person');
  await change(services, async (db, tell) => {
    await room(db);
    if (alone) await mayPlayAlone(db, services.botTables, person);
    await putTable(db, row, sitters);
    for (let i = 0; i < entries.length; i += CHUNK) {
      await db
        .insertInto('entry')
        .values(entries.slice(i, i + CHUNK))
        .execute();
      await setImmediate();
    }
    for (const snapshot of snapshots) {
      await putSnapshot(db, snapshot);
      await setImmediate();
    }
    tell({ table: row.id, what: 'table' });
  });
  return row.id;
}

/** Limits a person's tables of bots alone: their bots take turns with everybody else's, and few can be watched. */
async function mayPlayAlone(db: Kysely<Schema>, most: number, person: string): Promise<void> {
  const { count } = await db
    .selectFrom('game_table')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('host', '=', person)
    .where('status', '=', 'playing')
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('seat')
            .select('seat')
            .whereRef('seat.game_table', '=', 'game_table.id')
            .where('kind', 'in', ['person', 'empty']),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) throw new Fault('tooManyTables', { most });
}

async function faultOf({ code, args, ruled }: Extract<Read, { code: unknown }>): Promise<Fault> {
  const game = ruled && (await loadGame(ruled.game));
  return new Fault(code, args, game && { ...ruled, game });
}
