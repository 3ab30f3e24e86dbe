import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ApiError } from '../../api/errors.ts';
import type { Table } from '../../api/tables.ts';
import { hashState } from '../../engine/index.ts';
import { headOf } from '../../match/timeline.ts';
import { openRecord } from '../../records/open.ts';
import type { GameRecord } from '../../records/record.ts';
import { loadGame } from '../../titles/registry.ts';
import { followed, freshKey, type Guest, guest, playOn, stranger, tableOf } from '../testing/guests.ts';
import { servers } from '../testing/serve.ts';
import { onBothEngines } from '../testing/stores.ts';

const serve = servers();
const golden = (name: string): GameRecord =>
  JSON.parse(
    readFileSync(new URL(`../../../tests/replays/golden/chicago-express/${name}.json`, import.meta.url), 'utf8'),
  );
const position = readFileSync(new URL('../../titles/chicago-express/examples/X12.json', import.meta.url), 'utf8');
const bring = (who: Guest, record: object) => who.post<Table>('/tables/import', { record });

onBothEngines('records', ({ open }) => {
  test('a field that would change what an object is, however it is written, is refused in words', async () => {
    const app = await serve(await open());
    const ada = await guest(app, 'Ada');
    const record = JSON.stringify(golden('2p-1'));
    for (const field of ['__proto__', '\\u005f_proto__']) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/tables/import',
        headers: {
          cookie: ada.cookie,
          'x-binario': '1',
          origin: 'http://localhost',
          'content-type': 'application/json',
        },
        payload: `{"record":${record.replace('"action":{', `"action":{"${field}":{"a":1},`)}}`,
      });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'badRecord']);
      expect(answer.json().text).toContain('__proto__');
    }
  });

  test('a game in progress goes out without its seed, and opens again where it stood', async () => {
    const app = await serve(await open());
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await tableOf(people);
    const timeline = await playOn(people, id, 20);
    const { seat, before } = headOf(timeline);
    await people[seat - 1]!.post(`/tables/${id}/undo`, { key: freshKey(), base: 20, seat, to: before!.seq });
    const { body: record } = await stranger(app).get<GameRecord>(`/tables/${id}/record`);
    expect(record).not.toHaveProperty('seed');
    expect(record.seats.map((s) => s.name)).toEqual(['Ada', 'Bob']);
    expect(record.entries).toHaveLength(21);
    const opened = openRecord(await loadGame(record.game), record);
    if ('problem' in opened) throw new Error(opened.problem);
    expect(hashState(opened.state)).toBe(hashState(before!.state));

    const back = await bring(people[0]!, record);
    expect(back.body).toMatchObject({ oneScreen: true, status: 'playing', seq: 21, yours: [1, 2] });
    const copy = await followed(people[0]!, back.body.id);
    expect(hashState(headOf(copy).state)).toBe(hashState(before!.state));
    // One person acts for all at it, nobody else does, and undo asks nobody.
    await playOn([people[0]!, people[0]!], back.body.id, 6);
    const undo = { key: freshKey(), base: 27, seat: 1, to: 3 };
    expect(await people[1]!.tries(`/tables/${back.body.id}/undo`, undo)).toBe('notSeated');
    expect(await people[0]!.tries(`/tables/${back.body.id}/undo`, undo)).toBe('done');
    expect(await people[1]!.tries(`/tables/${back.body.id}/join`)).toBe('forbidden');
  });

  test('a finished game goes out with its seed', async () => {
    const app = await serve(await open());
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await tableOf(people);
    await playOn(people, id, 1000);
    const { body: record } = await people[0]!.get<GameRecord>(`/tables/${id}/record`);
    expect(record.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(record.result).toEqual((await people[0]!.get<Table>(`/tables/${id}`)).body.result);
    const answer = await app.inject({ url: `/api/tables/${id}/record` });
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="chicago-express-${id}.json"`);
  });

  test('old games, undone and redone ones, and positions set up by hand come in', async () => {
    const ada = await guest(await serve(await open()), 'Ada');
    for (const name of ['2p-1', '6p-1', '3p-undo-redo']) {
      const record = golden(name);
      const { body } = await bring(ada, record);
      const [status, result] = record.result ? ['over', record.result] : ['playing', null];
      expect(body).toMatchObject({ status, result, seq: record.entries.length });
      await followed(ada, body.id);
    }
    const { status, body } = await bring(ada, JSON.parse(position));
    expect([status, body.status]).toEqual([200, 'playing']);
    await followed(ada, body.id);
  });

  test('what is no record, or breaks a rule, is refused in words', async () => {
    const ada = await guest(await serve(await open()), 'Ada');
    const good = golden('2p-1');
    const forged = { ...good, entries: [{ seq: 1, seat: 2, action: { type: 'pass' } }, ...good.entries.slice(1)] };
    for (const [record, words] of [
      [{}, 'format'],
      [{ ...good, game: 'monopoly' }, 'monopoly'],
      [{ ...good, rulesVersion: 99 }, '99'],
      [forged, 'action 1 is refused'],
      [{ ...good, entries: 'none' }, 'entries'],
    ] as const) {
      const { status, body } = await ada.post<ApiError>('/tables/import', { record });
      expect([status, body.code]).toEqual([422, 'badRecord']);
      expect(body.text).toContain(words);
    }
    const endless = Array.from({ length: 6001 }, (_, i) => ({ seq: i + 1, seat: 1, to: 0 }));
    expect(await ada.tries('/tables/import', { record: { ...good, entries: endless } })).toBe('tooLarge');
    expect(await ada.tries('/tables/import', { record: 'x'.repeat(5_000_000) })).toBe('tooLarge');
  });
});
