import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../engine/index.ts';
import type { Paid, Purse } from '../engine/money/bank.ts';
import { openRecord } from '../records/open.ts';
import { readRecord } from '../records/read.ts';
import { loadGame } from '../titles/registry.ts';
import { worthSources } from './worthSources.ts';

const paid = (from: Purse, to: Purse, amount: number, reason: string): Paid => ({
  type: 'paid',
  from,
  to,
  amount,
  reason,
});

test('what came in less what went out, by reason, and the rest', () => {
  const events = [paid(1, 'treasury:RED', 10, 'share'), paid('bank', 1, 4, 'dividend'), paid('bank', 2, 6, 'dividend')];
  const { reasons, rows } = worthSources(events, { 1: 26, 2: 26 }, { 1: 30, 2: 20 });
  expect(reasons).toEqual(['share', 'dividend']);
  expect(rows).toEqual([
    { seat: 1, place: 1, start: 30, flows: [-10, 4], rest: 2, worth: 26 },
    { seat: 2, place: 1, start: 20, flows: [0, 6], rest: 0, worth: 26 },
  ]);
});

test('without a start, what no payment tells of is the start', () => {
  const { rows } = worthSources([paid('bank', 2, 6, 'dividend')], { 1: 20, 2: 26 });
  expect(rows.map(({ seat, place, start, rest }) => ({ seat, place, start, rest }))).toEqual([
    { seat: 2, place: 1, start: 20, rest: 0 },
    { seat: 1, place: 2, start: 20, rest: 0 },
  ]);
});

const folder = fileURLToPath(new URL('../../tests/replays/golden/chicago-express/', import.meta.url));

describe.each(readdirSync(folder).filter((file) => file.endsWith('.json')))('%s', (file) => {
  test('the sources add up to the final worth', async () => {
    const record = readRecord(readFileSync(folder + file, 'utf8'));
    if ('problem' in record) throw new Error(record.problem);
    const game = (await loadGame(record.game))!;
    const events: GameEvent[] = [];
    const opened = openRecord(game, record, { watch: (_, told) => events.push(...told) });
    if ('problem' in opened) throw new Error(opened.problem);
    const first = openRecord(game, record, { at: 0 });
    if ('problem' in first) throw new Error(first.problem);
    const worth = game.worth(opened.state);
    const { rows } = worthSources(events, worth, game.worth(first.state));
    for (const row of rows) {
      expect(row.rest).toBe(0); // only cash counts there
      expect(row.start + row.flows.reduce((a, b) => a + b, 0)).toBe(worth[row.seat]);
    }
  });
});
