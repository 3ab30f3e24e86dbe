// Version 5: accounts can be hosts, and people can be suspended.
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
