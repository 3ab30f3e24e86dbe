// Requests made in bad faith: nothing breaks, nothing is stored, and no secret gets into the log.
import { expect, test } from 'vitest';
import { onBothEngines } from '../testing/stores.ts';
import { openSession, SESSION_COOKIE } from './session.ts';
import { Browser, openHouse } from './testing/house.ts';

const PASSWORD = 'correct horse';
const nasty = [
  '\u0000',
  '\ud800',
  '😀'.repeat(20),
  "'; drop table person; --",
  '__proto__',
  '%00',
  '../..',
  'x'.repeat(5000),
];
const bodies = [
  null,
  [],
  'text',
  7,
  {},
  { name: null },
  { name: {} },
  { name: ['Ada'] },
  JSON.parse('{"__proto__":1}'),
];
const routes = [
  ['POST', '/guest', (x: string) => ({ name: x })],
  ['POST', '/account', (x: string) => ({ name: x, password: `12345678${x}` })],
  ['POST', '/account', (x: string) => ({ name: 'Eve', password: PASSWORD, email: `${x}@b.example` })],
  ['POST', '/session', (x: string) => ({ name: x, password: x })],
  ['PATCH', '/me', (x: string) => ({ name: `a${x}`, email: `a@${x}.example`, lang: x })],
  ['POST', '/password', (x: string) => ({ current: x, next: x })],
  ['POST', '/magic', (x: string) => ({ email: `a${x}@b.example` })],
  ['POST', '/magic/use', (x: string) => ({ token: x })],
  ['POST', '/tokens', (x: string) => ({ name: x })],
  ['DELETE', '/tokens/:x', () => undefined],
  ['POST', '/push', (x: string) => ({ endpoint: `https://a.example/${x}`, keys: { p256dh: x, auth: x } })],
  ['DELETE', '/push', (x: string) => ({ endpoint: `https://a.example/${x}` })],
  ['PUT', '/mutes/:x', () => undefined],
  ['DELETE', '/mutes/:x', () => undefined],
  ['DELETE', '/me', (x: string) => ({ password: x })],
] as const;

onBothEngines('abuse', ({ open }) => {
  test('an address without end is refused as quickly as it arrives', async () => {
    const { app } = await openHouse(await open());
    // a pattern that started anew at every dot would take longer than a test may
    const email = `a@${'.'.repeat(500_000)}@`;
    expect((await new Browser(app).ask('POST', '/magic', { email })).statusCode).toBe(400);
  });

  test('whatever is sent, the server says no or yes, and never breaks', async () => {
    const store = await open();
    const { app } = await openHouse(store);
    const { person } = await new Browser(app).me('POST', '/account', { name: 'Ada', password: PASSWORD });
    const broken: unknown[] = [];
    const opening = { former: null, request: { headers: {} }, now: Date.now() };
    for (const [method, url, body] of routes)
      for (const x of [...nasty, ...bodies]) {
        const ada = new Browser(app);
        ada.cookies.set(SESSION_COOKIE, await openSession(store.db, person!.id, opening));
        const path = url.replace(':x', encodeURIComponent(String(x).replace(/\p{Cs}/gu, '')));
        const sent = (typeof x === 'string' ? body(x) : x) as object;
        const answer = await ada.ask(method, path, sent, { 'content-type': 'application/json' });
        if (answer.statusCode >= 500) broken.push([method, path.slice(0, 60), x, answer.body]);
      }
    expect(broken).toEqual([]);
    const row = await store.db.selectFrom('person').selectAll().where('id', '=', person!.id).executeTakeFirst();
    expect(row).toMatchObject({ kind: 'account', email: null, password: expect.stringMatching(/^\$argon2id\$/) });
    expect(row!.name).not.toBe('');
  });

  test('what one person may have holds when requests race', async () => {
    const store = await open();
    const { app, letters } = await openHouse(store);
    const ada = new Browser(app);
    const { person } = await ada.me('POST', '/account', { name: 'Ada', password: PASSWORD });
    const race = async (n: number, ask: (i: number) => ReturnType<Browser['ask']>) =>
      (await Promise.all(Array.from({ length: n }, (_, i) => ask(i)))).filter(({ statusCode }) => statusCode < 300)
        .length;
    const { db } = store;
    const token = {
      person: person!.id,
      name: 'bot',
      created_at: 1,
      used_at: null,
      scope: 'play',
      until: 9e15,
    } as const;
    const tokens = Array.from({ length: 18 }, (_, i) => ({ ...token, id: `t${i}`, hash: `h${i}` }));
    await db.insertInto('api_token').values(tokens).execute();
    expect(await race(6, () => ada.ask('POST', '/tokens', { name: 'bot', password: PASSWORD }))).toBe(2);
    const keys = { p256dh: 'key', auth: 'auth' };
    const browsers = await race(24, (i) =>
      ada.ask('POST', '/push', { endpoint: `https://push.example.org/${i}`, keys }),
    );
    expect(browsers).toBe(20);
    // and no mailbox gets more than three letters
    await race(8, () => new Browser(app).ask('POST', '/magic', { email: 'ada@b.example' }));
    expect(await db.selectFrom('magic_link').select('email').execute()).toHaveLength(3);
    expect(letters.length).toBeLessThanOrEqual(3);
  });

  test('somebody else’s cookie, a made-up one and a long one are nobody', async () => {
    const { app } = await openHouse(await open());
    const b = new Browser(app);
    await b.me('POST', '/guest', { name: 'Ada' });
    for (const value of ['', 'x', 'x'.repeat(4000), `${b.cookies.get(SESSION_COOKIE)}x`, '%00', '\u00e9']) {
      const forged = new Browser(app);
      forged.cookies.set(SESSION_COOKIE, value);
      expect((await forged.me()).person).toBeNull();
      expect(await forged.refused('GET', '/me/export')).toBe('notSignedIn');
    }
  });

  test('secrets stay out of the log, also when things fail', async () => {
    const lines: string[] = [];
    const down = async () => {
      throw Object.assign(new Error('550 no mailbox ada@b.example'), { code: 'EENVELOPE' });
    };
    const { app } = await openHouse(await open(), {
      log: { write: (line) => lines.push(line) },
      mail: { url: 'https://binario.test', send: down },
    });
    const b = new Browser(app);
    await b.me('POST', '/account', { name: 'Ada', password: PASSWORD, email: 'ada@b.example' });
    const cookie = b.cookies.get(SESSION_COOKIE)!;
    const { secret } = (await b.ask('POST', '/tokens', { name: 'bot', password: PASSWORD })).json();
    await b.ask('GET', '/me', undefined, { authorization: `Bearer ${secret}` });
    await b.ask('GET', '/me', undefined, { authorization: 'Bearer binario_wrong-secret' });
    await b.ask('POST', '/push', { endpoint: 'https://a.example/x', keys: { p256dh: 'push-key', auth: 'push-auth' } });
    await b.ask('POST', '/session', { name: 'Ada', password: 'wrong-password' });
    await b.ask('POST', '/magic', { email: 'ada@b.example' });
    await b.ask('POST', '/magic/use', { token: 'magic-token' });
    const log = lines.join('');
    expect(log).toContain('a letter could not be sent');
    expect(log).toContain('/api/tokens');
    for (const word of [
      PASSWORD,
      cookie,
      secret,
      'wrong-secret',
      'push-key',
      'push-auth',
      'wrong-password',
      'magic-token',
      'ada@',
    ])
      expect([word, log.includes(word)]).toEqual([word, false]);
  });
});
