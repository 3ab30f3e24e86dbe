// Tables where an automatic opponent sits beside a lone player.
import { Value } from 'typebox/value';
import { expect, test, vi } from 'vitest';
import { Games, Table, type TableSummary } from '../../api/tables.ts';
import { headOf } from '../../match/timeline.ts';
import type { GameRecord } from '../../records/record.ts';
import { followed, freshKey, type Guest, guest, playOn, stranger } from '../testing/guests.ts';
import { servers } from '../testing/serve.ts';
import { onBothEngines } from '../testing/stores.ts';

vi.mock(import('../../titles/registry.ts'), async (original) => {
  const { yard } = await import('../../../tests/support/yard.ts');
  const loadGame = async (id: string) => (id === 'yard' ? (yard as never) : undefined);
  return { ...(await original()), gameIds: ['yard'], loadGame };
});

const serve = servers();
const game = 'yard';
const begin = async (who: Guest, wish: object = {}) =>
  (await who.post<Table>('/tables', { game, players: 1, ...wish })).body;
const kinds = (table: TableSummary) => table.seats.map((seat) => seat.kind);

onBothEngines('a table for one', ({ open }) => {
  test('begins at once: its maker first, the automaton after, by its own name', async () => {
    const app = await serve(await open());
    const ada = await guest(app, 'Ada');
    for (const wish of [{}, { shuffle: true, startWhenFull: true }, { shuffle: false, startWhenFull: false }]) {
      const table = await begin(ada, wish);
      expect(table).toMatchObject({ status: 'playing', players: 1, yours: [1], waiting: [1] });
      expect(kinds(table)).toEqual(['person', 'automaton']);
      expect(table.seats.map((seat) => seat.name)).toEqual(['Ada', 'Otto']);
      expect(Value.Check(Table, table)).toBe(true);
    }
    expect(await ada.tries('/tables', { game, players: 1, bots: ['greedy'] })).toBe('badSetup');
    expect(kinds((await ada.post<Table>('/tables', { game, players: 2 })).body)).toEqual(['person', 'empty']);
  });

  test('nobody takes the automaton’s seat, acts for it, or is asked in its place', async () => {
    const app = await serve(await open());
    const [ada, bob] = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await begin(ada, { visibility: 'open' });
    expect((await bob.get<{ tables: TableSummary[] }>('/tables?list=open')).body.tables).toEqual([]);
    expect(await bob.tries(`/tables/${id}/join`, { seat: 2 })).toBe('tableFull');
    expect(await ada.tries(`/tables/${id}/seats`, { seat: 2, level: 'greedy' })).toBe('forbidden');
    const move = { key: freshKey(), base: 0, action: { type: 'borrow' } };
    expect(await ada.tries(`/tables/${id}/moves`, { ...move, seat: 2 })).toBe('forbidden');
    expect(await ada.tries(`/tables/${id}/moves`, { ...move, seat: 1 })).toBe('done');
    expect(await ada.tries(`/tables/${id}/undo`, { key: freshKey(), base: 1, seat: 1, to: 0 })).toBe('done');
    expect(await ada.tries(`/tables/${id}/proposals`, { kind: 'replace', seat: 2, level: 'greedy' })).toBe(
      'badRequest',
    );
    expect(await ada.tries(`/tables/${id}/proposals`, { kind: 'abandon' })).toBe('done');
    expect((await ada.get<Table>(`/tables/${id}`)).body.status).toBe('abandoned');
  });

  test('is played to its end, with a result of both; the record comes back, and so does the next game', async () => {
    const app = await serve(await open());
    const ada = await guest(app, 'Ada');
    const { id } = await begin(ada);
    await playOn([ada], id, 1000);
    const table = (await ada.get<Table>(`/tables/${id}`)).body;
    expect(table.status).toBe('over');
    expect(Object.keys(table.result!)).toEqual(['1', '2']);

    const { body: record } = await ada.get<GameRecord>(`/tables/${id}/record`);
    expect(record.seats).toEqual([
      { name: 'Ada', kind: 'person' },
      { name: 'Otto', kind: 'automaton' },
    ]);
    expect(record.result).toEqual(table.result);
    const back = (await ada.post<Table>('/tables/import', { record })).body;
    expect(back).toMatchObject({ players: 1, status: 'over', yours: [1], result: table.result });
    const few = { ...record, entries: record.entries.slice(0, 3), result: undefined };
    const midway = (await ada.post<Table>('/tables/import', { record: few })).body;
    expect(midway).toMatchObject({ players: 1, status: 'playing', seq: 3 });
    expect(kinds(midway)).toEqual(['person', 'automaton']);
    expect(await ada.tries('/tables/import', { record: { ...record, seats: record.seats.slice(0, 1) } })).toBe(
      'badRecord',
    );

    const next = (await ada.post<Table>(`/tables/${id}/rematch`)).body;
    expect(next).toMatchObject({ status: 'playing', players: 1 });
    expect(next.seats.map((seat) => seat.name)).toEqual(['Ada', 'Otto']);
  });

  test('may begin in a position set up by hand', async () => {
    const app = await serve(await open());
    const ada = await guest(app, 'Ada');
    const { id } = await begin(ada);
    const { state } = headOf(await playOn([ada], id, 6));
    const seats = (await ada.get<GameRecord>(`/tables/${id}/record`)).body.seats;
    const { options, rulings, rulesVersion } = state;
    const record = {
      format: 'binario',
      version: 1,
      game,
      rulesVersion,
      options,
      rulings,
      seats,
      draws: [],
      start: state,
    };
    const table = (await ada.post<Table>('/tables/import', { record: { ...record, entries: [] } })).body;
    expect(table).toMatchObject({ players: 1, status: 'playing' });
    expect(headOf(await followed(ada, table.id)).state.players).toBe(1);
  });

  test('is foretold by the list of games', async () => {
    const app = await serve(await open());
    const { body } = await stranger(app).get<Games>('/games');
    expect(Value.Check(Games, body)).toBe(true);
    expect(body.games).toMatchObject([{ id: 'yard', players: [1, 3], automata: { 1: ['Otto'] } }]);
  });
});
