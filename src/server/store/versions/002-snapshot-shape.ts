// Version 2: kept positions say which shape they have. A build from before would read those of any shape: the number of
// the store's version keeps it out.
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export async function snapshotShape({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('snapshot')
    .addColumn('shape', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}
