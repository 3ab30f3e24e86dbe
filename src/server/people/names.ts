// Names of people: cleaned for display, and compared.
import type { Kysely } from 'kysely';
import { Fault } from '../http/fault.ts';
import type { Schema } from '../store/schema.ts';

const LONGEST = 30;
/**
 * Controls, invisible marks and letters without ink (fillers, the empty braille cell), which could make a name look
 * like another or like none; joiners stay, as some scripts need them.
 */
const UNSEEN =
  /(?![\u200c\u200d])[\u034f\u17b4\u17b5\u115f\u1160\u2800\u3164\uffa0\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** The name for display. */
export function cleanName(name: string): string {
  const clean = name.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  if (nameKey(clean) === '' || clean.length > LONGEST) throw new Fault('badRequest', { field: 'name' });
  return clean;
}

/** Equal for names that people would confuse: letter case, width and ligatures are ignored. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .trim();

/** This name or, if an account has it, the name with the first free number. */
export async function freeName(db: Kysely<Schema>, wanted: string): Promise<string> {
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : ` ${n}`;
    const name = `${wanted.slice(0, LONGEST - suffix.length).trim()}${suffix}`;
    const taken = await db.selectFrom('person').select('id').where('name_key', '=', nameKey(name)).executeTakeFirst();
    if (!taken) return name;
  }
}
