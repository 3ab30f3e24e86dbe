// Version 1: people, and the secrets that identify them.
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export async function peopleTables({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('person')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.unique())
    .addColumn('password', 'text')
    .addColumn('email', 'text')
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('mail_me', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('person_email').on('person').column('email').execute();

  await schema
    .createTable('session')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('session_person').on('session').column('person').execute();

  await schema
    .createTable('api_token')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('api_token_person').on('api_token').column('person').execute();

  await schema
    .createTable('magic_link')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.references('person.id').onDelete('cascade'))
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();

  await schema
    .createTable('push_subscription')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('json', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('push_person').on('push_subscription').column('person').execute();

  await schema
    .createTable('mute')
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('muted', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mute_once', ['person', 'muted'])
    .execute();
}
