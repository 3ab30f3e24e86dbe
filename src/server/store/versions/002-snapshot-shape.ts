// Version 2: kept positions name their shape. An older build would read positions of any shape, so the store's new
// version number keeps it out.
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export async function snapshotShape({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('snapshot')
    .addColumn('shape', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}
