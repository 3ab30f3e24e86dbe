// Limits of one person here: open tables that gather, tables in all, imports in a day, and megabytes of games.
import { type Kysely, sql } from 'kysely';
import { Fault } from '../http/fault.ts';
import type { Services } from '../play/services.ts';
import { onePersonsOwn } from '../store/oneByOne.ts';
import type { Schema } from '../store/schema.ts';

export interface Quotas {
  /** Tables in the public list that have not begun. */
  readonly openTables: number;
  readonly tables: number;
  readonly imports: number;
  readonly megabytes: number;
}

export const usualQuotas: Quotas = { openTables: 5, tables: 200, imports: 50, megabytes: 100 };

const DAY = 24 * 3600_000;
/** Approximate bytes of a move with its index. */
const BYTES_A_MOVE = 250;
const MEGA = 1024 * 1024;

interface Wish {
  readonly open: boolean;
  readonly imported: boolean;
}

/** Throws the limit that a person has reached; call it in the transaction that makes another table. */
export async function mustHaveRoom(
  { store, now }: Services,
  db: Kysely<Schema>,
  quotas: Quotas,
  person: string,
  wish: Wish,
): Promise<void> {
  await onePersonsOwn(db, store.engine, person);
  const own = db.selectFrom('game_table').where('host', '=', person);
  const running = own.where('status', 'in', ['gathering', 'playing']);
  const gathering = running.where('status', '=', 'gathering').where('visibility', '=', 'open');
  const imported = own.where('one_screen', '=', 1).where('created_at', '>', now() - DAY);
  const count = async (query: typeof own) =>
    Number((await query.select((e) => e.fn.countAll().as('n')).executeTakeFirstOrThrow()).n);

  if (wish.open && (await count(gathering)) >= quotas.openTables) throw reached('openTables');
  if (wish.imported && (await count(imported)) >= quotas.imports) throw reached('imports');
  if ((await count(running)) >= quotas.tables) throw reached('tables');
  const { bytes } = await own
    .select((e) =>
      e.fn
        .coalesce(
          e.fn.sum<number>(sql`${BYTES_A_MOVE} * seq + coalesce(octet_length("start"), 0) + octet_length(draws)`),
          sql<number>`0`,
        )
        .as('bytes'),
    )
    .executeTakeFirstOrThrow();
  if (Number(bytes) >= quotas.megabytes * MEGA) throw reached('megabytes');

  function reached(what: keyof Quotas): Fault {
    return new Fault('quota', { what, most: quotas[what] });
  }
}
