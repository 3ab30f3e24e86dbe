import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Ends every session and token, in case somebody knew the old password, and voids links under way. */
export async function newPassword(db: Kysely<Schema>, person: string, hashed: string): Promise<void> {
  await db.updateTable('person').set({ password: hashed }).where('id', '=', person).execute();
  for (const key of ['session', 'api_token', 'magic_link'] as const)
    await db.deleteFrom(key).where('person', '=', person).execute();
}
