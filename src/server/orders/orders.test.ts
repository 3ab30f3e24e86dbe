import { expect, test } from 'vitest';
import type { ApiError } from '../../api/errors.ts';
import type { Entries } from '../../api/moves.ts';
import type { Orders } from '../../api/orders.ts';
import { submitMove } from '../play/submitMove.ts';
import { openRooms } from '../rooms.ts';
import { freshKey, type Guest, guest, stranger, tableOf } from '../testing/guests.ts';
import { inTime } from '../testing/inTime.ts';
import { noRounds } from '../testing/noRounds.ts';
import { openPage } from '../testing/pages.ts';
import { servers } from '../testing/serve.ts';
import { sharedThinkers } from '../testing/sharedThreads.ts';
import { onBothEngines } from '../testing/stores.ts';
import { workersHere } from '../threads/workersHere.ts';
import { mustStand } from './kept.ts';

noRounds();
const serve = servers();
const entriesOf = async (who: Guest, id: string) =>
  (await who.get<Entries>(`/tables/${id}/entries?after=0`)).body.entries;
const ordersOf = async (who: Guest, id: string) => (await who.get<Orders>(`/tables/${id}/orders`)).body.orders;
const play = (who: Guest, id: string, seat: number, base: number, action: object) =>
  who.post(`/tables/${id}/moves`, { key: freshKey(), base, seat, action });
const until = (who: Guest, id: string, count: number) =>
  inTime(async () => expect(await entriesOf(who, id)).toHaveLength(count));
const bid = (amount: number) => ({ type: 'bid', amount });
const pass = { type: 'pass' };
/** A sum found in no other answer. */
const LIMIT = 987_654;

