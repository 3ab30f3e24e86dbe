import { expect, test } from 'vitest';
import { inTime } from '../testing/inTime.ts';
import { onBothEngines } from '../testing/stores.ts';
import type { Patience } from './guesses.ts';
import { SESSION_COOKIE } from './session.ts';
import { Browser, openHouse } from './testing/house.ts';
import { putTable, seatsOf } from './testing/tables.ts';

const PASSWORD = 'correct horse';
const DAY = 24 * 3600_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

interface Listed {
  readonly id: string;
  readonly agent: string;
  readonly current: boolean;
}

onBothEngines('an account is its owner’s', ({ open }) => {
  const visit = async (patience?: Patience) => {
    const store = await open();
    const house = await openHouse(store, { proxies: '1', ...(patience && { patience }) });
    return { store, house, browser: () => new Browser(house.app) };
  };
  const sessionsOf = async (b: Browser) => (await b.ask('GET', '/sessions')).json().sessions as Listed[];

  test('sees where it is signed in, and signs out any browser from afar', async () => {
    const { browser, house } = await visit();
    const [desk, phone] = [browser(), browser()];
    await desk.ask('POST', '/account', { name: 'Ada', password: PASSWORD }, { 'user-agent': FIREFOX });
    await phone.ask('POST', '/session', { name: 'Ada', password: PASSWORD }, { 'user-agent': PHONE });
    const listed = await sessionsOf(desk);
    expect(listed.map(({ agent, current }) => [agent, current]).sort()).toEqual([
      ['Chrome, Android', false],
      ['Firefox, Linux', true],
    ]);
    const eve = browser();
    await eve.me('POST', '/account', { name: 'Eve', password: PASSWORD });
    const { id } = listed.find(({ current }) => !current)!;
    expect(await eve.refused('DELETE', `/sessions/${id}`)).toBe('notFound');
    house.left.length = 0;
    expect((await desk.ask('DELETE', `/sessions/${id}`)).statusCode).toBe(204);
    expect(house.left).toHaveLength(1);
    expect((await phone.me()).person).toBeNull();
    expect(await sessionsOf(desk)).toHaveLength(1);
  });

  test('signs in again after a year; a guest only gets another secret, and keeps its games', async () => {
    const { browser, house, store } = await visit();
    const [ada, guest] = [browser(), browser()];
    await ada.me('POST', '/account', { name: 'Ada', password: PASSWORD });
    const { id } = (await guest.me('POST', '/guest', { name: 'Bob' })).person!;
    await putTable(store, 'table1', [id]);
    const old = guest.cookies.get(SESSION_COOKIE);
    for (const days of [150, 300, 360]) {
      house.ahead = days * DAY;
      for (const b of [ada, guest]) expect((await b.me()).person).not.toBeNull();
    }
    house.ahead = 366 * DAY;
    expect((await ada.me()).person).toBeNull();
    expect((await guest.me()).person?.id).toBe(id);
    expect(guest.cookies.get(SESSION_COOKIE)).not.toBe(old);
    expect((await seatsOf(store, 'table1'))[0]!.person).toBe(id);
    const stale = browser();
    stale.cookies.set(SESSION_COOKIE, old!);
    expect((await stale.me()).person).toBeNull();
  });

  test('loses no session to a clock that was wrong for a while', async () => {
    const { browser, house } = await visit();
    const ada = browser();
    await ada.me('POST', '/account', { name: 'Ada', password: PASSWORD });
    house.ahead = 500 * DAY;
    expect((await ada.me()).person).toBeNull();
    await browser().me('POST', '/guest', { name: 'Bob' });
    house.ahead = 0;
    expect((await ada.me()).person?.name).toBe('Ada');
  });

  test('is guessed at slowly, and its owner gets in: from a known browser, from another address, after a pause', async () => {
    const { browser, house } = await visit({ free: 5, inAll: 30 });
    const at = (b: Browser, address: string, name: string, password: string) =>
      b.ask('POST', '/session', { name, password }, { 'x-forwarded-for': address });
    const [desk, phone] = [browser(), browser()];
    await desk.me('POST', '/account', { name: 'Ada', password: PASSWORD });
    await phone.me('POST', '/session', { name: 'Ada', password: PASSWORD });
    for (const b of [desk, phone]) await b.me('DELETE', '/session');
    for (const name of ['Ada', 'Nobody']) {
      for (let i = 0; i < 5; i++)
        expect((await at(browser(), '192.0.2.1', name, `guess ${i}`)).json().code).toBe('wrongPassword');
      const early = await at(browser(), '192.0.2.1', name.toUpperCase(), PASSWORD);
      expect([early.statusCode, early.json()]).toMatchObject([429, { code: 'tooMany', args: { seconds: 1 } }]);
    }
    // the same address, and yet the owner's own browser; and an address without guesses
    expect((await at(desk, '192.0.2.1', 'Ada', PASSWORD)).statusCode).toBe(200);
    expect((await at(browser(), '192.0.2.2', 'Ada', PASSWORD)).statusCode).toBe(200);
    house.ahead = 1000;
    expect((await at(browser(), '192.0.2.1', 'Ada', PASSWORD)).statusCode).toBe(200);
    // guesses from everywhere at once: unknown browsers wait, a known one does not
    for (let i = 0; i < 30; i++) await at(browser(), `198.51.100.${i}`, 'Ada', 'a guess');
    expect((await at(browser(), '192.0.2.3', 'Ada', PASSWORD)).statusCode).toBe(429);
    expect((await at(phone, '192.0.2.3', 'Ada', PASSWORD)).statusCode).toBe(200);
    // a known browser guesses slowly too, and is known only to its own account
    const own = browser();
    await own.me('POST', '/account', { name: 'Eve', password: PASSWORD });
    expect((await at(own, '192.0.2.3', 'Ada', PASSWORD)).statusCode).toBe(429);
    const told = async () => (await at(desk, '192.0.2.4', 'Ada', 'a guess')).json().code;
    const codes: string[] = [];
    for (let i = 0; i < 6; i++) codes.push(await told());
    expect(codes).toEqual([...Array(5).fill('wrongPassword'), 'tooMany']);
    // a new password makes every browser unknown but the one where it was chosen
    await phone.me('POST', '/password', { current: PASSWORD, next: 'battery staple' });
    expect((await at(desk, '192.0.2.5', 'Ada', 'battery staple')).statusCode).toBe(429);
    expect((await at(phone, '192.0.2.5', 'Ada', 'battery staple')).statusCode).toBe(200);
    house.ahead = 16 * 60_000;
    expect((await at(browser(), '192.0.2.5', 'Ada', 'battery staple')).statusCode).toBe(200);
  });

  test('asks for the password before the address changes; guesses in one browser do not hold up another', async () => {
    const { browser } = await visit({ free: 5, inAll: 1000 });
    const [ada, thief] = [browser(), browser()];
    await ada.me('POST', '/account', { name: 'Ada', password: PASSWORD });
    await thief.me('POST', '/session', { name: 'Ada', password: PASSWORD });
    const email = 'ada@b.example';
    expect(await thief.refused('PATCH', '/me', { email })).toBe('wrongPassword');
    for (let i = 0; i < 4; i++)
      expect(await thief.refused('PATCH', '/me', { email, password: `guess ${i}` })).toBe('wrongPassword');
    expect(await thief.refused('PATCH', '/me', { email, password: PASSWORD })).toBe('tooMany');
    expect((await thief.me('PATCH', '/me', { name: 'Ada L' })).person?.name).toBe('Ada L');
    expect((await ada.me('PATCH', '/me', { email, password: PASSWORD })).confirming).toBe(email);
  });

  test('is told by letter of a new password, and finds a way back where it is forgotten', async () => {
    const { browser, house } = await visit();
    const ada = browser();
    const email = 'ada@b.example';
    const linkIn = (text: string) => /binario\.test\/(\w+)\?token=(\S+)/.exec(text)!.slice(1) as [string, string];
    const letter = (count: number) =>
      inTime(() => {
        expect(house.letters).toHaveLength(count);
        return house.letters[count - 1]!;
      });
    await ada.me('POST', '/account', { name: 'Ada', password: PASSWORD, email });
    await ada.me('POST', '/magic/use', { token: linkIn((await letter(1)).text)[1] });
    await ada.me('POST', '/password', { current: PASSWORD, next: 'battery staple' });
    expect(await letter(2)).toMatchObject({ to: email, text: expect.stringContaining('has just been changed') });

    const anywhere = browser();
    for (const asked of ['nobody@b.example', email])
      expect((await anywhere.ask('POST', '/password/forgotten', { email: asked })).statusCode).toBe(204);
    const [page, token] = linkIn((await letter(3)).text);
    expect(page).toBe('reset');
    expect(await anywhere.refused('POST', '/magic/use', { token })).toBe('badLink');
    expect(await anywhere.refused('POST', '/password/reset', { token: 'no', next: 'new sentence' })).toBe('badLink');
    const me = await anywhere.me('POST', '/password/reset', { token, next: 'new sentence' });
    expect(me.person).toMatchObject({ name: 'Ada', email });
    expect(await letter(4)).toMatchObject({ to: email, text: expect.stringContaining('has just been changed') });
    expect((await ada.me()).person).toBeNull();
    expect(await browser().refused('POST', '/password/reset', { token, next: 'once more' })).toBe('badLink');
    await browser().me('POST', '/session', { name: 'Ada', password: 'new sentence' });
    // a link to sign in does not set a password
    await browser().ask('POST', '/magic', { email });
    const [, signIn] = linkIn((await letter(5)).text);
    expect(await browser().refused('POST', '/password/reset', { token: signIn, next: 'something' })).toBe('badLink');
  });

  test('gives its programs a time and a scope, and ends them all with its sessions', async () => {
    const { browser, house } = await visit();
    const ada = browser();
    const { person } = await ada.me('POST', '/account', { name: 'Ada', password: PASSWORD });
    const make = async (body: object) =>
      (await ada.ask('POST', '/tokens', { name: 'bot', password: PASSWORD, ...body })).json();
    const by = (secret: string) => (method: 'GET' | 'PUT', url: string) =>
      browser().ask(method, url, undefined, { authorization: `Bearer ${secret}` });
    const reader = await make({ scope: 'read', days: 30 });
    const player = await make({});
    expect(reader).toMatchObject({ scope: 'read', until: reader.createdAt + 30 * DAY });
    expect(player).toMatchObject({ scope: 'play', until: player.createdAt + 365 * DAY });
    expect(await ada.refused('POST', '/tokens', { name: 'for ever', days: 366 })).toBe('badRequest');

    expect((await by(reader.secret)('GET', '/me')).json().person.id).toBe(person!.id);
    const refused = await by(reader.secret)('PUT', '/mutes/somebody');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'readOnly']);
    house.ahead = 31 * DAY;
    const ended = await by(reader.secret)('GET', '/me');
    expect([ended.statusCode, ended.json().code]).toEqual([401, 'tokenEnded']);
    expect((await by(player.secret)('GET', '/me')).statusCode).toBe(200);
    await ada.me('DELETE', '/sessions');
    expect((await by(player.secret)('GET', '/me')).statusCode).toBe(401);
  });

  test('makes a key with its password, and a new password ends all keys', async () => {
    const { browser, house } = await visit();
    const ada = browser();
    await ada.me('POST', '/account', { name: 'Ada', password: PASSWORD });
    for (const body of [{}, { password: 'wrong horse' }])
      expect(await ada.refused('POST', '/tokens', { name: 'bot', ...body })).toBe('wrongPassword');
    const make = async (password: string) =>
      (await ada.ask('POST', '/tokens', { name: 'bot', password })).json().secret as string;
    const works = async (secret: string) =>
      (await browser().ask('GET', '/me', undefined, { authorization: `Bearer ${secret}` })).statusCode === 200;
    const first = await make(PASSWORD);
    expect(await works(first)).toBe(true);
    await ada.me('POST', '/password', { current: PASSWORD, next: 'battery staple' });
    expect(await works(first)).toBe(false);
    expect((await ada.ask('GET', '/tokens')).json().tokens).toEqual([]);
    // a program's open sockets must identify again
    expect(house.left).toHaveLength(1);
    expect(await works(await make('battery staple'))).toBe(true);
  });

  test('without a password, shows by a new link that it is its owner before anything that cannot be taken back', async () => {
    const { browser, house } = await visit();
    const ada = browser();
    const signIn = async (b: Browser, count: number) => {
      await b.ask('POST', '/magic', { email: 'ada@b.example' });
      await inTime(() => expect(house.letters).toHaveLength(count));
      const [, token] = /token=(\S+)/.exec(house.letters[count - 1]!.text)!;
      await b.me('POST', '/magic/use', { token });
    };
    await signIn(ada, 1);
    expect((await ada.ask('POST', '/tokens', { name: 'bot' })).statusCode).toBe(200);
    house.ahead = 16 * 60_000;
    const late = await ada.ask('POST', '/tokens', { name: 'bot' });
    expect([late.statusCode, late.json()]).toMatchObject([403, { code: 'signInAgain', args: { minutes: 15 } }]);
    expect(await ada.refused('POST', '/password', { next: 'battery staple' })).toBe('signInAgain');
    expect(await ada.refused('PATCH', '/me', { email: 'eve@b.example' })).toBe('signInAgain');
    expect(await ada.refused('DELETE', '/me', {})).toBe('signInAgain');
    await signIn(ada, 2);
    expect((await ada.ask('POST', '/tokens', { name: 'bot' })).statusCode).toBe(200);
    await ada.me('POST', '/password', { next: 'battery staple' });
    expect((await ada.ask('GET', '/tokens')).json().tokens).toEqual([]);
  });

  test('takes no password that is tried first, whenever one is chosen', async () => {
    const { browser, house } = await visit();
    const ada = browser();
    const email = 'ada@b.example';
    for (const password of ['password1', '12345678', 'lovelace1815', email])
      expect(await ada.refused('POST', '/account', { name: 'Lovelace', password, email })).toBe('weakPassword');
    await ada.me('POST', '/account', { name: 'Lovelace', password: PASSWORD, email });
    const tokenOf = async (count: number) => {
      await inTime(() => expect(house.letters).toHaveLength(count));
      return /token=(\S+)/.exec(house.letters[count - 1]!.text)![1]!;
    };
    await ada.me('POST', '/magic/use', { token: await tokenOf(1) });
    const said = await ada.ask('POST', '/password', { current: PASSWORD, next: 'Lovelace!' });
    expect([said.statusCode, said.json().text]).toEqual([422, expect.stringContaining('your own name')]);
    await ada.ask('POST', '/password/forgotten', { email });
    const token = await tokenOf(2);
    expect(await browser().refused('POST', '/password/reset', { token, next: 'lovelace 1815' })).toBe('weakPassword');
    // the link stays valid
    await browser().me('POST', '/password/reset', { token, next: 'battery staple' });
  });

  test('has its name for itself: no guest bears it, and nobody bears a blank one', async () => {
    const { browser } = await visit();
    await browser().me('POST', '/account', { name: 'Ada', password: PASSWORD });
    const guest = browser();
    expect(await guest.refused('POST', '/guest', { name: 'ＡＤＡ' })).toBe('nameTaken');
    for (const blank of ['\u3164', '\u2800\u2800', '\u115f\u1160', '\uffa0', '\u200b\u2060', '\u034f'])
      expect(await guest.refused('POST', '/guest', { name: blank })).toBe('badRequest');
    await guest.me('POST', '/guest', { name: 'Bea' });
    expect(await guest.refused('POST', '/guest', { name: 'ada' })).toBe('nameTaken');
  });
});
