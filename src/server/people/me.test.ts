import { expect, test } from 'vitest';
import { onBothEngines } from '../testing/stores.ts';
import { SESSION_COOKIE } from './session.ts';
import { Browser, openHouse } from './testing/house.ts';
import { putTable, seatsOf } from './testing/tables.ts';

const PASSWORD = 'correct horse';
const push = (n: number) => ({
  endpoint: `https://push.example.org/send/${n}`,
  keys: { p256dh: 'the public key of a browser', auth: 'an auth secret' },
});

onBothEngines('what is mine', ({ open }) => {
  const visit = async () => {
    const store = await open();
    const house = await openHouse(store);
    const account = async (name: string) => {
      const b = new Browser(house.app);
      const { person } = await b.me('POST', '/account', { name, password: PASSWORD });
      return { b, id: person!.id };
    };
    return { store, house, account, browser: () => new Browser(house.app) };
  };

  test('settings: name, language and mail; an account may not take another’s name', async () => {
    const { account, browser, store, house } = await visit();
    const { b, id } = await account('Ada');
    await account('Bob');
    await putTable(store, 'aaaaaa', [id]);
    const me = await b.me('PATCH', '/me', { name: 'Ada L', lang: 'it', mailMe: false });
    expect(me.person).toMatchObject({ id, name: 'Ada L', lang: 'it', mailMe: false });
    expect(house.changed).toEqual(['aaaaaa']);
    expect(await b.refused('PATCH', '/me', { name: 'bob' })).toBe('nameTaken');
    expect((await b.me()).person?.name).toBe('Ada L');
    expect((await b.me('PATCH', '/me', { name: 'ADA l' })).person?.name).toBe('ADA l');
    const guest = browser();
    await guest.me('POST', '/guest', { name: 'Guest' });
    expect(await guest.refused('PATCH', '/me', { name: 'bob' })).toBe('nameTaken');
    expect((await guest.me('PATCH', '/me', { name: 'Bobby' })).person?.name).toBe('Bobby');
    expect(await guest.refused('PATCH', '/me', { email: 'a@b.example' })).toBe('forbidden');
    expect(await browser().refused('PATCH', '/me', { name: 'X' })).toBe('notSignedIn');
  });

  test('a new password wants the old one, and puts everybody else out', async () => {
    const { account, browser } = await visit();
    const { b, id } = await account('Ada');
    const other = browser();
    await other.me('POST', '/session', { name: 'Ada', password: PASSWORD });
    const next = 'battery staple';
    for (const current of [undefined, 'wrong horse'])
      expect(await b.refused('POST', '/password', { next, ...(current && { current }) })).toBe('wrongPassword');
    expect((await b.me('POST', '/password', { current: PASSWORD, next })).person?.id).toBe(id);
    expect((await b.me()).person?.id).toBe(id);
    expect((await other.me()).person).toBeNull();
    expect(await other.refused('POST', '/session', { name: 'Ada', password: PASSWORD })).toBe('wrongPassword');
    expect((await other.me('POST', '/session', { name: 'Ada', password: next })).person?.id).toBe(id);
    const guest = browser();
    await guest.me('POST', '/guest', { name: 'Guest' });
    expect(await guest.refused('POST', '/password', { next })).toBe('forbidden');
  });

  test('a token acts for its owner, but keeps no house; a wrong one is nobody’s', async () => {
    const { account, browser, store } = await visit();
    const { b, id } = await account('Ada');
    const made = (await b.ask('POST', '/tokens', { name: 'my bot', password: PASSWORD })).json();
    expect(made).toMatchObject({ name: 'my bot', usedAt: null });
    const kept = JSON.stringify(await store.db.selectFrom('api_token').selectAll().execute());
    expect(kept).not.toContain(made.secret);

    const program = browser();
    const bearer = { authorization: `Bearer ${made.secret}`, origin: undefined, 'x-binario': undefined };
    expect((await program.ask('GET', '/me', undefined, bearer)).json().person.id).toBe(id);
    for (const [method, url, body] of [
      ['PATCH', '/me', { name: 'Eve' }],
      ['POST', '/password', { current: PASSWORD, next: 'something else' }],
      ['GET', '/tokens', undefined],
      ['POST', '/tokens', { name: 'more' }],
      ['GET', '/me/export', undefined],
      ['DELETE', '/me', { password: PASSWORD }],
      ['DELETE', '/sessions', undefined],
      ['POST', '/guest', { name: 'Eve' }],
    ] as const) {
      const answer = await program.ask(method, url, body, bearer);
      expect([url, answer.statusCode]).toEqual([url, 403]);
    }

    // An unknown token is refused, even with a valid cookie.
    for (const token of ['binario_unknown', '']) {
      const answer = await b.ask('GET', '/me', undefined, { authorization: `Bearer ${token}` });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'notSignedIn']);
    }
    const { tokens } = (await b.ask('GET', '/tokens')).json();
    const { secret, ...known } = made;
    expect(tokens).toEqual([{ ...known, usedAt: expect.any(Number) }]);
    const { b: eve } = await account('Eve');
    expect(await eve.refused('DELETE', `/tokens/${made.id}`)).toBe('notFound');
    expect((await b.ask('DELETE', `/tokens/${made.id}`)).statusCode).toBe(204);
    expect((await program.ask('GET', '/me', undefined, bearer)).statusCode).toBe(401);
    const guest = browser();
    await guest.me('POST', '/guest', { name: 'Guest' });
    expect(await guest.refused('POST', '/tokens', { name: 'bot' })).toBe('forbidden');
  });

  test('the use of a token is noted at most once a minute', async () => {
    const { account, house, store } = await visit();
    const { b } = await account('Ada');
    const { secret } = (await b.ask('POST', '/tokens', { name: 'bot', password: PASSWORD })).json();
    const use = async () => {
      await b.ask('GET', '/me', undefined, { authorization: `Bearer ${secret}` });
      return (await store.db.selectFrom('api_token').select('used_at').executeTakeFirstOrThrow()).used_at;
    };
    const first = await use();
    expect(await use()).toBe(first);
    house.ahead = 61_000;
    expect(await use()).toBeGreaterThan(first!);
  });

  test('browsers that want to be told are kept, once each, and only at addresses of the outside world', async () => {
    const { account, store } = await visit();
    const [ada, eve] = [await account('Ada'), await account('Eve')];
    const kept = () => store.db.selectFrom('push_subscription').select(['endpoint', 'person']).execute();
    for (const _ of [1, 2]) expect((await ada.b.ask('POST', '/push', push(1))).statusCode).toBe(204);
    expect(await kept()).toEqual([{ endpoint: push(1).endpoint, person: ada.id }]);
    for (const endpoint of [
      'https://127.0.0.1/x',
      'https://localhost/x',
      'https://[::1]/x',
      'https://a.example:8443/x',
    ])
      expect(await ada.b.refused('POST', '/push', { ...push(1), endpoint })).toBe('badRequest');
    // Eve may not unsubscribe Ada's browser; by using it she takes it over.
    await eve.b.ask('DELETE', '/push', { endpoint: push(1).endpoint });
    expect(await kept()).toHaveLength(1);
    await eve.b.ask('POST', '/push', push(1));
    expect(await kept()).toEqual([{ endpoint: push(1).endpoint, person: eve.id }]);
    await eve.b.ask('DELETE', '/push', { endpoint: push(1).endpoint });
    expect(await kept()).toEqual([]);
  });

  test('muting somebody is one’s own affair', async () => {
    const { account } = await visit();
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    for (const _ of [1, 2]) expect((await ada.b.me('PUT', `/mutes/${bob.id}`)).muted).toMatchObject([{ id: bob.id }]);
    expect((await bob.b.me()).muted).toEqual([]);
    expect(await ada.b.refused('PUT', '/mutes/nobody')).toBe('notFound');
    expect(await ada.b.refused('PUT', `/mutes/${ada.id}`)).toBe('badRequest');
    expect((await ada.b.me('DELETE', `/mutes/${bob.id}`)).muted).toEqual([]);
  });

  test('the export holds all of mine, nothing of others, and no secret', async () => {
    const { account, store } = await visit();
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    await putTable(store, 'table1', [bob.id, ada.id]);
    await putTable(store, 'table2', [bob.id]);
    const line = { game_table: 'table1', seq: 0, at: 1 };
    await store.db
      .insertInto('chat')
      .values([
        { ...line, person: ada.id, name: 'Ada', text: 'a line of mine' },
        { ...line, person: bob.id, name: 'Bob', text: 'a line of his' },
      ])
      .execute();
    const { secret } = (await ada.b.ask('POST', '/tokens', { name: 'my bot', password: PASSWORD })).json();
    await ada.b.ask('POST', '/push', push(1));
    await ada.b.me('PUT', `/mutes/${bob.id}`);
    const answer = await ada.b.ask('GET', '/me/export');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="binario.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      person: { id: ada.id, name: 'Ada', kind: 'account' },
      sessions: [{ createdAt: expect.any(Number) }],
      tokens: [{ name: 'my bot' }],
      push: [push(1).endpoint],
      muted: [bob.id],
      tables: [{ id: 'table1', seats: [2], host: false }],
      chat: [{ table: 'table1', text: 'a line of mine' }],
    });
    const hashes = [
      ...(await store.db.selectFrom('session').select('hash').execute()),
      ...(await store.db.selectFrom('api_token').select('hash').execute()),
    ].map((row) => row.hash);
    for (const word of [
      ...hashes,
      secret,
      'argon2',
      'auth secret',
      ada.b.cookies.get(SESSION_COOKIE)!,
      'a line of his',
    ])
      expect(answer.body).not.toContain(word);
  });

  test('whoever leaves for good leaves games without a name, and nothing else', async () => {
    const { account, browser, store, house } = await visit();
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    await putTable(store, 'table1', [ada.id, bob.id]);
    await putTable(store, 'gather1', [ada.id, bob.id], { status: 'gathering' });
    await putTable(store, 'gather2', [bob.id, ada.id], { status: 'gathering' });
    await store.db
      .insertInto('chat')
      .values({ game_table: 'table1', person: ada.id, name: 'Ada', text: 'bye', seq: 0, at: 1 })
      .execute();
    const { secret } = (await ada.b.ask('POST', '/tokens', { name: 'my bot', password: PASSWORD })).json();
    await ada.b.ask('POST', '/push', push(1));
    await ada.b.me('PUT', `/mutes/${bob.id}`);
    await bob.b.me('PUT', `/mutes/${ada.id}`);
    const note = { game_table: 'table1', text: 'keep quiet', at: 1 };
    await store.db
      .insertInto('note')
      .values([ada.id, bob.id].map((person) => ({ ...note, person })))
      .execute();

    for (const body of [{}, { password: 'wrong horse' }])
      expect(await ada.b.refused('DELETE', '/me', body)).toBe('wrongPassword');
    expect((await ada.b.me()).person?.name).toBe('Ada');
    const old = new Map(ada.b.cookies);
    expect((await ada.b.me('DELETE', '/me', { password: PASSWORD })).person).toBeNull();

    const ghost = browser();
    for (const [name, value] of old) ghost.cookies.set(name, value);
    expect((await ghost.me()).person).toBeNull();
    const token = await ghost.ask('GET', '/me', undefined, { authorization: `Bearer ${secret}` });
    expect(token.statusCode).toBe(401);
    expect(await ghost.refused('POST', '/session', { name: 'Ada', password: PASSWORD })).toBe('wrongPassword');
    const row = await store.db.selectFrom('person').selectAll().where('id', '=', ada.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: '', name_key: null, password: null, email: null });
    expect(await seatsOf(store, 'table1')).toEqual([
      { seat: 1, kind: 'person', person: ada.id },
      { seat: 2, kind: 'person', person: bob.id },
    ]);
    expect((await seatsOf(store, 'gather2')).map((s) => s.kind)).toEqual(['person', 'empty']);
    const tables = await store.db.selectFrom('game_table').select(['id', 'status']).orderBy('id').execute();
    expect(tables.map((t) => t.status)).toEqual(['abandoned', 'gathering', 'playing']);
    expect((await store.db.selectFrom('chat').select('name').executeTakeFirstOrThrow()).name).toBe('');
    expect(await store.db.selectFrom('mute').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('push_subscription').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('note').select('person').execute()).toEqual([{ person: bob.id }]);
    expect([...house.changed].sort()).toEqual(['gather1', 'gather2', 'table1']);
    // The name is free again.
    expect((await browser().me('POST', '/account', { name: 'Ada', password: PASSWORD })).person?.name).toBe('Ada');
  });

  test('a guest leaves without a password', async () => {
    const { browser } = await visit();
    const b = browser();
    await b.me('POST', '/guest', { name: 'Ada' });
    expect((await b.me('DELETE', '/me', {})).person).toBeNull();
    expect(await b.refused('DELETE', '/me', {})).toBe('notSignedIn');
  });

  test('bodies that are not as agreed are refused before anything happens', async () => {
    const { account, browser, store } = await visit();
    const { b } = await account('Ada');
    for (const [method, url, body] of [
      ['POST', '/guest', {}],
      ['POST', '/guest', { name: 'x'.repeat(31) }],
      ['POST', '/guest', { name: ' x' }],
      ['POST', '/account', { name: 'Eve', password: 'short' }],
      ['POST', '/account', { name: 'Eve', password: PASSWORD, email: 'nowhere' }],
      ['POST', '/session', { name: 'Ada' }],
      ['POST', '/session', { name: 'Ada', password: 'x'.repeat(201) }],
      ['PATCH', '/me', { lang: 'de' }],
      ['POST', '/password', { current: PASSWORD, next: '' }],
      ['POST', '/push', { endpoint: 'http://push.example.org', keys: push(1).keys }],
      ['POST', '/tokens', { name: '' }],
      ['POST', '/magic', { email: 'a@b' }],
    ] as const) {
      const answer = await (url === '/guest' ? browser() : b).ask(method, url, body);
      expect([url, answer.statusCode]).toEqual([url, 400]);
    }
    expect(await store.db.selectFrom('person').select('name').execute()).toEqual([{ name: 'Ada' }]);
  });
});
