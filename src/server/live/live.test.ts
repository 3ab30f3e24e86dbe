import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { ServerMessage } from '../../api/live.ts';
import { guest, playOn, stranger, tableOf } from '../testing/guests.ts';
import { inTime } from '../testing/inTime.ts';
import { connect, openPage, type Page } from '../testing/pages.ts';
import { servers } from '../testing/serve.ts';
import { onBothEngines } from '../testing/stores.ts';

const serve = servers();
const listen = async (app: FastifyInstance) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
};
const numbers = ({ heard }: Page): number[] =>
  heard.flatMap((m) => (m.type === 'entries' ? m.entries.map((e) => e.seq) : []));
const counted = (n: number, from = 1) => Array.from({ length: n }, (_, i) => from + i);

onBothEngines('the socket', ({ open, engine }) => {
  test('tells whoever watches every entry once and in order, from where the page stands', async () => {
    const app = await listen(await serve(await open()));
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await tableOf(people);
    await playOn(people, id, 4);
    const [ada, watcher] = [await openPage(app, people[0]!.cookie), await openPage(app, '')];
    ada.say({ type: 'watch', table: id, after: 0 });
    watcher.say({ type: 'watch', table: id, after: 3 });
    await watcher.until('table');
    await ada.until('table', (m) => m.table.yours.includes(1));
    await playOn(people, id, 10);
    for (const page of [ada, watcher]) await page.until('entries', (m) => m.entries.some((e) => e.seq === 14));
    expect(numbers(ada)).toEqual(counted(14));
    expect(numbers(watcher)).toEqual(counted(11, 4));
    await ada.until('table', (m) => m.table.seq === 14 && m.table.seats[0]!.online && !m.table.seats[1]!.online);
    for (const message of ada.heard) expect(Value.Check(ServerMessage, message)).toBe(true);
    ada.say({ type: 'ping' });
    await ada.until('pong');
    ada.say({ type: 'leave', table: id });
    await watcher.until('table', (m) => m.table.seq === 14);
    await playOn(people, id, 1);
    await watcher.until('entries', (m) => m.entries.some((e) => e.seq === 15));
    expect(numbers(ada)).toEqual(counted(14));
  });

  test('tells what is said, proposed, and whose move it is', async () => {
    const app = await listen(await serve(await open()));
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await tableOf(people);
    const [ada, bob] = [await openPage(app, people[0]!.cookie), await openPage(app, people[1]!.cookie)];
    ada.say({ type: 'watch', table: id, after: 0 });
    await ada.until('table');
    await people[1]!.post(`/tables/${id}/chat`, { text: 'hello' });
    await ada.until('chat', (m) => m.lines[0]!.text === 'hello' && m.lines[0]!.name === 'Bob');
    await people[1]!.post(`/tables/${id}/proposals`, { kind: 'abandon' });
    await ada.until('table', (m) => m.table.proposals.length === 1);
    // Bob watches nothing, and hears that it is his move all the same.
    await playOn(people, id, 3);
    await bob.until('mine', (m) => m.table === id);
    expect(bob.heard.every((m) => m.type === 'mine')).toBe(true);
  });

  test('tells every line of many who speak at once, in order', async () => {
    const store = await open();
    const apps = engine === 'sqlite' ? [await serve(store)] : [await serve(store), await serve(store)];
    const app = await listen(apps[0]!);
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await tableOf(people);
    const page = await openPage(app, '');
    page.say({ type: 'watch', table: id, after: 0, chatAfter: 1e20 });
    await page.until('error');
    page.say({ type: 'watch', table: id, after: 0 });
    await page.until('table');
    const speaker = (i: number) => people[i % 2]!.at(apps[i % apps.length]!);
    for (let round = 0; round < 5; round++)
      await Promise.all(counted(20).map((i) => speaker(i).post(`/tables/${id}/chat`, { text: `${round}.${i}` })));
    const { lines } = (await people[0]!.get<{ lines: { id: number }[] }>(`/tables/${id}/chat`)).body;
    expect(lines).toHaveLength(100);
    await page.until('chat', (m) => m.lines.at(-1)!.id === lines.at(-1)!.id);
    expect(page.heard.flatMap((m) => (m.type === 'chat' ? m.lines : []))).toEqual(lines);
  });

  test('a move through one server reaches watchers of another', async () => {
    const store = await open();
    const [here, there] = [await listen(await serve(store)), await listen(await serve(store))];
    const people = [await guest(here, 'Ada'), await guest(here, 'Bob')];
    const { id } = await tableOf(people);
    const page = await openPage(there, people[1]!.cookie);
    page.say({ type: 'watch', table: id, after: 0 });
    await page.until('table');
    if (engine === 'sqlite') return; // an embedded store has one process
    await playOn(people, id, 5);
    await page.until('entries', (m) => m.entries.some((e) => e.seq === 5));
    expect(numbers(page)).toEqual(counted(5));
    await people[0]!.post(`/tables/${id}/chat`, { text: 'over there?' });
    await page.until('chat');
    const own = await openPage(here, people[0]!.cookie);
    own.say({ type: 'watch', table: id, after: 5 });
    await own.until('table', (m) => m.table.seats.every((s) => s.online));
    // Cut the connection between them; moves are made meanwhile, and it comes back by itself.
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`;
    await sql.raw(cut).execute(store.db);
    await playOn(people, id, 3);
    await page.until('entries', (m) => m.entries.some((e) => e.seq === 8));
    expect(numbers(page)).toEqual(counted(8));
    page.socket.close();
    await own.until('table', (m) => m.table.seq === 8 && !m.table.seats[1]!.online);
    // A person who leaves during the cut is gone when it is back.
    const again = await openPage(there, people[1]!.cookie);
    again.say({ type: 'watch', table: id, after: 8 });
    const lastSeen = () => own.heard.findLast((m) => m.type === 'table')!.table.seats[1]!.online;
    await inTime(() => expect(lastSeen()).toBe(true));
    await sql.raw(cut).execute(store.db);
    again.socket.close();
    await inTime(() => expect(lastSeen()).toBe(false));
  });

  test('a private table is watched by those who may see it', async () => {
    const app = await listen(await serve(await open()));
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await tableOf(people, { visibility: 'private' });
    const eve = await openPage(app, (await guest(app, 'Eve')).cookie);
    eve.say({ type: 'watch', table: id, after: 0 });
    expect(await eve.until('error')).toEqual({ type: 'error', code: 'notFound', table: id });
    await playOn(people, id, 2);
    expect(eve.heard).toHaveLength(1);
  });

  test('what is no message is answered so, and after a few the socket is closed', async () => {
    const app = await listen(await serve(await open()));
    const page = await openPage(app, '');
    page.say('{"type":"watch"');
    page.say(Buffer.from([1, 2, 3]));
    page.say(JSON.stringify({ type: 'watch', table: '../../etc', after: -1 }));
    await page.until('error');
    expect(page.socket.readyState).toBe(page.socket.OPEN);
    for (let i = 0; i < 5; i++) page.say('null');
    const [code] = (await once(page.socket, 'close')) as [number];
    expect(code).toBe(1008);
    const long = await openPage(app, '');
    long.say(`"${'x'.repeat(20_000)}"`);
    expect(((await once(long.socket, 'close')) as [number])[0]).toBe(1009);
    expect((await stranger(app).get('/games')).status).toBe(200);
  });

  test('a page of somebody else, and too many of one’s own, are not let in', async () => {
    const app = await listen(await serve(await open(), { limits: 0.2 }));
    const { cookie } = await guest(app, 'Ada');
    const refused = async (headers: Record<string, string>) => {
      const [error] = (await once(connect(app, headers), 'error')) as [Error];
      return error.message;
    };
    expect(await refused({ cookie, origin: 'https://elsewhere.example' })).toContain('403');
    expect(await refused({ cookie })).toContain('403');
    const pages: Page[] = [];
    for (let i = 0; i < 4; i++) pages.push(await openPage(app, cookie));
    await expect(openPage(app, cookie)).rejects.toThrow('429');
    await openPage(app, ''); // another person is welcome
    pages[0]!.socket.close();
    await once(pages[0]!.socket, 'close');
    await inTime(() => openPage(app, cookie)); // the server hears of it a moment later
  });

  test('pages of somebody who signs out everywhere are closed, at every server', async () => {
    const store = await open();
    const apps = [await listen(await serve(store)), await listen(await serve(store))];
    const ada = await guest(apps[0]!, 'Ada');
    const pages = [await openPage(apps[0]!, ada.cookie), await openPage(apps[1]!, ada.cookie)];
    const other = await openPage(apps[1]!, '');
    const closed = pages.map((page) => once(page.socket, 'close') as Promise<[number]>);
    const headers = { cookie: ada.cookie, 'x-binario': '1', origin: 'http://localhost' };
    expect((await apps[0]!.inject({ method: 'DELETE', url: '/api/sessions', headers })).statusCode).toBe(200);
    const reached = engine === 'sqlite' ? closed.slice(0, 1) : closed;
    for (const one of reached) expect((await one)[0]).toBe(4001);
    other.say({ type: 'ping' });
    await other.until('pong');
  });

  test('a server that stops says so to its pages', async () => {
    const app = await listen(await serve(await open()));
    const page = await openPage(app, (await guest(app, 'Ada')).cookie);
    const closed = once(page.socket, 'close') as Promise<[number]>;
    await app.close();
    expect((await closed)[0]).toBe(1012);
  });
});
