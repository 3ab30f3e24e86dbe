import { expect, test } from 'vitest';
import type { ApiError } from '../../api/errors.ts';
import type { Table, TableList } from '../../api/tables.ts';
import { figuresFrom } from '../figuresFrom.ts';
import { putTable } from '../people/testing/tables.ts';
import { type Guest, guest, openApp } from '../testing/guests.ts';
import { onBothEngines } from '../testing/stores.ts';
import { usualQuotas } from './quotas.ts';

const quotas = { openTables: 2, tables: 4, imports: 1, megabytes: 1 };
const MEGA = 1024 * 1024;

onBothEngines('how much one person may have', ({ open }) => {
  const visit = async (options: Parameters<typeof openApp>[1] = {}) => {
    const store = await open();
    const app = await openApp(store, { quotas, ...options });
    const make = (who: Guest, visibility: string) =>
      who.post<Table & ApiError>('/tables', { game: 'chicago-express', players: 3, visibility });
    return { store, app, make, ada: await guest(app, 'Ada'), bob: await guest(app, 'Bob') };
  };

  test('open tables that wait, told in words; those for friends and other people are not concerned', async () => {
    const { make, ada, bob, app } = await visit();
    for (let i = 0; i < 2; i++) expect((await make(ada, 'open')).status).toBe(200);
    const no = await make(ada, 'open');
    expect(no).toMatchObject({
      status: 403,
      body: { code: 'quota', text: expect.stringContaining('2 open tables'), args: { what: 'openTables', most: 2 } },
    });
    expect((await make(ada, 'link')).status).toBe(200);
    expect((await make(bob, 'open')).status).toBe(200);
    await app.close();
  });

  test('tables in all, games in megabytes', async () => {
    const { make, ada, bob, app, store } = await visit();
    for (let i = 0; i < 4; i++) expect((await make(ada, 'private')).status).toBe(200);
    expect(await make(ada, 'link')).toMatchObject({ body: { args: { what: 'tables', most: 4 } } });
    await putTable(store, 'longone', [bob.id], { status: 'over', seq: Math.ceil(MEGA / 250) - 1, draws: 'é' });
    expect((await make(bob, 'link')).status).toBe(200);
    await putTable(store, 'handmade', [bob.id], { status: 'over', start: 'é'.repeat(200) });
    expect(await make(bob, 'link')).toMatchObject({ body: { args: { what: 'megabytes', most: 1 } } });
    await app.close();
  });

  test('imports of a day', async () => {
    let ahead = 0;
    const { ada, app, make } = await visit({ now: () => Date.now() + ahead });
    const { body: table } = await make(ada, 'link');
    await ada.post(`/tables/${table.id}/seats`, { seat: 2, level: 'random' });
    await ada.post(`/tables/${table.id}/seats`, { seat: 3, level: 'random' });
    await ada.post(`/tables/${table.id}/start`, {});
    const { body: record } = await ada.get(`/tables/${table.id}/record`);
    expect((await ada.post('/tables/import', { record })).status).toBe(200);
    expect(await ada.post('/tables/import', { record })).toMatchObject({ body: { args: { what: 'imports' } } });
    ahead = 25 * 3600_000;
    expect((await ada.post('/tables/import', { record })).status).toBe(200);
    await app.close();
  });

  test('hold when requests race: tables, imports, rematches', async () => {
    const { ada, bob, app, make, store } = await visit({ quotas: { ...quotas, tables: 6 } });
    const at = <T>(n: number, ask: () => Promise<T>) => Promise.all(Array.from({ length: n }, ask));
    const statuses = async (asked: Promise<readonly { status: number }[]>) =>
      (await asked).map(({ status }) => status).sort();
    expect(await statuses(at(8, () => make(ada, 'open')))).toEqual([200, 200, ...Array(6).fill(403)]);
    expect(await statuses(at(8, () => make(ada, 'link')))).toEqual([200, 200, 200, 200, ...Array(4).fill(403)]);

    const { body: table } = await make(bob, 'link');
    for (const seat of [2, 3]) await bob.post(`/tables/${table.id}/seats`, { seat, level: 'random' });
    await bob.post(`/tables/${table.id}/start`, {});
    const { body: record } = await bob.get(`/tables/${table.id}/record`);
    expect(await statuses(at(4, () => bob.post('/tables/import', { record })))).toEqual([200, 403, 403, 403]);

    // a rematch counts like any other table: five are in play, and there is room for one more
    const cy = await guest(app, 'Cy');
    for (const n of [1, 2, 3, 4, 5]) await putTable(store, `running${n}`, [cy.id, null, null]);
    for (const n of [1, 2, 3]) await putTable(store, `finished${n}`, [cy.id, null, null], { status: 'over' });
    const rematches = [1, 2, 3].map((n) => cy.post<ApiError>(`/tables/finished${n}/rematch`));
    expect(await statuses(Promise.all(rematches))).toEqual([200, 403, 403]);
    expect((await Promise.all(rematches)).find(({ status }) => status === 403)!.body).toMatchObject({
      code: 'quota',
      args: { what: 'tables', most: 6 },
    });
    await app.close();
  });

  test('rematches and lines of chat come no faster than people make them', async () => {
    const { ada, app, store } = await visit({ quotas: usualQuotas, limits: 0.1 });
    for (const n of [1, 2, 3, 4]) await putTable(store, `finished${n}`, [ada.id, null, null], { status: 'over' });
    for (const n of [1, 2, 3]) expect(await ada.tries(`/tables/finished${n}/rematch`)).toBe('done');
    expect(await ada.tries('/tables/finished4/rematch')).toBe('tooMany');
    // the maker of a rematch is only sent to it again
    expect(await ada.tries('/tables/finished1/rematch')).toBe('done');
    for (const n of [1, 2, 3]) expect(await ada.tries('/tables/finished1/chat', { text: `line ${n}` })).toBe('done');
    expect(await ada.post('/tables/finished1/chat', { text: 'one more' })).toMatchObject({
      status: 429,
      body: { code: 'tooMany', args: { seconds: expect.any(Number) } },
    });
    await app.close();
  });

  test('lines of chat at a table, of one person and in all, also when they race', async () => {
    const { ada, bob, app, store } = await visit();
    await putTable(store, 'talking', [ada.id, bob.id]);
    const fill = async (person: string, lines: number) => {
      const line = { game_table: 'talking', person, name: '', text: 'hm', seq: 0, at: 1 };
      for (let left = lines; left > 0; left -= 500)
        await store.db
          .insertInto('chat')
          .values(Array(Math.min(500, left)).fill(line))
          .execute();
    };
    await fill(ada.id, 1998);
    const told = await Promise.all(
      [1, 2, 3, 4].map((n) => ada.post<ApiError>('/tables/talking/chat', { text: `line ${n}` })),
    );
    expect(told.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403]);
    expect(told.find(({ status }) => status === 403)!.body).toMatchObject({ args: { what: 'chat', most: 2000 } });
    await fill('somebody', 7999);
    expect(await bob.tries('/tables/talking/chat', { text: 'the last' })).toBe('done');
    expect(await bob.post('/tables/talking/chat', { text: 'one more' })).toMatchObject({
      body: { args: { what: 'chatInAll', most: 10_000 } },
    });
    await app.close();
  });

  test('nobody fills the list of open tables: three of each host, and so many of a network', async () => {
    const { make, ada, bob, app } = await visit({ quotas: { ...quotas, openTables: 10, tables: 10 }, limits: 0.2 });
    for (let i = 0; i < 5; i++) expect((await make(ada, 'open')).status).toBe(200);
    expect((await make(bob, 'open')).status).toBe(200);
    const { body } = await bob.get<TableList>('/tables?list=open');
    const hosts = body.tables.map(({ host }) => host);
    expect([hosts.filter((host) => host === ada.id).length, hosts.filter((host) => host === bob.id).length]).toEqual([
      3, 1,
    ]);
    expect(await make(bob, 'open')).toMatchObject({ status: 429, body: { code: 'tooMany' } });
    expect((await make(bob, 'link')).status).toBe(200);
    await app.close();
  });
});

test('the host’s own figures are read from a line', () => {
  expect(figuresFrom(usualQuotas, '')).toEqual(usualQuotas);
  expect(figuresFrom(usualQuotas, 'imports=3, openTables=0')).toEqual({ ...usualQuotas, imports: 3, openTables: 0 });
  for (const wrong of ['imports', 'imports=many', 'toString=1', 'tables=-1'])
    expect(figuresFrom(usualQuotas, wrong)).toBeNull();
});
