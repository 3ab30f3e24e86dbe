import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, openHouse } from '../people/testing/house.ts';
import { openStore, type Store } from '../store/store.ts';
import { limitsTimes } from './limits.ts';
import { isOwnOrigin } from './security.ts';

const folder = mkdtempSync(join(tmpdir(), 'binario-security-'));
let store: Store;
beforeAll(async () => {
  store = await openStore({ dataFolder: folder });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const guest = { name: 'Ada' };

test('every answer is strict about what a page may load, and errors too', async () => {
  const { app } = await openHouse(store);
  for (const url of ['/api/me', '/nowhere']) {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';" +
        "worker-src 'self';manifest-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test.each([
  ['another site', { origin: 'https://evil.test' }],
  ['another port', { origin: 'http://binario.test:81' }],
  ['a sandbox', { origin: 'null' }],
  ['nonsense', { origin: 'binario.test' }],
  ['a form, which cannot say x-binario', { 'x-binario': undefined }],
  ['a browser that says another site', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
  ['nowhere in particular', { origin: undefined }],
  ['another site that claims to be the same', { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }],
])('what changes something is refused from %s', async (_, headers) => {
  const { app } = await openHouse(store);
  const b = new Browser(app);
  await b.me('POST', '/guest', guest);
  for (const [method, url] of [
    ['POST', '/guest'],
    ['PATCH', '/me'],
    ['DELETE', '/session'],
  ] as const) {
    const answer = await b.ask(method, url, guest, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'crossSite']);
  }
  expect((await b.ask('GET', '/me', undefined, headers)).json().person.name).toBe('Ada');
});

test('our own page is known by its origin, or by what the browser says of it', async () => {
  const { app } = await openHouse(store, { url: 'https://play.binario.test' });
  const post = (headers: Record<string, string | undefined>) => new Browser(app).ask('POST', '/guest', guest, headers);
  expect((await post({})).statusCode).toBe(200);
  expect((await post({ host: 'binario.test:80' })).statusCode).toBe(200);
  expect((await post({ origin: undefined, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  expect((await post({ host: 'inner:8080', origin: 'https://play.binario.test' })).statusCode).toBe(200);
});

test('a socket of a stranger’s page is told from one of ours', async () => {
  const { app } = await openHouse(store);
  app.get('/socket', (request) => ({ own: isOwnOrigin(request) }));
  const own = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/socket', headers: { host: 'binario.test', ...headers } })).json().own;
  expect(await own({ origin: 'http://binario.test' })).toBe(true);
  expect(await own({ origin: 'http://evil.test' })).toBe(false);
  expect(await own({})).toBe(false);
});

test('behind a proxy https is https: the cookie is secure, and browsers are told to stay', async () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'binario.test', host: 'inner:8080' };
  const ask = async (proxies?: string) => {
    const { app } = await openHouse(store, proxies === undefined ? {} : { proxies });
    return new Browser(app).ask('POST', '/guest', guest, { ...forwarded, origin: 'https://binario.test' });
  };
  for (const proxies of ['1', '127.0.0.1']) {
    const answer = await ask(proxies);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    expect(answer.headers['strict-transport-security']).toBe('max-age=15552000');
  }
  for (const proxies of [undefined, '0', '10.0.0.1']) expect((await ask(proxies)).statusCode).toBe(403);
});

test('guests are made at a measured pace, counted by address; a proxy’s visitor cannot claim another', async () => {
  const { app } = await openHouse(store, { limits: { ...limitsTimes(1), guest: limit(2, 'address') }, proxies: '1' });
  const from = (addresses: string) =>
    new Browser(app).ask('POST', '/guest', guest, { 'x-forwarded-for': addresses, 'x-forwarded-proto': 'http' });
  expect((await from('8.8.8.1')).statusCode).toBe(200);
  expect((await from('1.1.1.1, 8.8.8.1')).statusCode).toBe(200);
  const third = await from('2.2.2.2, 8.8.8.1');
  expect(third.statusCode).toBe(429);
  expect(third.json()).toMatchObject({ code: 'tooMany', args: { seconds: 60 } });
  expect(third.headers['retry-after']).toBe('60');
  expect((await from('8.8.8.2')).statusCode).toBe(200);
  expect((await from('2001:db8::1')).statusCode).toBe(200);
  expect((await from('2001:db8::2')).statusCode).toBe(200);
  expect((await from('2001:db8::3')).statusCode).toBe(429);
});

test('people are counted apart from each other, and each kind of asking apart', async () => {
  const { app } = await openHouse(store, { limits: { ...limitsTimes(10), general: limit(3, 'person') } });
  const [a, b] = [new Browser(app), new Browser(app)];
  await a.me('POST', '/guest', guest);
  await b.me('POST', '/guest', guest);
  for (let i = 0; i < 3; i++) await a.me();
  expect(await a.refused('GET', '/me')).toBe('tooMany');
  expect((await b.me()).person).not.toBeNull();
  expect((await a.me('POST', '/guest', { name: 'Still here' })).person?.name).toBe('Still here');
});

test('what is not there is counted too', async () => {
  const { app } = await openHouse(store, { limits: { ...limitsTimes(1), all: limit(2, 'address') } });
  const codes = [];
  for (let i = 0; i < 3; i++) codes.push((await app.inject('/nowhere')).statusCode);
  expect(codes).toEqual([404, 404, 429]);
});

test('files of the app are counted apart: several first visits from one address stop nobody', async () => {
  const limits = {
    ...limitsTimes(1),
    all: limit(2, 'address'),
    general: limit(2, 'person'),
    files: limit(3, 'address'),
  };
  const { app } = await openHouse(store, { limits });
  const codes = [];
  for (let i = 0; i < 4; i++) codes.push((await app.inject('/assets/none.js')).statusCode);
  expect(codes).toEqual([404, 404, 404, 429]);
  expect((await app.inject('/nowhere')).statusCode).toBe(404);
});

test('trying passwords is slow work', async () => {
  const { app } = await openHouse(store, { limits: limitsTimes(1, 0.05) });
  const b = new Browser(app);
  const codes = [];
  for (let i = 0; i < 5; i++) codes.push(await b.refused('POST', '/session', { name: 'Ada', password: `guess ${i}` }));
  expect(codes).toEqual(['wrongPassword', 'wrongPassword', 'wrongPassword', 'tooMany', 'tooMany']);
});

test('a host may widen what one network can do, and nothing else', () => {
  const [usual, club] = [limitsTimes(1), limitsTimes(1, 4)];
  expect([club.guest.max, club.signIn.max, club.all.max]).toEqual([
    4 * usual.guest.max,
    4 * usual.signIn.max,
    4 * usual.all.max,
  ]);
  expect([club.general, club.secret]).toEqual([usual.general, usual.secret]);
});

const limit = (max: number, per: 'address' | 'person') => ({ max, windowMs: 60_000, per });