onBothEngines('a standing order', ({ open }) => {
  const three = async () => {
    const app = await serve(await open());
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob'), await guest(app, 'Cy')] as const;
    const { id } = await tableOf(people);
    return { app, people, id };
  };

  test('is one of eight at most for a seat, also when they race', async () => {
    const { people, id } = await three();
    const bob = people[1];
    const asked = Array.from({ length: 12 }, () =>
      bob.post<ApiError>(`/tables/${id}/orders`, { seat: 2, order: { kind: 'bid', upTo: 12 } }),
    );
    const told = await Promise.all(asked);
    expect(told.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(told.find(({ status }) => status !== 200)!.body).toMatchObject({ code: 'quota', args: { what: 'orders' } });
  });

  test('bids for its owner as an ordinary move that says so, and ends with the auction', async () => {
    const { people, id } = await three();
    const [ada, bob, cy] = people;
    await bob.post(`/tables/${id}/orders`, { seat: 2, order: { kind: 'bid', upTo: 12 } });
    expect(await ordersOf(bob, id)).toMatchObject([{ status: 'open', order: { upTo: 12, lot: 'PRR' } }]);
    await play(ada, id, 1, 0, bid(10));
    await until(ada, id, 2);
    expect((await entriesOf(ada, id))[1]).toMatchObject({ seat: 2, action: bid(11), by: 'order' });
    await play(cy, id, 3, 2, bid(12));
    await play(ada, id, 1, 3, pass);
    await until(ada, id, 5);
    expect((await entriesOf(ada, id))[4]).toMatchObject({ seat: 2, action: pass, by: 'order' });
    expect((await entriesOf(ada, id))[0]).not.toHaveProperty('by');
    const after = async () => expect(await ordersOf(bob, id)).toMatchObject([{ status: 'done', ended: 5 }]);
    await inTime(after);
    const record = (await ada.get<{ entries: object[] }>(`/tables/${id}/record`)).body;
    expect(record.entries.every((entry) => !('by' in entry))).toBe(true);
  });

  test('is given in one’s own turn and acts at once', async () => {
    const { people, id } = await three();
    await people[0].post(`/tables/${id}/orders`, { seat: 1, order: { kind: 'bid', upTo: 100 } });
    await until(people[1], id, 1);
    expect((await entriesOf(people[1], id))[0]).toMatchObject({ seat: 1, by: 'order' });
  });

  test('is seen by its owner alone: in no answer, no entry, no news', async () => {
    const { app, people, id } = await three();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const [ada, bob] = people;
    const page = await openPage(app, ada.cookie);
    page.say({ type: 'watch', table: id, after: 0 });
    await page.until('table');
    await bob.post(`/tables/${id}/orders`, { seat: 2, order: { kind: 'bid', upTo: LIMIT } });
    await play(ada, id, 1, 0, bid(10));
    await page.until('entries', (m) => m.entries.some((entry) => entry.seq === 2));
    const [order] = await ordersOf(bob, id);
    const told = [JSON.stringify(page.heard)];
    for (const who of [ada, stranger(app)])
      for (const path of ['', '/entries?after=0', '/chat?after=0', '/position', '/record', '/orders'])
        told.push((await who.get(`/tables/${id}${path}`)).text);
    for (const text of told)
      for (const word of [LIMIT, order!.id]) expect(text).not.toMatch(new RegExp(`\\b${word}\\b`));
    expect(await ordersOf(ada, id)).toEqual([]);
  });

  test('only for one’s own seat, and only where it makes sense', async () => {
    const { app, people, id } = await three();
    const [ada, bob] = people;
    const gives = (who: Guest, seat: number, order: object) => who.tries(`/tables/${id}/orders`, { seat, order });
    expect(await gives(ada, 2, { kind: 'bid', upTo: 9 })).toBe('forbidden');
    expect(await gives(await guest(app, 'Eve'), 2, { kind: 'bid', upTo: 9 })).toBe('notSeated');
    expect(await gives(bob, 2, { kind: 'pass', until: [] })).toBe('badRequest'); // an auction is not such a round
    expect(await gives(bob, 2, { kind: 'sing' })).toBe('badRequest');
    await gives(bob, 2, { kind: 'bid', upTo: 9 });
    const [order] = await ordersOf(bob, id);
    const drop = (who: Guest) => who.drop(`/tables/${id}/orders/${order!.id}`);
    expect((await drop(ada)).status).toBe(404);
    expect((await bob.drop(`/tables/${id}/orders/%00`)).status).toBe(400);
    expect((await drop(bob)).status).toBe(200);
    await play(ada, id, 1, 0, bid(7));
    expect(await ordersOf(bob, id)).toEqual([]);
    expect(await entriesOf(bob, id)).toHaveLength(1);
  });

  test('whoever takes its move back has ended it', async () => {
    const { people, id } = await three();
    const [ada, bob] = people;
    await bob.post(`/tables/${id}/orders`, { seat: 2, order: { kind: 'bid', upTo: 50 } });
    await play(ada, id, 1, 0, bid(10));
    await until(ada, id, 2);
    await bob.post(`/tables/${id}/undo`, { key: freshKey(), base: 2, seat: 2, to: 1 });
    const ended = async () =>
      expect(await ordersOf(bob, id)).toMatchObject([{ status: 'stopped', why: { code: 'undone' } }]);
    await inTime(ended);
    expect(await entriesOf(ada, id)).toHaveLength(3);
  });

  test('is not ended by what its giver took back before', async () => {
    const { people, id } = await three();
    const [ada, bob] = people;
    await play(ada, id, 1, 0, bid(10));
    await play(bob, id, 2, 1, bid(20));
    await bob.post(`/tables/${id}/undo`, { key: freshKey(), base: 2, seat: 2, to: 1 });
    await bob.post(`/tables/${id}/orders`, { seat: 2, order: { kind: 'bid', upTo: 50 } });
    await until(ada, id, 4);
    expect((await entriesOf(ada, id))[3]).toMatchObject({ seat: 2, action: bid(11), by: 'order' });
    expect(await ordersOf(bob, id)).toMatchObject([{ status: 'open' }]);
  });

  test('that was withdrawn while it was about to move does not move', async () => {
    const store = await open();
    const app = await serve(store);
    const [ada, bob] = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await tableOf([ada, bob]);
    const push = { publicKey: '', send: async () => 'sent' as const };
    const rooms = await openRooms({
      store,
      mail: null,
      push,
      now: Date.now,
      thinkers: sharedThinkers,
      workers: workersHere,
      limits: 1,
      complain: () => {},
    });
    const move = { key: freshKey(), base: 0, seat: 1, action: bid(10) };
    const moved = submitMove(rooms.services, id, { person: ada.id }, move, { by: 'order' }, (db) =>
      mustStand(db, 'withdrawn'),
    );
    await expect(moved).rejects.toMatchObject({ code: 'notFound' });
    await rooms.close();
    expect(await entriesOf(bob, id)).toEqual([]);
  });
});
