// Everything stored about a person except secrets, for that person to download.
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export async function exportData({ db }: Store, { id, ...person }: PersonRow) {
  const sessions = await db
    .selectFrom('session')
    .select(['agent', 'created_at', 'seen_at'])
    .where('person', '=', id)
    .orderBy('created_at')
    .execute();
  const tokens = await db
    .selectFrom('api_token')
    .select(['name', 'scope', 'created_at', 'used_at', 'until'])
    .where('person', '=', id)
    .orderBy('created_at')
    .execute();
  const pushes = await db.selectFrom('push_subscription').select('endpoint').where('person', '=', id).execute();
  const muted = await db.selectFrom('mute').select('muted').where('person', '=', id).execute();
  const chat = await db
    .selectFrom('chat')
    .select(['game_table as table', 'seq', 'text', 'at'])
    .where('person', '=', id)
    .orderBy('id')
    .execute();
  const notes = await db
    .selectFrom('note')
    .select(['game_table as table', 'text', 'at'])
    .where('person', '=', id)
    .orderBy('at')
    .execute();
  const orders = await db
    .selectFrom('standing_order')
    .select(['game_table as table', 'seat', 'json', 'status', 'at'])
    .where('person', '=', id)
    .orderBy('at')
    .execute();
  return {
    person: {
      id,
      name: person.name,
      kind: person.kind,
      email: person.email,
      lang: person.lang,
      mailMe: person.mail_me === 1,
      createdAt: person.created_at,
    },
    sessions: sessions.map((s) => ({ agent: s.agent, createdAt: s.created_at, seenAt: s.seen_at })),
    tokens: tokens.map((t) => ({
      name: t.name,
      scope: t.scope,
      createdAt: t.created_at,
      usedAt: t.used_at,
      until: t.until,
    })),
    push: pushes.map((p) => p.endpoint),
    muted: muted.map((m) => m.muted),
    tables: await tablesWithSeats(db, id),
    chat,
    notes,
    orders: orders.map(({ json, ...order }) => ({ ...order, order: JSON.parse(json) as unknown })),
  };
}

/** Yields the text game by game, so that many games need no more memory than one. */
export async function* withGames(
  known: Awaited<ReturnType<typeof exportData>>,
  recordOf: (table: string) => Promise<unknown>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(known, null, 2).slice(0, -2)},\n  "games": [`;
  let isFirst = true;
  for (const { id, status } of known.tables) {
    if (status === 'gathering') continue;
    // a table abandoned before its start has no record
    const record = await recordOf(id).catch(() => null);
    if (record === null) continue;
    yield `${isFirst ? '' : ','}\n    ${JSON.stringify({ table: id, record })}`;
    isFirst = false;
  }
  yield '\n  ]\n}\n';
}

async function tablesWithSeats(db: Store['db'], person: string) {
  const seats = await db.selectFrom('seat').select(['game_table', 'seat']).where('person', '=', person).execute();
  const tables = await db
    .selectFrom('game_table')
    .select(['id', 'game', 'status', 'host', 'created_at', 'moved_at'])
    .where((e) =>
      e.or([
        e('host', '=', person),
        e('id', 'in', e.selectFrom('seat').select('game_table').where('person', '=', person)),
      ]),
    )
    .orderBy('created_at')
    .execute();
  return tables.map((table) => ({
    id: table.id,
    game: table.game,
    status: table.status,
    host: table.host === person,
    seats: seats.filter((s) => s.game_table === table.id).map((s) => s.seat),
    createdAt: table.created_at,
    movedAt: table.moved_at,
  }));
}
