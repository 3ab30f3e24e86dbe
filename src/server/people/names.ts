// What people call themselves: what may be shown, and when two names are the same.
import type { Kysely } from 'kysely';
import { Fault } from '../http/fault.ts';
import type { Schema } from '../store/schema.ts';

const LONGEST = 30;
/**
 * Controls, invisible marks and letters without ink (fillers, the empty braille cell), by which a name could look like
 * another or like none; joiners stay, some scripts need them.
 */
const UNSEEN =
  /(?![\u200c\u200d])[\u034f\u17b4\u17b5\u115f\u1160\u2800\u3164\uffa0\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** The name as it is shown. */
export function cleanName(name: string): string {
  const clean = name.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  if (nameKey(clean) === '' || clean.length > LONGEST) throw new Fault('badRequest', { field: 'name' });
  return clean;
}

/** Equal for names that people would take for the same: letter case, width and ligatures do not count. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .trim();

/** This name, or the first with a number that no account has. */
export async function freeName(db: Kysely<Schema>, wanted: string): Promise<string> {
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : ` ${n}`;
    const name = `${wanted.slice(0, LONGEST - suffix.length).trim()}${suffix}`;
    const taken = await db.selectFrom('person').select('id').where('name_key', '=', nameKey(name)).executeTakeFirst();
    if (!taken) return name;
  }
}
