import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Every session and every token ends, in case somebody knew the old one, and links under way become void. */
export async function newPassword(db: Kysely<Schema>, person: string, hashed: string): Promise<void> {
  await db.updateTable('person').set({ password: hashed }).where('id', '=', person).execute();
  for (const key of ['session', 'api_token', 'magic_link'] as const)
    await db.deleteFrom(key).where('person', '=', person).execute();
}
