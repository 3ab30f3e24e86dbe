// Version 5: whoever looks after the server is known by an account, and may put somebody out.
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export async function host({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('person')
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('player'))
    .execute();
  await schema
    .alterTable('person')
    .addColumn('suspended', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
