// Version 4: sessions and tokens that can be told apart and expire; links by mail that name their purpose.
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

const YEAR = 365 * 24 * 3600_000;

export async function accounts(db: Kysely<Schema>): Promise<void> {
  const { schema } = db;
  // Older sessions have no name in the list; their hash, which is no secret, stands for it.
  await schema
    .alterTable('session')
    .addColumn('agent', 'text', (c) => c.notNull().defaultTo(''))
    .execute();

  await schema
    .alterTable('api_token')
    .addColumn('scope', 'text', (c) => c.notNull().defaultTo('play'))
    .execute();
  await schema
    .alterTable('api_token')
    .addColumn('until', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  // A program's token goes on for a year.
  await db
    .updateTable('api_token')
    .set({ until: Date.now() + YEAR })
    .execute();

  await schema
    .alterTable('magic_link')
    .addColumn('purpose', 'text', (c) => c.notNull().defaultTo('signIn'))
    .execute();
  // Links under way live for minutes: unconfirmed addresses are simply asked about again.
  await db.deleteFrom('magic_link').where('person', 'is not', null).execute();
}
