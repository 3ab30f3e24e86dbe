import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { HostPerson, HostTable, Notice } from '../../api/host.ts';
import type { Me } from '../../api/people.ts';
import type { Table } from '../../api/tables.ts';
import { Browser } from '../people/testing/house.ts';
import { guest, openApp, playOn, tableOf } from '../testing/guests.ts';
import { onBothEngines, type Place } from '../testing/stores.ts';
import { appoint, personCalled } from './people.ts';
import { sweep, usualRetention } from './retention.ts';

const run = promisify(execFile);
const binario = fileURLToPath(new URL('../../../bin/binario', import.meta.url));
const PASSWORD = 'correct horse';
const DAY = 24 * 3600_000;

onBothEngines('whoever looks after the server', ({ open, place }) => {
  const visit = async (where?: Place) => {
    const store = await open(where);
    const app = await openApp(store);
    const account = async (name: string) => {
      const b = new Browser(app);
      const { person } = await b.me('POST', '/account', { name, password: PASSWORD });
      return { b, id: person!.id };
    };
    const host = await account('Host');
    await appoint(store, await personCalled(store, 'host'), 'host');
    const people = async (find = '') =>
      (await host.b.ask('GET', `/host/people?find=${find}`)).json().people as HostPerson[];
    return { store, app, account, host, people };
  };

  test('has a page of its own; nobody else has, and a token has not either', async () => {
    const { app, host, account } = await visit();
    const { b: ada } = await account('Ada');
    expect((await host.b.me()).person?.role).toBe('host');
    const { secret } = (await host.b.ask('POST', '/tokens', { name: 'bot', password: PASSWORD })).json();
    const token = { authorization: `Bearer ${secret}`, origin: undefined, 'x-binario': undefined };
    for (const [method, url, body] of [
      ['GET', '/host/people', undefined],
      ['POST', '/host/people/x', { suspended: true }],
      ['POST', '/host/people/x/password', {}],
      ['DELETE', '/host/people/x', undefined],
      ['GET', '/host/tables', undefined],
      ['DELETE', '/host/tables/x', undefined],
      ['POST', '/host/tables/x/seats', { seat: 1, person: 'x' }],
      ['PATCH', '/host/notice', { registration: 'closed' }],
    ] as const) {
      expect(await ada.refused(method, url, body), url).toBe('forbidden');
      expect(await new Browser(app).refused(method, url, body), url).toBe('notSignedIn');
      expect((await new Browser(app).ask(method, url, body, token)).json().code, url).toBe('forbidden');
    }
    await app.close();
  });

  test('finds people, puts somebody out and lets them in again', async () => {
    const { app, host, account, people } = await visit();
    const { b: ada, id } = await account('Ada Lovelace');
    expect((await people('lovel')).map((one) => [one.name, one.kind])).toEqual([['Ada Lovelace', 'account']]);
    expect(await people('%')).toEqual([]);
    expect((await people(id))[0]?.id).toBe(id);
    const { secret } = (await ada.ask('POST', '/tokens', { name: 'bot', password: PASSWORD })).json();
    expect((await host.b.ask('POST', `/host/people/${id}`, { suspended: true })).statusCode).toBe(204);
    expect((await ada.me()).person).toBeNull();
    expect((await ada.ask('GET', '/me', undefined, { authorization: `Bearer ${secret}` })).statusCode).toBe(401);
    expect(await ada.refused('POST', '/session', { name: 'Ada Lovelace', password: PASSWORD })).toBe('suspended');
    expect((await people(id))[0]?.suspended).toBe(true);
    await host.b.ask('POST', `/host/people/${id}`, { suspended: false });
    await ada.me('POST', '/session', { name: 'Ada Lovelace', password: PASSWORD });
    expect(await host.b.refused('POST', `/host/people/${host.id}`, { suspended: true })).toBe('forbidden');

    const { password } = (await host.b.ask('POST', `/host/people/${id}/password`)).json();
    expect((await ada.me()).person).toBeNull();
    await ada.me('POST', '/session', { name: 'Ada Lovelace', password });
    expect((await host.b.ask('DELETE', `/host/people/${id}`)).statusCode).toBe(204);
    expect((await ada.me()).person).toBeNull();
    await app.close();
  });

  test('hands the seat of somebody who is gone to somebody else, who plays on; deletes a table', async () => {
    const { app, host } = await visit();
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob'), await guest(app, 'Eve')];
    const { id } = await tableOf(people);
    await playOn(people, id, 10);
    const heir = await guest(app, 'Heir');
    const give = (seat: number, person: string) => host.b.ask('POST', `/host/tables/${id}/seats`, { seat, person });
    expect((await give(1, people[1]!.id)).json().code).toBe('alreadySeated');
    expect((await give(9, heir.id)).json().code).toBe('badRequest');
    expect((await give(1, heir.id)).statusCode).toBe(204);
    expect((await people[0]!.get<Table>(`/tables/${id}`)).body.yours).toEqual([]);
    await playOn([heir, people[1]!, people[2]!], id, 10);
    const { tables } = (await host.b.ask('GET', `/host/tables?find=${heir.id}`)).json() as { tables: HostTable[] };
    expect(tables.map((one) => [one.id, one.seats[0]!.name, one.seq])).toEqual([[id, 'Heir', 20]]);
    expect((await host.b.ask('DELETE', `/host/tables/${id}`)).statusCode).toBe(204);
    expect((await heir.get(`/tables/${id}`)).status).toBe(404);
    expect((await heir.get(`/tables/${id}/entries?after=0`)).status).toBe(404);
    await app.close();
  });

  test('takes nobody new for a while, and says when the server will be gone', async () => {
    const { app, host } = await visit();
    const told = async () => (await new Browser(app).ask('GET', '/notice')).json() as Notice;
    expect(await told()).toEqual({ registration: 'open', restartAt: null, keeps: usualRetention });
    const set = await host.b.ask('PATCH', '/host/notice', { registration: 'closed', restartIn: 10 });
    expect(set.json()).toEqual({ registration: 'closed', restartAt: expect.any(Number), keeps: usualRetention });
    expect(await told()).toEqual(set.json());
    const newcomer = new Browser(app);
    expect(await newcomer.refused('POST', '/guest', { name: 'New' })).toBe('closed');
    expect(await newcomer.refused('POST', '/account', { name: 'New', password: PASSWORD })).toBe('closed');
    await newcomer.me('POST', '/session', { name: 'Host', password: PASSWORD });
    await host.b.ask('PATCH', '/host/notice', { registration: 'open', restartIn: null });
    expect(await told()).toMatchObject({ registration: 'open', restartAt: null });
    await newcomer.me('DELETE', '/session');
    await newcomer.me('POST', '/guest', { name: 'New' });
    await app.close();
  });

  test('does the same by commands, while the server runs', async () => {
    const where = await place();
    const { app, account } = await visit(where);
    const { b: ada, id } = await account('Ada');
    const admin = async (...args: string[]) => {
      const env = { ...process.env, BINARIO_DATA: where.dataFolder, DATABASE_URL: where.databaseUrl ?? '' };
      const { stdout } = await run(process.execPath, [binario, 'admin', ...args, '--json'], { env });
      return stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line || '{}'));
    };
    expect(await admin('people', 'ada')).toMatchObject([{ id, name: 'Ada', suspended: false }]);
    const [{ password }] = await admin('password', 'ada');
    expect((await ada.me()).person).toBeNull();
    const { person } = (await ada.me('POST', '/session', { name: 'Ada', password })) as Me;
    expect(person?.id).toBe(id);
    await admin('suspend', 'Ada');
    expect((await ada.me()).person).toBeNull();
    await expect(admin('suspend', 'Nobody at all')).rejects.toMatchObject({ code: 2 });
    await expect(admin('abolish')).rejects.toMatchObject({ code: 2 });
    await app.close();
  });

  test('lets old guests, forgotten tables and chat leave by rules, and never a finished game', async () => {
    const { app, store } = await visit();
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const idle = await guest(app, 'Idle');
    const never = (await people[0]!.post<Table>('/tables', { game: 'chicago-express', players: 2 })).body.id;
    const stuck = (await tableOf(people)).id;
    await playOn(people, stuck, 6);
    const over = (await tableOf(people)).id;
    await playOn(people, over, 1000);
    await people[0]!.post(`/tables/${over}/chat`, { text: 'well played' });
    const keep = { guests: 10, tables: 30, chat: 5 };
    expect(await sweep(store, keep, Date.now() + 4 * DAY)).toEqual({ guests: 0, abandoned: 0, deleted: 0, chat: 0 });
    expect(await sweep(store, keep, Date.now() + 6 * DAY)).toEqual({ guests: 0, abandoned: 0, deleted: 0, chat: 1 });
    expect(await sweep(store, { ...keep, guests: 0, tables: 0 }, Date.now() + 999 * DAY)).toMatchObject({
      guests: 0,
      deleted: 0,
    });
    expect(await sweep(store, keep, Date.now() + 40 * DAY)).toEqual({ guests: 1, abandoned: 1, deleted: 1, chat: 0 });
    const status = await store.db.selectFrom('game_table').select(['id', 'status', 'seq']).execute();
    expect(status.find(({ id }) => id === never)).toBeUndefined();
    expect(status.find(({ id }) => id === stuck)).toEqual({ id: stuck, status: 'abandoned', seq: 6 });
    expect(status.find(({ id }) => id === over)?.status).toBe('over');
    expect(await store.db.selectFrom('person').select('id').where('id', '=', idle.id).execute()).toEqual([]);
    await app.close();
  });
});
