import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { ApiError } from '../../api/errors.ts';
import type { Accepted, Entries, SentEntry } from '../../api/moves.ts';
import type { Table } from '../../api/tables.ts';
import { hashState } from '../../engine/index.ts';
import { headOf } from '../../match/timeline.ts';
import { anyMove, followed, freshKey, guest, playOn, stranger, tableOf } from '../testing/guests.ts';
import { servers } from '../testing/serve.ts';
import { onBothEngines } from '../testing/stores.ts';

const serve = servers();

const two = async (app: FastifyInstance) => [await guest(app, 'Ada'), await guest(app, 'Bob')] as const;

onBothEngines('a move', ({ open, place, engine }) => {
  test('is kept, seen by all who follow, and told with its number', async () => {
    const people = await two(await serve(await open()));
    const { id, waiting } = await tableOf(people);
    expect(waiting).toEqual([1]);
    const timeline = await playOn(people, id, 12);
    expect(timeline.entries.map((e) => e.seq)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    const { body } = await people[1].get<Table>(`/tables/${id}`);
    expect(body).toMatchObject({ seq: 12, status: 'playing', yours: [2], seed: null });
  });

  test('sent twice with one key is answered as the first was, and made once', async () => {
    const people = await two(await serve(await open()));
    const { id } = await tableOf(people);
    const move = { key: freshKey(), base: 0, ...anyMove(await followed(people[0], id))! };
    const first = await people[0].post<Accepted>(`/tables/${id}/moves`, move);
    expect(first).toMatchObject({ status: 200, body: { seq: 1 } });
    expect(await people[0].post(`/tables/${id}/moves`, move)).toEqual(first);
    await playOn(people, id, 3);
    expect(await people[0].post(`/tables/${id}/moves`, move)).toEqual(first);
    expect((await people[0].get<Table>(`/tables/${id}`)).body.seq).toBe(4);
    // Keys belong to their senders: Bob's is unknown here, and his move is not this sender's to make.
    expect(await people[1].tries(`/tables/${id}/moves`, move)).toBe('forbidden');
  });

  test('sent for another seat with the key of one already made is not taken for that one, nor made', async () => {
    const people = await two(await serve(await open()));
    const [ada] = people;
    // At a one-screen table the host acts for both, so both moves come with the same person's keys.
    const { body: record } = await ada.get<object>(`/tables/${(await tableOf(people)).id}/record`);
    const { id } = (await ada.post<Table>('/tables/import', { record })).body;
    const path = `/tables/${id}/moves`;
    const key = freshKey();
    const first = { key, base: 0, ...anyMove(await followed(ada, id))! };
    expect(await ada.tries(path, first)).toBe('done');
    const second = { base: 1, ...anyMove(await followed(ada, id))! };
    expect([first.seat, second.seat]).toEqual([1, 2]);
    for (const base of [0, 1]) expect(await ada.tries(path, { ...second, base, key })).toBe('forbidden');
    expect((await ada.get<Table>(`/tables/${id}`)).body.seq).toBe(1);
    expect(await ada.tries(path, { ...second, key: freshKey() })).toBe('done');
  });

  test('two at once: one is kept, the other is stale and told what happened', async () => {
    const store = await open();
    const [here, there] = [await serve(store), await serve(store)];
    const people = await two(here);
    const { id } = await tableOf(people);
    await playOn(people, id, 5);
    for (const other of [here, there]) {
      const timeline = await followed(people[0], id);
      const base = timeline.entries.length;
      const move = anyMove(timeline)!;
      const who = people[move.seat - 1]!;
      const sent = await Promise.all(
        [who, who.at(other)].map((w) =>
          w.post<Accepted & ApiError>(`/tables/${id}/moves`, { key: freshKey(), base, ...move }),
        ),
      );
      expect(sent.map((s) => s.status).sort()).toEqual([200, 409]);
      const stale = sent.find((s) => s.status === 409)!.body;
      expect(stale.code).toBe('stale');
      expect((stale.args as { entries: SentEntry[] }).entries.map((e) => e.seq)).toEqual([base + 1]);
      expect((await people[0].get<Table>(`/tables/${id}`)).body.seq).toBe(base + 1);
    }
  });

  test('the same one sent twice at once, through two servers, is made once', async () => {
    const store = await open();
    const [here, there] = [await serve(store), await serve(store)];
    const people = await two(here);
    const { id } = await tableOf(people);
    for (let i = 0; i < 5; i++) {
      const move = anyMove(await followed(people[0], id))!;
      const who = people[move.seat - 1]!;
      const body = { key: freshKey(), base: i, ...move };
      const sent = await Promise.all([who, who.at(there)].map((w) => w.post(`/tables/${id}/moves`, body)));
      expect(sent.map((s) => [s.status, s.body])).toEqual([200, 200].map((status) => [status, { seq: i + 1 }]));
    }
  });

  test('is refused from anybody but the owner of the seat, and changes nothing', async () => {
    const app = await serve(await open());
    const people = await two(app);
    const { id } = await tableOf(people);
    const other = await tableOf([await guest(app, 'Cy'), await guest(app, 'Di')]);
    const move = { base: 0, ...anyMove(await followed(people[0], id))! };
    const path = `/tables/${id}/moves`;
    expect(await people[1].tries(path, { key: freshKey(), ...move })).toBe('forbidden');
    expect(await (await guest(app, 'Eve')).tries(path, { key: freshKey(), ...move })).toBe('notSeated');
    expect(await stranger(app).tries(path, { key: freshKey(), ...move })).toBe('notSignedIn');
    expect(await people[0].tries(`/tables/${other.id}/moves`, { key: freshKey(), ...move })).toBe('notSeated');
    expect(await people[0].tries(path, { key: freshKey(), ...move, seat: 2 })).toBe('forbidden');
    expect(await people[0].tries(path, { key: freshKey(), ...move, seat: 9 })).toBe('forbidden');
    expect(await people[0].tries(path, { key: freshKey(), ...move, base: 7 })).toBe('stale');
    expect(await people[0].tries(path, { key: 'short', ...move })).toBe('badRequest');
    expect(await people[0].tries(path, { key: freshKey(), ...move, action: { type: 'castle' } })).toBe('refused');
    expect((await people[0].get<Entries>(`/tables/${id}/entries`)).body.entries).toEqual([]);
  });

  test('the chance to come is told to nobody until the game is over; then it fits what was promised', async () => {
    const store = await open();
    const app = await serve(store);
    const people = await two(app);
    const { id, seedHash } = await tableOf(people);
    const { seed } = await store.db
      .selectFrom('game_table')
      .select('seed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await playOn(people, id, 8);
    const paths = ['', '/entries', '/entries?after=3', '/record', '/chat'].map((p) => `/tables/${id}${p}`);
    for (const path of [...paths, '/tables?list=mine', '/tables?list=watch', '/me', '/me/export'])
      for (const who of [people[0], people[1], stranger(app)]) {
        const { text } = await who.get(path);
        expect(text).not.toContain(seed);
        expect(text).not.toMatch(/"rng":\s*\[/);
      }
    await playOn(people, id, 1000);
    const { body } = await people[0].get<Table>(`/tables/${id}`);
    expect(body).toMatchObject({ status: 'over', seed, waiting: [] });
    expect(createHash('sha256').update(body.seed!).digest('hex')).toBe(seedHash);
    expect(Object.keys(body.result!)).toEqual(['1', '2']);
    expect(await people[0].tries(`/tables/${id}/moves`, { key: freshKey(), base: body.seq, seat: 1, action: {} })).toBe(
      'notPlaying',
    );
  });

  test('a restart changes nothing, and neither does a store without snapshots', async () => {
    const where = await place();
    const store = await open(where);
    const people = await two(await serve(store));
    const { id } = await tableOf(people);
    const before = await playOn(people, id, 60);
    expect(await store.db.selectFrom('snapshot').select('seq').execute()).toEqual([{ seq: 50 }]);
    const again = await serve(store);
    const back = people.map((p) => p.at(again));
    const after = await playOn(back, id, 1);
    expect(after.entries.slice(0, 60)).toEqual(before.entries);
    // A position written under another version of the rules is not read; and then there is none at all.
    await store.db.updateTable('snapshot').set({ rules_version: 99, json: 'of another shape' }).execute();
    expect((await followed(people[0].at(await serve(store)), id)).entries).toEqual(after.entries);
    await store.db.deleteFrom('snapshot').execute();
    const elsewhere = await open(where);
    const third = await serve(elsewhere);
    const same = await followed(people[0].at(third), id);
    expect(hashState(headOf(same).state)).toBe(hashState(headOf(after).state));
    await playOn(
      people.map((p) => p.at(third)),
      id,
      2,
    );
    // The first server has heard nothing of it, and still answers correctly.
    await playOn(people, id, 2);
  });

  if (engine === 'sqlite')
    describe('on a full disk', () => {
      test('is refused in words; what was acknowledged stays, and play goes on when there is room', async () => {
        const store = await open();
        const people = await two(await serve(store));
        const { id } = await tableOf(people);
        await playOn(people, id, 3);
        const pages = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
        await sql`pragma max_page_count = ${sql.raw(String(pages.rows[0]!.page_count))}`.execute(store.db);
        let timeline = await followed(people[0], id);
        let full: { status: number; body: ApiError } | null = null;
        for (let i = 0; i < 300 && !full; i++) {
          const move = anyMove(timeline)!;
          const body = { key: freshKey(), base: timeline.entries.length, ...move };
          const told = await people[move.seat - 1]!.post<ApiError>(`/tables/${id}/moves`, body);
          if (told.status !== 200) full = told;
          else timeline = await followed(people[0], id);
        }
        expect(full).toMatchObject({ status: 507, body: { code: 'storeFull' } });
        expect(full!.body.text).toContain('full');
        expect((await followed(people[0], id)).entries).toEqual(timeline.entries);
        await sql`pragma max_page_count = 1000000`.execute(store.db);
        await playOn(people, id, 5);
        const again = await serve(store);
        expect((await followed(people[0].at(again), id)).entries).toHaveLength(timeline.entries.length + 5);
      });
    });
});
