// Describes a link's effect before it is used: mail scanners open links, and people should know whose account they
// enter.
import type { Kysely } from 'kysely';
import type { MagicLook } from '../../api/people.ts';
import { Fault } from '../http/fault.ts';
import type { PersonRow, Schema } from '../store/schema.ts';
import { accountAt } from './accounts.ts';
import { hashOf } from './secrets.ts';
import { whereBothSit } from './takeOver.ts';

/** Uses nothing up and changes nothing. */
export async function lookAtLink(
  db: Kysely<Schema>,
  token: string,
  { guest, now }: { readonly guest: PersonRow | null; readonly now: number },
): Promise<MagicLook> {
  const link = await db
    .selectFrom('magic_link')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .where('purpose', '<>', 'reset')
    .executeTakeFirst();
  if (!link || link.until <= now) throw new Fault('badLink');
  const { email } = link;
  const nothing = { email, guest: null, joins: [], stays: [] };
  if (link.purpose === 'confirm') {
    const asking = await db.selectFrom('person').select('name').where('id', '=', link.person).executeTakeFirst();
    if (!asking) throw new Fault('badLink');
    return { ...nothing, purpose: 'confirm', account: asking.name };
  }
  const account = await accountAt(db, email);
  const about = { ...nothing, purpose: 'signIn', account: account?.name ?? null } as const;
  if (!guest) return about;
  const seats = await seatsOf(db, guest.id);
  const shared = account ? await whereBothSit(db, guest.id, account.id) : [];
  return {
    ...about,
    guest: guest.name,
    joins: seats.filter(({ table }) => !shared.includes(table)),
    stays: seats.filter(({ table }) => shared.includes(table)),
  };
}

const MOST = 100;

/** The latest first. */
const seatsOf = (db: Kysely<Schema>, person: string): Promise<MagicLook['joins']> =>
  db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.game_table')
    .select(['game_table.id as table', 'game_table.game', 'seat.seat'])
    .where('seat.person', '=', person)
    .orderBy('game_table.moved_at', 'desc')
    .orderBy('game_table.id')
    .limit(MOST)
    .execute();
