// The host of a table that gathers changes its seats; nobody else does, and nobody by mistake.
import { expect, test } from 'vitest';
import type { Table, TableSummary } from '../../api/tables.ts';
import { type Guest, guest, stranger } from '../testing/guests.ts';
import { servers } from '../testing/serve.ts';
import { onBothEngines } from '../testing/stores.ts';

const serve = servers();
const game = 'chicago-express';
const kinds = ({ seats }: Table) => seats.map((s) => (s.reserved ? 'reserved' : s.kind));
const people = ({ seats }: Table) => seats.map((s) => s.person);
const setUp = async (host: Guest, asked: object = {}) =>
  (await host.post<Table>('/tables', { game, players: 3, shuffle: false, visibility: 'open', ...asked })).body;

onBothEngines('the seats of a table that gathers', ({ open }) => {
  test('are added, and taken away where nobody sits; automata come and go with the number', async () => {
    const app = await serve(await open());
    const [ada, bob] = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    let table = await setUp(ada, { bots: ['random'] });
    const to = async (players: number) => {
      const { status, body } = await ada.post<Table>(`/tables/${table.id}/arrangement`, {
        players,
        seen: people(table).slice(0, table.players),
      });
      expect(status).toBe(200);
      table = body;
      return kinds(table);
    };
    expect(await to(5)).toEqual(['person', 'empty', 'bot', 'empty', 'empty']);
    await bob.post(`/tables/${table.id}/join`, { seat: 5 });
    table = (await ada.get<Table>(`/tables/${table.id}`)).body;
    expect(await to(3)).toEqual(['person', 'bot', 'person']);
    expect(people(table)).toEqual([ada.id, null, bob.id]);
    const seen = people(table);
    for (const [players, code] of [
      [2, 'tableFull'],
      [9, 'badSetup'],
      [0, 'badRequest'],
    ] as const)
      expect(await ada.tries(`/tables/${table.id}/arrangement`, { players, seen })).toBe(code);
    // only 18Mag has an opponent of its own
    table = await setUp(ada, { game: '18mag', players: 2 });
    expect(await to(1)).toEqual(['person', 'automaton']);
    expect(await to(3)).toEqual(['person', 'empty', 'empty']);
  });

  test('come into another order, and the order is drawn or kept', async () => {
    const app = await serve(await open());
    const [ada, bob] = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await setUp(ada, { bots: ['search'] });
    await bob.post(`/tables/${id}/join`);
    const seen = [ada.id, bob.id, null];
    const { body } = await ada.post<Table>(`/tables/${id}/arrangement`, { order: [3, 1, 2], seen });
    expect(people(body)).toEqual([null, ada.id, bob.id]);
    expect(body.seats[0]).toMatchObject({ kind: 'bot', level: 'search' });
    expect(body).toMatchObject({ shuffle: false, yours: [2] });
    const now = people(body);
    for (const order of [
      [1, 2],
      [1, 1, 2],
      [1, 2, 4],
      [1, 2, 3, 4],
    ])
      expect(await ada.tries(`/tables/${id}/arrangement`, { order, seen: now })).toBe('badRequest');
    expect((await ada.post<Table>(`/tables/${id}/arrangement`, { shuffle: true, seen: now })).body.shuffle).toBe(true);
    expect((await ada.post<Table>(`/tables/${id}/arrangement`, { shuffle: false, seen: now })).body.shuffle).toBe(
      false,
    );
    const begun = (await ada.post<Table>(`/tables/${id}/start`)).body;
    expect(people(begun)).toEqual([null, ada.id, bob.id]);
  });

  test('are the host’s, until the game begins; what was seen must still hold', async () => {
    const app = await serve(await open());
    const [ada, bob, cy] = [await guest(app, 'Ada'), await guest(app, 'Bob'), await guest(app, 'Cy')];
    const { id } = await setUp(ada);
    await bob.post(`/tables/${id}/join`, { seat: 2 });
    const seen = [ada.id, bob.id, null];
    const wish = { players: 4, seen };
    expect(await bob.tries(`/tables/${id}/arrangement`, wish)).toBe('forbidden');
    expect(await stranger(app).tries(`/tables/${id}/arrangement`, wish)).toBe('notSignedIn');
    await cy.post(`/tables/${id}/join`, { seat: 3 });
    expect(await ada.tries(`/tables/${id}/arrangement`, wish)).toBe('stale');
    // the seat was Bob's when the host looked: the next person there is not sent away in his place
    await bob.post(`/tables/${id}/leave`);
    expect(await ada.tries(`/tables/${id}/seats`, { seat: 2, level: 'random', was: bob.id })).toBe('stale');
    expect(await ada.tries(`/tables/${id}/seats`, { seat: 3, level: null, was: bob.id })).toBe('stale');
    expect(await ada.tries(`/tables/${id}/seats`, { seat: 3, level: null, was: cy.id })).toBe('done');
    await ada.post(`/tables/${id}/seats`, { seat: 2, level: 'random' });
    await ada.post(`/tables/${id}/seats`, { seat: 3, level: 'random' });
    await ada.post(`/tables/${id}/start`);
    const after = { players: 4, seen: [ada.id, null, null] };
    expect(await ada.tries(`/tables/${id}/arrangement`, after)).toBe('forbidden');
    expect(await ada.tries('/tables/aaaaaaaa/arrangement', after)).toBe('notFound');
    const hidden = await setUp(ada, { visibility: 'private' });
    expect(await bob.tries(`/tables/${hidden.id}/arrangement`, after)).toBe('notFound');
  });

  test('a bot that changes its level keeps its name', async () => {
    const app = await serve(await open());
    const ada = await guest(app, 'Ada');
    const { id, seats } = await setUp(ada, { bots: ['random', 'random'] });
    const { body } = await ada.post<Table>(`/tables/${id}/seats`, { seat: 3, level: 'search', was: null });
    expect(body.seats[2]).toMatchObject({ level: 'search', name: seats[2]!.name });
  });

  test('a reserved one waits for whoever is invited, and no list offers it', async () => {
    const app = await serve(await open());
    const [ada, bob, cy] = [await guest(app, 'Ada'), await guest(app, 'Bob'), await guest(app, 'Cy')];
    const { id, invite } = await setUp(ada, { bots: ['random'] });
    const listed = async () =>
      (await cy.get<{ tables: TableSummary[] }>('/tables?list=open')).body.tables.some((table) => table.id === id);
    expect(await listed()).toBe(true);
    const kept = (await ada.post<Table>(`/tables/${id}/seats`, { seat: 2, level: null, reserved: true })).body;
    expect([kinds(kept), kept.seats[1]]).toEqual([
      ['person', 'reserved', 'bot'],
      expect.not.objectContaining({ level: expect.anything() }),
    ]);
    expect(await listed()).toBe(false);
    for (const body of [{}, { seat: 2 }, { seat: 2, invite: 'guessed' }])
      expect(await cy.tries(`/tables/${id}/join`, body)).toBe('reserved');
    expect(await ada.tries(`/tables/${id}/start`)).toBe('notReady');
    await ada.post(`/tables/${id}/arrangement`, { players: 4, seen: people(kept) });
    // an invited person leaves the open seat to others
    expect((await bob.post<Table>(`/tables/${id}/join`, { invite: invite! })).body.yours).toEqual([2]);
    expect((await cy.post<Table>(`/tables/${id}/join`)).body.yours).toEqual([4]);
    expect((await ada.post<Table>(`/tables/${id}/start`)).body.status).toBe('playing');
  });

  test('fewer seats may be all that was missing', async () => {
    const app = await serve(await open());
    const [ada, bob] = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await setUp(ada, { startWhenFull: true });
    await bob.post(`/tables/${id}/join`);
    const { body } = await ada.post<Table>(`/tables/${id}/arrangement`, { players: 2, seen: [ada.id, bob.id, null] });
    expect(body).toMatchObject({ status: 'playing', players: 2, waiting: [1] });
  });
});
