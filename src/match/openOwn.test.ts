import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashState } from '../engine/index.ts';
import { loadGame } from '../games/registry.ts';
import { readRecord } from '../records/read.ts';
import { openOwn, openOwnCalmly } from './openOwn.ts';
import { headOf } from './timeline.ts';

const file = new URL('../../tests/replays/golden/1856/3p-greedy.json', import.meta.url);

test('a game that is opened with rests is the same game', async () => {
  const game = (await loadGame('1856'))!;
  const record = readRecord(readFileSync(file, 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  let [now, rests] = [0, 0];
  const calm = {
    clock: () => {
      now += 10;
      return now;
    },
    rest: async () => {
      rests += 1;
    },
  };
  const calmly = await openOwnCalmly(game, record, calm);
  const atOnce = openOwn(game, record);
  if ('problem' in calmly || 'problem' in atOnce) throw new Error('a golden record opens');
  expect(rests).toBeGreaterThan(record.entries.length / 16 / 4);
  expect(calmly.timeline.line.length).toBe(atOnce.timeline.line.length);
  expect(hashState(headOf(calmly.timeline).state)).toBe(hashState(headOf(atOnce.timeline).state));
  expect(calmly.generators).toEqual(atOnce.generators);
});
