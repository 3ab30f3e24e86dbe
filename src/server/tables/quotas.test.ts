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
