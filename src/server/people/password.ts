// Passwords: argon2id, made slow on purpose, off the main thread.
import { hash, verify } from '@node-rs/argon2';
import type { PersonRow } from '../store/schema.ts';
import { newSecret } from './secrets.ts';

/** OWASP's minimum: 19 MiB, two passes. The library's own algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

let decoy: Promise<string> | undefined;

/** As slow for an unknown person, or one without a password, as for a wrong password: timing cannot probe names. */
export async function isPassword(person: PersonRow | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(newSecret());
  const kept = person?.password ?? null;
  const right = await verify(kept ?? (await decoy), password.normalize('NFKC'));
  return kept !== null && right;
}
