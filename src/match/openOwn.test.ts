import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Board, type Core, hashState, remembering } from '../engine/index.ts';
import { readRecord } from '../records/read.ts';
import { loadGame } from '../titles/registry.ts';
import { openOwn, openOwnCalmly } from './openOwn.ts';
import { withMove } from './ownGame.ts';
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

test('a game that goes on forgets the runs that were found on a board that it has left', async () => {
  const game = (await loadGame('1856'))!;
  const record = readRecord(readFileSync(file, 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  const lays = record.entries.findIndex((entry) => 'action' in entry && isLay(entry.action));
  const own = openOwn(game, { ...record, entries: record.entries.slice(0, lays) });
  if ('problem' in own) throw new Error('a golden record opens');
  const { board } = headOf(own.timeline).state as Core & { readonly board: Board };
  const found = remembering<object>();
  const runs = () => found(board, 'runs', () => ({}));
  const known = runs();
  expect(runs()).toBe(known);
  const { seat, action } = record.entries[lays] as { readonly seat: number; readonly action: unknown };
  expect(withMove(own, seat, action)).not.toHaveProperty('problem');
  expect(runs()).not.toBe(known);
});

const isLay = (action: unknown): boolean => (action as { readonly type: string }).type === 'layTile';
