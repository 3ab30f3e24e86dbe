import { expect, test } from 'vitest';
import type { Me } from '../../api/people.ts';
import { onBothEngines } from '../testing/stores.ts';
import { Browser, openHouse } from './testing/house.ts';
import { putTable, seatsOf } from './testing/tables.ts';

const PASSWORD = 'correct horse';
const idOf = (me: Me): string => me.person!.id;

onBothEngines('coming and going', ({ open }) => {
  const visit = async () => {
    const store = await open();
    const house = await openHouse(store);
    return { store, house, browser: () => new Browser(house.app) };
  };

  test('a stranger is nobody; a guest is somebody at once, and is renamed by asking again', async () => {
    const { browser, store, house } = await visit();
    const b = browser();
    expect(await b.me()).toEqual({ person: null, mail: true, pushKey: 'KEY', muted: [] });
    const me = await b.me('POST', '/guest', { name: 'Ada', lang: 'it' });
    expect(me.person).toMatchObject({ name: 'Ada', kind: 'guest', lang: 'it', email: null, hasPassword: false });
    await putTable(store, 'aaaaaa', [idOf(me)]);
    const again = await b.me('POST', '/guest', { name: '  Ada \u202e  B'.trim() });
    expect(again.person).toMatchObject({ id: idOf(me), name: 'Ada B', lang: 'it' });
    expect(house.changed).toEqual(['aaaaaa']);
    expect(await store.db.selectFrom('person').select('id').execute()).toHaveLength(1);
    expect(await b.refused('POST', '/guest', { name: '\u200b' })).toBe('badRequest');
    expect(idOf(await browser().me('POST', '/guest', { name: 'Ada B' }))).not.toBe(idOf(me));
  });

  test('a guest who makes an account keeps the id, and the old cookie is worth nothing', async () => {
    const { browser, store } = await visit();
    const b = browser();
    const guest = await b.me('POST', '/guest', { name: 'Ada' });
    const old = browser();
    for (const [name, value] of b.cookies) old.cookies.set(name, value);
    const me = await b.me('POST', '/account', { name: 'Ada', password: PASSWORD });
    expect(me.person).toMatchObject({ id: idOf(guest), kind: 'account', hasPassword: true });
    expect((await old.me()).person).toBeNull();
    const { password } = await store.db.selectFrom('person').select('password').executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$/);
    expect(await b.refused('POST', '/guest', { name: 'Bob' })).toBe('forbidden');
  });

  test('tables are told when a guest becomes an account, which may have another name', async () => {
    const { browser, store, house } = await visit();
    const b = browser();
    await putTable(store, 'aaaaaa', [idOf(await b.me('POST', '/guest', { name: 'Ada' }))]);
    await b.me('POST', '/account', { name: 'Ada Lovelace', password: PASSWORD });
    expect(house.changed).toEqual(['aaaaaa']);
  });

  test('names are unique among accounts, however they are written', async () => {
    const { browser } = await visit();
    await browser().me('POST', '/account', { name: 'Straße Ⅳ', password: PASSWORD });
    for (const name of ['straße iv', 'STRASSE IV', 'Straße\u00a0 IV'])
      expect(await browser().refused('POST', '/account', { name, password: PASSWORD })).toBe('nameTaken');
    const both = await Promise.all(
      [1, 2].map(() => browser().ask('POST', '/account', { name: 'Twin', password: PASSWORD })),
    );
    expect(both.map((a) => a.statusCode).sort()).toEqual([200, 409]);
  });

  test('signing in wants the right password, and says the same of a wrong one and of nobody', async () => {
    const { browser } = await visit();
    const made = await browser().me('POST', '/account', { name: 'Ada', password: PASSWORD });
    const b = browser();
    expect(await b.refused('POST', '/session', { name: 'Ada', password: 'wrong horse' })).toBe('wrongPassword');
    expect(await b.refused('POST', '/session', { name: 'Nobody', password: PASSWORD })).toBe('wrongPassword');
    expect(idOf(await b.me('POST', '/session', { name: 'ADA', password: PASSWORD }))).toBe(idOf(made));
    const answer = await b.ask('DELETE', '/session');
    expect(answer.json()).toMatchObject({ person: null });
    expect((await b.me()).person).toBeNull();
  });

  test('signing out everywhere ends every session of mine and nobody else’s', async () => {
    const { browser, house } = await visit();
    const [a, b, other] = [browser(), browser(), browser()];
    const me = await a.me('POST', '/account', { name: 'Ada', password: PASSWORD });
    await b.me('POST', '/session', { name: 'Ada', password: PASSWORD });
    await other.me('POST', '/guest', { name: 'Bob' });
    await b.me('DELETE', '/sessions');
    expect((await a.me()).person).toBeNull();
    expect((await other.me()).person?.name).toBe('Bob');
    expect(house.left).toContain(idOf(me));
    expect(await b.refused('DELETE', '/sessions')).toBe('notSignedIn');
  });

  test('the cookie is out of reach of scripts and of other sites, and only its hash is kept', async () => {
    const { browser, store } = await visit();
    const b = browser();
    const answer = await b.ask('POST', '/guest', { name: 'Ada' });
    const [cookie] = answer.cookies as { value: string; httpOnly?: boolean; sameSite?: string; secure?: boolean }[];
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie!.secure).toBeUndefined();
    expect(Buffer.from(cookie!.value, 'base64url')).toHaveLength(32);
    const kept = JSON.stringify(await store.db.selectFrom('session').selectAll().execute());
    expect(kept).not.toContain(cookie!.value);
  });

  test('a session lives while it is used, and ends after 180 days of absence', async () => {
    const { browser, house, store } = await visit();
    const b = browser();
    await b.me('POST', '/guest', { name: 'Ada' });
    const day = 24 * 3600_000;
    expect((await b.ask('GET', '/me')).cookies).toEqual([]);
    house.ahead = 179 * day;
    const seen = await b.ask('GET', '/me');
    expect(seen.json()).toMatchObject({ person: { name: 'Ada' } });
    expect(seen.cookies).toHaveLength(1);
    house.ahead = 300 * day;
    expect((await b.me()).person?.name).toBe('Ada');
    house.ahead = 481 * day;
    expect((await b.me()).person).toBeNull();
    expect(await store.db.selectFrom('session').selectAll().execute()).toHaveLength(1);
  });

  test('an account takes over what its guest has at the tables', async () => {
    const { browser, store, house } = await visit();
    const account = idOf(await browser().me('POST', '/account', { name: 'Ada', password: PASSWORD }));
    const other = idOf(await browser().me('POST', '/guest', { name: 'Bob' }));
    const b = browser();
    const guest = idOf(await b.me('POST', '/guest', { name: 'Ada the guest' }));
    await putTable(store, 'playing1', [guest, other, null]);
    await store.db
      .insertInto('chat')
      .values({ game_table: 'playing1', person: guest, name: 'Ada the guest', text: 'hello', seq: 0, at: 1 })
      .execute();
    await putTable(store, 'playing2', [other, null]);
    const notes = [
      { person: guest, game_table: 'playing1', text: 'of the guest', at: 1 },
      { person: guest, game_table: 'playing2', text: 'too', at: 1 },
      { person: account, game_table: 'playing2', text: 'of the account', at: 1 },
    ];
    await store.db.insertInto('note').values(notes).execute();
    await b.me('PUT', `/mutes/${other}`);
    expect(await b.refused('POST', '/session', { name: 'Ada', password: 'wrong horse' })).toBe('wrongPassword');
    expect((await seatsOf(store, 'playing1'))[0]!.person).toBe(guest);

    const me = await b.me('POST', '/session', { name: 'Ada', password: PASSWORD });
    expect(idOf(me)).toBe(account);
    expect(me.muted.map((m: { id: string }) => m.id)).toEqual([other]);
    expect((await seatsOf(store, 'playing1')).map((s) => s.person)).toEqual([account, other, null]);
    const hosts = await store.db.selectFrom('game_table').select('host').orderBy('id').execute();
    expect(hosts.map((table) => table.host)).toEqual([account, other]);
    expect(await store.db.selectFrom('note').select(['person', 'text']).orderBy('game_table').execute()).toEqual([
      { person: account, text: 'of the guest' },
      { person: account, text: 'of the account\ntoo' },
    ]);
    expect((await store.db.selectFrom('chat').select('person').executeTakeFirstOrThrow()).person).toBe(account);
    const left = await store.db.selectFrom('person').select('id').where('id', '=', guest).execute();
    expect(left).toEqual([]);
    expect(house.changed).toContain('playing1');
  });

  test('where both sit at one table nobody gets two seats', async () => {
    const { browser, store } = await visit();
    const account = idOf(await browser().me('POST', '/account', { name: 'Ada', password: PASSWORD }));
    const b = browser();
    const guest = idOf(await b.me('POST', '/guest', { name: 'Guest' }));
    const stolen = browser();
    for (const [name, value] of b.cookies) stolen.cookies.set(name, value);
    await putTable(store, 'playing1', [guest, account]);
    await putTable(store, 'gather1', [account, guest], { status: 'gathering' });
    await putTable(store, 'playing2', [guest, null]);
    await b.me('POST', '/session', { name: 'Ada', password: PASSWORD });
    expect((await seatsOf(store, 'playing1')).map((s) => s.person)).toEqual([guest, account]);
    expect((await seatsOf(store, 'gather1')).map((s) => [s.kind, s.person])).toEqual([
      ['person', account],
      ['empty', null],
    ]);
    expect((await seatsOf(store, 'playing2'))[0]!.person).toBe(account);
    const hosts = await store.db.selectFrom('game_table').select('host').execute();
    expect(hosts.map((row) => row.host)).toEqual([account, account, account]);
    // The guest's name stays in that game, but nobody can be that guest again.
    expect((await stolen.me()).person).toBeNull();
  });
});
