// Version 3: people's private notes and standing orders beside a game, and the help a table agreed on.
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export async function besideTheGame({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('note')
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('game_table', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('note_once', ['person', 'game_table'])
    .execute();

  await schema
    .createTable('standing_order')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game_table', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('json', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('why', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('standing_order_table').on('standing_order').columns(['game_table', 'status']).execute();

  await schema
    .alterTable('game_table')
    .addColumn('assist', 'text', (c) => c.notNull().defaultTo('routes'))
    .execute();
}
