// Version 1: tables, their seats and their entries.
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Store } from '../store.ts';

export async function gameTables({ schema }: Kysely<Schema>, engine: Store['engine']): Promise<void> {
  await schema
    .createTable('game_table')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules_version', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('rulings', 'text', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('seed_hash', 'text', (c) => c.notNull())
    .addColumn('start', 'text')
    .addColumn('draws', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('pace', 'text', (c) => c.notNull())
    .addColumn('one_screen', 'integer', (c) => c.notNull())
    .addColumn('shuffle', 'integer', (c) => c.notNull())
    .addColumn('start_when_full', 'integer', (c) => c.notNull())
    .addColumn('bot_seconds', 'integer', (c) => c.notNull())
    .addColumn('host', 'text')
    .addColumn('invite', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('waiting', 'text', (c) => c.notNull())
    .addColumn('result', 'text')
    .addColumn('rematch', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('moved_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('table_list').on('game_table').columns(['status', 'visibility', 'moved_at']).execute();

  await schema
    .createTable('seat')
    .addColumn('game_table', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('level', 'text')
    .addColumn('used_ms', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('seat_once', ['game_table', 'seat'])
    .execute();
  await schema.createIndex('seat_person').on('seat').column('person').execute();

  await schema
    .createTable('entry')
    .addColumn('game_table', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addColumn('draws', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('entry_seq_once', ['game_table', 'seq'])
    .addUniqueConstraint('entry_key_once', ['game_table', 'key'])
    .execute();

  await schema
    .createTable('snapshot')
    .addColumn('game_table', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('rules_version', 'integer', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshot_once', ['game_table', 'seq'])
    .execute();

  await schema
    .createTable('chat')
    .addColumn('id', engine === 'postgres' ? 'bigserial' : 'integer', (c) =>
      engine === 'postgres' ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('game_table', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('person', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('chat_table').on('chat').columns(['game_table', 'id']).execute();

  await schema
    .createTable('proposal')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game_table', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('by_seat', 'integer', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('proposal_table').on('proposal').columns(['game_table', 'status']).execute();

  await schema
    .createTable('lease')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
}
