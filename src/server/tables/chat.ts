// The chat beside the log. It is not part of the game: no line changes a move, an undo or a clock.
import type { Kysely } from 'kysely';
import type { ChatLine } from '../../api/tables.ts';
import { Fault } from '../http/fault.ts';
import { mustSee, type Requester } from '../play/rights.ts';
import { change, type Services } from '../play/services.ts';
import type { PersonRow, Schema } from '../store/schema.ts';
import { oneLine } from './oneLine.ts';
import { readSeated } from './readTable.ts';

const MOST = 500;
/** Lines that a table keeps: in all, and of one person, so that nobody fills it alone. */
const IN_ALL = 10_000;
const OF_ONE = 2000;

/** Marks a guest, whose name anybody may bear. */
const guestIf = (kind: PersonRow['kind'] | null) => (kind === 'guest' ? { guest: true as const } : {});

/** Adds a line of chat; anybody who sees the table may speak. */
export async function say(services: Services, id: string, person: string, spoken: string): Promise<ChatLine> {
  const text = oneLine(spoken);
  if (text === '') throw new Fault('badRequest', { field: 'text' });
  const table = await readSeated(services.store.db, id);
  mustSee(table, person);
  const line = { game_table: id, person, name: '', text, seq: table.row.seq, at: services.now() };
  return change(services, async (db, tell) => {
    // Lines are written one after the other, so that no lower number appears after a higher one and is missed.
    await db
      .updateTable('game_table')
      .set((e) => ({ seq: e.ref('seq') }))
      .where('id', '=', id)
      .execute();
    await mustHaveRoom(db, id, person);
    const { id: number } = await db.insertInto('chat').values(line).returning('id').executeTakeFirstOrThrow();
    tell({ table: id, what: 'chat' });
    const speaker = db.selectFrom('person').select(['name', 'kind']).where('id', '=', person);
    const { name, kind } = await speaker.executeTakeFirstOrThrow();
    return { id: number, person, name, ...guestIf(kind), text, seq: line.seq, at: line.at };
  });
}

async function mustHaveRoom(db: Kysely<Schema>, table: string, person: string): Promise<void> {
  const { lines, own } = await db
    .selectFrom('chat')
    .select((e) => [
      e.fn.countAll().as('lines'),
      e.fn.sum(e.case().when('person', '=', person).then(1).else(0).end()).as('own'),
    ])
    .where('game_table', '=', table)
    .executeTakeFirstOrThrow();
  if (Number(own) >= OF_ONE) throw new Fault('quota', { what: 'chat', most: OF_ONE });
  if (Number(lines) >= IN_ALL) throw new Fault('quota', { what: 'chatInAll', most: IN_ALL });
}

export async function readChat(
  services: Services,
  id: string,
  requester: Requester,
  after: number,
): Promise<ChatLine[]> {
  mustSee(await readSeated(services.store.db, id), requester);
  return linesFor(services, id, requester, after);
}

/** The newest lines, without those of people the reader has muted. */
export async function linesFor(
  { store }: Services,
  id: string,
  requester: Requester,
  after: number,
): Promise<ChatLine[]> {
  const newest = store.db
    .selectFrom('chat')
    .leftJoin('person', 'person.id', 'chat.person')
    .select(['chat.id', 'chat.person', 'chat.text', 'chat.seq', 'chat.at'])
    .select((e) => [e.fn.coalesce('person.name', 'chat.name').as('name'), 'person.kind'])
    .where('game_table', '=', id)
    .where('chat.id', '>', after)
    .orderBy('chat.id', 'desc')
    .limit(MOST);
  const muted = store.db
    .selectFrom('mute')
    .select('muted')
    .where('mute.person', '=', requester ?? '');
  const heard = newest.where((e) => e.or([e('chat.person', 'is', null), e('chat.person', 'not in', muted)]));
  const rows = await (requester === null ? newest : heard).execute();
  return rows.reverse().map(({ kind, ...line }) => ({ ...line, ...guestIf(kind) }));
}
