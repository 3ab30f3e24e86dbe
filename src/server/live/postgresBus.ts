// The bus of several processes: LISTEN and NOTIFY of PostgreSQL, on a connection of its own that is restored when lost.
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { HOLD_SHARED } from '../store/onlyServer.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Bus, localBus, type News } from './bus.ts';

export const CHANNEL = 'binario';
/** The longest pause between two attempts to connect, in milliseconds. */
const LONGEST = 5000;
/** Milliseconds for the last message of a process. */
const FAREWELL = 1000;

export const payloadOf = (process: string, news: News): string => JSON.stringify({ from: process, news });

/** `process` names this process, so that it ignores its own messages. */
export async function postgresBus(store: Store, process: string): Promise<Bus> {
  const here = localBus();
  const ears: ((news: News, own: boolean) => void)[] = [];
  const gaps: (() => void)[] = [];
  const closing = new AbortController();
  let client: pg.Client | null = null;
  let said: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: store.place, keepAlive: true });
    next.on('error', () => {}); // 'end' follows
    next.on('notification', ({ payload = '' }) => {
      const told = parsed(payload);
      if (told && told.from !== process) for (const hear of ears) hear(told.news, false);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    await next.query(HOLD_SHARED);
    next.once('end', () => void reconnect());
    client = next;
  }

  async function reconnect(): Promise<void> {
    client = null;
    for (let wait = 100; !closing.signal.aborted; wait = Math.min(LONGEST, wait * 2)) {
      try {
        await pause(wait, undefined, { signal: closing.signal, ref: false });
        await connect();
        for (const catchUp of gaps) catchUp();
        return;
      } catch {
        // tried again later
      }
    }
  }

  const notify = async (db: Kysely<Schema>, news: News) => {
    await sql`select pg_notify(${CHANNEL}, ${payloadOf(process, news)})`.execute(db);
  };
  /**
   * Sends messages one after the other over the listening connection, so that their order is kept; those lost with the
   * connection are told again after the gap.
   */
  const sayInOrder = (news: News) => {
    said = said
      .then(() => client?.query('select pg_notify($1, $2)', [CHANNEL, payloadOf(process, news)]))
      .catch(() => {});
  };
  await connect();
  return {
    enlist: notify,
    deliver: here.deliver,
    mention(news) {
      here.mention(news);
      if ('process' in news) sayInOrder(news);
      else notify(store.db, news).catch(() => {});
    },
    listen(hear) {
      here.listen(hear);
      ears.push(hear);
    },
    onGap: (catchUp) => void gaps.push(catchUp),
    async close() {
      closing.abort();
      await here.close();
      client?.removeAllListeners('end');
      // The last message says that this process ends. Do not wait for a database that does not answer.
      await Promise.race([said, pause(FAREWELL, undefined, { ref: false })]);
      await client?.end().catch(() => {});
    },
  };
}

/** A message of ours; null for others, as the database may have other users of the channel. */
function parsed(payload: string): { from: string; news: News } | null {
  try {
    return JSON.parse(payload) as { from: string; news: News };
  } catch {
    return null;
  }
}
