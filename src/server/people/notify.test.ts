import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { onBothEngines } from '../testing/stores.ts';
import { makeAccount, makeGuest } from './accounts.ts';
import { type NotifierOptions, notifier } from './notify.ts';
import type { Notice, Push } from './push.ts';
import { recordingMail } from './testing/house.ts';
import { putTable } from './testing/tables.ts';

interface Sent {
  readonly endpoint: string;
  readonly notice: Notice;
}

/** A push service that records; an endpoint ending in `gone` has unsubscribed, one in `broken` fails. */
function recordingPush(): { push: Push; sent: Sent[] } {
  const sent: Sent[] = [];
  const send: Push['send'] = async ({ endpoint }, notice) => {
    if (endpoint.endsWith('broken')) throw Object.assign(new Error('secret words'), { statusCode: 500 });
    if (endpoint.endsWith('gone')) return 'gone';
    sent.push({ endpoint, notice });
    return 'sent';
  };
  return { push: { publicKey: 'KEY', send }, sent };
}

onBothEngines('being told', ({ open }) => {
  const setUp = async (more: Partial<NotifierOptions> = {}) => {
    const store = await open();
    const { mail, letters } = recordingMail();
    const { push, sent } = recordingPush();
    const watching = new Set<string>();
    const warnings: unknown[] = [];
    const options: NotifierOptions = {
      store,
      now: Date.now,
      mail,
      push,
      isWatching: (table, person) => watching.has(`${table} ${person}`),
      graceMs: 0,
      warn: (...said) => warnings.push(said),
      ...more,
    };
    const account = { lang: 'it' as const, password: null, now: 1 };
    const ada = await makeAccount(store.db, null, { ...account, name: 'Ada', email: 'ada@b.example' });
    const bob = await makeGuest(store.db, 'Bob', 'en', 1);
    await subscribe(store, bob, 'bob');
    await putTable(store, 'table1', [ada, bob], { seq: 7 });
    const tell = async (persons: readonly string[], seq = 7, table = 'table1') => {
      const bell = notifier(options);
      bell.onWaiting({ table, game: 'chicago-express', persons, seq });
      await bell.close();
    };
    return { store, options, letters, sent, watching, warnings, ada, bob, tell };
  };

  test('whoever must decide is told in their own language, by mail or on the screen', async () => {
    const { tell, letters, sent, ada, bob } = await setUp();
    await tell([ada]);
    expect(letters).toEqual([
      {
        to: 'ada@b.example',
        subject: 'Chicago Express: tocca a te',
        text: expect.stringContaining('https://binario.test/t/table1'),
      },
    ]);
    expect(sent).toEqual([]);
    await tell([bob]);
    expect(letters).toHaveLength(1);
    const body = 'The table waits for your decision.';
    const notice = { title: 'Chicago Express: your move', body, url: '/t/table1', tag: 'table1' };
    expect(sent).toEqual([{ endpoint: 'https://push.example/bob', notice }]);
  });

  test('nobody is told twice of the same, not even by two processes at once; of the next entry they are', async () => {
    const { tell, sent, store, bob } = await setUp();
    await Promise.all([tell([bob]), tell([bob]), tell([bob])]);
    await tell([bob]);
    expect(sent).toHaveLength(1);
    await store.db.updateTable('game_table').set({ seq: 12 }).execute();
    await tell([bob], 12);
    expect(sent).toHaveLength(2);
    await putTable(store, 'table2', [bob], { seq: 1 });
    await tell([bob], 1, 'table2');
    expect(sent).toHaveLength(3);
  });

  test('whoever is watching that table is left in peace', async () => {
    const { tell, sent, letters, watching, ada, bob } = await setUp();
    watching.add(`table1 ${bob}`).add(`another ${ada}`);
    await tell([ada, bob]);
    expect([sent.length, letters.length]).toEqual([0, 1]);
  });

  test('a table that has moved on, or is over, is not told of', async () => {
    const { tell, sent, store, bob } = await setUp();
    await tell([bob], 6);
    await store.db.updateTable('game_table').set({ status: 'over' }).execute();
    await tell([bob], 7);
    await tell([], 7);
    expect(sent).toEqual([]);
  });

  test('no mail without an address or against one’s will', async () => {
    const { tell, letters, store, ada } = await setUp();
    await store.db.updateTable('person').set({ mail_me: 0 }).where('id', '=', ada).execute();
    await tell([ada]);
    expect(letters).toEqual([]);
  });

  test('browsers that have unsubscribed are forgotten; what fails stops nothing and is logged without names', async () => {
    const { tell, sent, store, warnings, bob } = await setUp();
    await subscribe(store, bob, 'gone');
    await subscribe(store, bob, 'broken');
    await tell([bob]);
    expect(sent).toHaveLength(1);
    const left = await store.db.selectFrom('push_subscription').select('endpoint').orderBy('endpoint').execute();
    expect(left.map((row) => row.endpoint)).toEqual(['https://push.example/bob', 'https://push.example/broken']);
    expect(warnings).toEqual([[{ code: 500 }, 'a notice could not be sent']]);
  });

  test('a store or a mail server that fails does not reach the move', async () => {
    const broken = async () => {
      throw Object.assign(new Error('no'), { code: 'EDOWN' });
    };
    const { tell, warnings, ada } = await setUp({ mail: { url: '', send: broken }, isWatching: () => false });
    await tell([ada]);
    expect(warnings).toEqual([[{ code: 'EDOWN' }, 'a letter could not be sent']]);
    const { options } = await setUp({ isWatching: broken as never });
    const bell = notifier(options);
    expect(() => bell.onWaiting({ table: 'table1', game: 'no such game', persons: ['x', ada], seq: 7 })).not.toThrow();
    await bell.close();
  });

  test('there is a moment to come back in; a stop tells at once what is still to be told', async () => {
    const { options, sent, bob } = await setUp({ graceMs: 60_000 });
    const bell = notifier(options);
    bell.onWaiting({ table: 'table1', game: 'chicago-express', persons: [bob], seq: 7 });
    await new Promise((done) => setTimeout(done, 50));
    expect(sent).toEqual([]);
    await bell.close();
    expect(sent).toHaveLength(1);
  });

  test('a stop does not tell those who were watching until it came', async () => {
    const { options, sent, watching, bob } = await setUp({ graceMs: 60_000 });
    watching.add(`table1 ${bob}`);
    const bell = notifier(options);
    bell.onWaiting({ table: 'table1', game: 'chicago-express', persons: [bob], seq: 7 });
    await new Promise((done) => setTimeout(done, 50));
    watching.clear();
    await bell.close();
    expect(sent).toEqual([]);
  });
});

const subscribe = ({ db }: Store, person: string, name: string) => {
  const endpoint = `https://push.example/${name}`;
  const json = JSON.stringify({ endpoint, keys: { p256dh: 'x', auth: 'y' } });
  return db.insertInto('push_subscription').values({ endpoint, person, json }).execute();
};
