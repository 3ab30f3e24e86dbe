import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Every session ends, in case somebody knew the old one, and links under way become void. */
export async function newPassword(db: Kysely<Schema>, person: string, hashed: string): Promise<void> {
  await db.updateTable('person').set({ password: hashed }).where('id', '=', person).execute();
  await db.deleteFrom('session').where('person', '=', person).execute();
  await db.deleteFrom('magic_link').where('person', '=', person).execute();
}
