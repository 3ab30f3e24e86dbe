// Notifies people of a waiting table: only those who must decide, are not looking, and were not told already.
import { setMaxListeners } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { loadGame } from '../../titles/registry.ts';
import { mailLines } from '../../words/mail.ts';
import { ready } from '../store/ready.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { claim, forgetOldClaims } from './claims.ts';
import type { Mail } from './mail.ts';
import type { Push, Subscription } from './push.ts';

export interface NotifierOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly mail: Mail | null;
  readonly push: Push;
  /** True if this person has the table open, on any process that can be asked. */
  isWatching(table: string, person: string): boolean | Promise<boolean>;
  /** A grace for a page to reconnect and for a quick table to move on. */
  readonly graceMs?: number;
  /** Hears of failures to send, never of the recipient. */
  warn?(problem: { readonly code: unknown }, what: string): void;
}

export interface Waiting {
  readonly table: string;
  readonly game: string;
  /** Ids of the people who must decide now. */
  readonly persons: readonly string[];
  /** The last entry, after which they must. */
  readonly seq: number;
}

export interface Notifier {
  /** Returns at once and never throws. */
  onWaiting(waiting: Waiting): void;
  /** Sends pending notices at once and resolves when they are sent. */
  close(): Promise<void>;
}

const GRACE = 5000;

/** The path of a table's page. */
const pathOf = (table: string): string => `/t/${table}`;

export function notifier(options: NotifierOptions): Notifier {
  const { store, now, mail, push, isWatching, graceMs = GRACE } = options;
  const failed = (what: string) => (error: { code?: unknown; statusCode?: unknown }) =>
    options.warn?.({ code: error.statusCode ?? error.code }, what);
  const closing = new AbortController();
  setMaxListeners(0, closing.signal); // one listener per waiting table
  const underWay = new Set<Promise<void>>();
  void forgetOldClaims(store, now()).catch(failed('old claims stay'));

  async function tell(waiting: Waiting): Promise<void> {
    const there = new Set<string>();
    for (const id of waiting.persons) if (await isWatching(waiting.table, id)) there.add(id);
    await after(graceMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    if (!(await stillWaits(store, waiting))) return;
    const game = (await loadGame(waiting.game))?.name ?? waiting.game;
    const people = await store.db.selectFrom('person').selectAll().where('id', 'in', waiting.persons).execute();
    for (const person of people) {
      // When the server stops, the pages have just lost it: people who were there know.
      if (closing.signal.aborted && there.has(person.id)) continue;
      if (await isWatching(waiting.table, person.id)) continue;
      if (!(await claim(store, waiting.table, person.id, waiting.seq, now()))) continue;
      await Promise.all([pushTo(person, game, waiting.table), mailTo(person, game, waiting.table)]);
    }
  }

  async function pushTo({ id, lang }: PersonRow, game: string, table: string): Promise<void> {
    const { title, body } = mailLines[lang].notice;
    const rows = await store.db.selectFrom('push_subscription').selectAll().where('person', '=', id).execute();
    const notice = { title: title({ game }), body, url: pathOf(table), tag: table };
    const sendings = rows.map(async ({ endpoint, json }) => {
      if ((await push.send(JSON.parse(json) as Subscription, notice)) === 'gone')
        await store.db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute();
    });
    await Promise.all(sendings.map((sending) => sending.catch(failed('a notice could not be sent'))));
  }

  async function mailTo({ name, email, mail_me, lang }: PersonRow, game: string, table: string): Promise<void> {
    if (!mail || email === null || mail_me !== 1) return;
    const { subject, text } = mailLines[lang].yourMove;
    const facts = { name, game, link: `${mail.url}${pathOf(table)}` };
    await mail
      .send({ to: email, subject: subject(facts), text: text(facts) })
      .catch(failed('a letter could not be sent'));
  }

  return {
    onWaiting(waiting) {
      if (waiting.persons.length === 0) return;
      const telling = tell(waiting)
        .catch(failed('nobody could be told'))
        .finally(() => underWay.delete(telling));
      underWay.add(telling);
    },
    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}

const standing = ready((db, given: { table: string }) =>
  db.selectFrom('game_table').select(['seq', 'status']).where('id', '=', given.table),
);

/** True if the table still waits as told; otherwise it was told anew, or waits for somebody else. */
async function stillWaits({ db }: Store, { table, seq }: Waiting): Promise<boolean> {
  const [row] = (await standing(db, { table })).rows;
  return row?.status === 'playing' && row.seq === seq;
}
