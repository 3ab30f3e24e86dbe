import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { Table, TableList, type TableSummary } from '../../api/tables.ts';
import { type Guest, guest, playOn, stranger, tableOf } from '../testing/guests.ts';
import { servers } from '../testing/serve.ts';
import { onBothEngines } from '../testing/stores.ts';

const serve = servers();
const game = 'chicago-express';
const list = async (who: Guest, name: string) =>
  (await who.get<{ tables: TableSummary[] }>(`/tables?list=${name}`)).body.tables;
const read = async (who: Guest, id: string) => (await who.get<Table>(`/tables/${id}`)).body;

onBothEngines('a table', ({ open }) => {
  test('gives bots of the levels for people different tempers, and keeps both', async () => {
    const ada = await guest(await serve(await open()), 'Ada');
    const { body } = await ada.post<Table>('/tables', {
      game,
      players: 5,
      bots: ['expert', 'master', 'skilled', 'greedy'],
    });
    const bots = body.seats.filter(({ kind }) => kind === 'bot');
    expect(bots.map(({ level }) => level)).toEqual(['expert', 'master', 'skilled', 'greedy']);
    expect(new Set(bots.slice(0, 3).map(({ temper }) => temper)).size).toBe(3);
    expect(bots[3]).not.toHaveProperty('temper');
    await ada.post(`/tables/${body.id}/seats`, { seat: 2, level: 'apprentice', was: null });
    const [, again] = (await read(ada, body.id)).seats;
    expect(again).toMatchObject({ level: 'apprentice', temper: expect.any(String) });
    expect(await ada.tries(`/tables/${body.id}/seats`, { seat: 2, level: 'exec:true' })).toBe('badRequest');
  });

  test('is set up as asked, or refused with the reason', async () => {
    const app = await serve(await open());
    const ada = await guest(app, 'Ada');
    const { body } = await ada.post<Table>('/tables', { game, players: 4, bots: ['greedy', 'search'], botSeconds: 7 });
    expect(body).toMatchObject({
      status: 'gathering',
      visibility: 'link',
      players: 4,
      yours: [1],
      botSeconds: 7,
      seq: 0,
    });
    expect(body.seats.map((s) => s.kind)).toEqual(['person', 'empty', 'bot', 'bot']);
    expect(new Set(body.seats.map((s) => s.name)).size).toBe(4);
    expect(Value.Check(Table, body)).toBe(true);
    for (const [wish, code] of [
      [{ game: 'monopoly', players: 3 }, 'badSetup'],
      [{ game, players: 9 }, 'badSetup'],
      [{ game, players: 3, asked: { nonsense: '1' } }, 'badSetup'],
      [{ game, players: 3, bots: ['greedy', 'greedy', 'greedy'] }, 'badSetup'],
      [{ game, players: 'three' }, 'badRequest'],
      [{ game, players: 3, bots: ['exec:cat'] }, 'badRequest'],
      [{ game, players: 3, pace: { kind: 'days', days: 0 } }, 'badRequest'],
    ] as const)
      expect(await ada.tries('/tables', wish)).toBe(code);
    expect(await stranger(app).tries('/tables', { game, players: 3 })).toBe('notSignedIn');
  });

  test('people come and go until it begins; the table passes on, and closes when nobody is left', async () => {
    const app = await serve(await open());
    const [ada, bob, cy] = [await guest(app, 'Ada'), await guest(app, 'Bob'), await guest(app, 'Cy')];
    const { id } = (await ada.post<Table>('/tables', { game, players: 3, visibility: 'open' })).body;
    expect((await bob.post<Table>(`/tables/${id}/join`, { seat: 3 })).body.yours).toEqual([3]);
    expect(await bob.tries(`/tables/${id}/join`)).toBe('alreadySeated');
    expect(await cy.tries(`/tables/${id}/join`, { seat: 3 })).toBe('tableFull');
    expect(await ada.tries(`/tables/${id}/start`)).toBe('notReady');
    expect(await bob.tries(`/tables/${id}/seats`, { seat: 2, level: 'greedy' })).toBe('forbidden');
    expect((await ada.post<Table>(`/tables/${id}/leave`)).body).toMatchObject({ host: bob.id, yours: [] });
    expect(await ada.tries(`/tables/${id}/leave`)).toBe('notSeated');
    expect(await bob.tries(`/tables/${id}/seats`, { seat: 1, level: 'exec:cat' })).toBe('badRequest');
    await bob.post(`/tables/${id}/seats`, { seat: 1, level: 'greedy' });
    expect(
      (await bob.post<Table>(`/tables/${id}/seats`, { seat: 2, level: 'random' })).body.seats.map((s) => s.kind),
    ).toEqual(['bot', 'bot', 'person']);
    expect((await bob.post<Table>(`/tables/${id}/seats`, { seat: 1, level: null })).body.seats[0]!.kind).toBe('empty');
    expect((await bob.post<Table>(`/tables/${id}/leave`)).body).toMatchObject({ status: 'abandoned', host: null });
    expect(await cy.tries(`/tables/${id}/join`)).toBe('notPlaying');
  });

  test('two who want the last seat at once: one sits, and the game begins once', async () => {
    const store = await open();
    const [app, other] = [await serve(store), await serve(store)];
    const [ada, bob, cy] = [await guest(app, 'Ada'), await guest(app, 'Bob'), (await guest(app, 'Cy')).at(other)];
    const { id } = (await ada.post<Table>('/tables', { game, players: 2, startWhenFull: true })).body;
    const tried = await Promise.all([bob, cy].map((who) => who.tries(`/tables/${id}/join`)));
    expect(tried.sort()).toEqual(['done', 'tableFull']);
    expect(await read(ada, id)).toMatchObject({ status: 'playing', waiting: [1] });
  });

  test('the order is drawn at the start, unless it is to be kept', async () => {
    const app = await serve(await open());
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob'), await guest(app, 'Cy'), await guest(app, 'Di')];
    const orders = new Set<string>();
    for (let i = 0; i < 12; i++) orders.add((await tableOf(people, { shuffle: true })).seats.map((s) => s.name).join());
    expect(orders.size).toBeGreaterThan(1);
    expect((await tableOf(people)).seats.map((s) => s.name)).toEqual(['Ada', 'Bob', 'Cy', 'Di']);
  });

  test('a private one is seen by those who sit there or are invited; to others it is not there', async () => {
    const app = await serve(await open());
    const [ada, bob, eve] = [await guest(app, 'Ada'), await guest(app, 'Bob'), await guest(app, 'Eve')];
    const wish = { game, players: 2, visibility: 'private', startWhenFull: true };
    const { id, invite } = (await ada.post<Table>('/tables', wish)).body;
    for (const path of ['', '/entries', '/chat', '/record'])
      expect((await eve.get(`/tables/${id}${path}`)).status).toBe(404);
    expect(await eve.tries(`/tables/${id}/join`)).toBe('notFound');
    expect(await eve.tries(`/tables/${id}/chat`, { text: 'hello' })).toBe('notFound');
    expect((await bob.get<Table>(`/tables/${id}?invite=${invite}`)).body.invite).toBeNull();
    expect(await bob.tries(`/tables/${id}/join`, { invite: 'guessed' })).toBe('notFound');
    expect(await bob.tries(`/tables/${id}/join`, { invite: invite! })).toBe('done');
    expect((await read(bob, id)).invite).toBe(invite);
    const move = { key: 'keykeykey', base: 0, seat: 1, action: {} };
    expect(await eve.tries(`/tables/${id}/moves`, move)).toBe('notFound');
    expect((await eve.get(`/tables/${id}`)).text).toBe((await eve.get('/tables/aaaaaaaa')).text);
  });

  test('lists: mine, those to join, those to watch', async () => {
    const app = await serve(await open());
    const [ada, bob] = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const lobby = (await ada.post<Table>('/tables', { game, players: 3, visibility: 'open' })).body.id;
    await ada.post('/tables', { game, players: 3, visibility: 'link' });
    const playing = (await tableOf([ada, bob], { visibility: 'open' })).id;
    const hidden = (await tableOf([ada, bob], { visibility: 'private' })).id;
    expect((await list(bob, 'open')).map((t) => t.id)).toEqual([lobby]);
    expect((await list(stranger(app), 'watch')).map((t) => t.id)).toEqual([playing]);
    expect((await list(bob, 'mine')).map((t) => t.id).sort()).toEqual([hidden, playing].sort());
    expect((await list(ada, 'mine')).length).toBe(4);
    expect(await list(stranger(app), 'mine')).toEqual([]);
    expect(Value.Check(TableList, { tables: await list(ada, 'mine') })).toBe(true);
    expect((await ada.get('/tables?list=all')).status).toBe(400);
  });

  test('a rematch: the same people and options at a new table, made once and linked', async () => {
    const app = await serve(await open());
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await tableOf(people);
    expect(await people[0]!.tries(`/tables/${id}/rematch`)).toBe('forbidden');
    await playOn(people, id, 1000);
    const next = (await people[1]!.post<Table>(`/tables/${id}/rematch`)).body;
    expect(next).toMatchObject({ status: 'gathering', host: people[1]!.id, players: 2, yours: [2] });
    expect((await people[0]!.post<Table>(`/tables/${id}/rematch`)).body.id).toBe(next.id);
    expect((await read(people[0]!, id)).rematch).toBe(next.id);
    expect((await people[1]!.post<Table>(`/tables/${next.id}/start`)).body.status).toBe('playing');
  });

  test('chat: kept in order, cut off where it is too long, and unheard from whom one does not want to hear', async () => {
    const store = await open();
    const app = await serve(store);
    const [ada, bob, cy] = [await guest(app, 'Ada'), await guest(app, 'Bob'), await guest(app, 'Cy')];
    const { id } = await tableOf([ada, bob]);
    for (const [who, text] of [
      [ada, 'one'],
      [bob, 'two'],
      [cy, 'three'],
    ] as const)
      await who.post(`/tables/${id}/chat`, { text });
    const lines = async (who: Guest, after = 0) =>
      (await who.get<{ lines: { id: number; text: string }[] }>(`/tables/${id}/chat?after=${after}`)).body.lines;
    const all = await lines(ada);
    expect(all.map((l) => l.text)).toEqual(['one', 'two', 'three']);
    expect((await lines(ada, all[1]!.id)).map((l) => l.text)).toEqual(['three']);
    expect(await ada.tries(`/tables/${id}/chat`, { text: 'x'.repeat(501) })).toBe('badRequest');
    for (const text of ['', ' ', '\n\u202e'])
      expect(await ada.tries(`/tables/${id}/chat`, { text })).toBe('badRequest');
    expect(await stranger(app).tries(`/tables/${id}/chat`, { text: 'hello' })).toBe('notSignedIn');
    expect((await ada.get(`/tables/${id}/chat?after=99999999999999999999`)).status).toBe(400);
    await store.db.insertInto('mute').values({ person: ada.id, muted: cy.id }).execute();
    expect((await lines(ada)).map((l) => l.text)).toEqual(['one', 'two']);
    expect(await lines(bob)).toHaveLength(3);
  });
});
