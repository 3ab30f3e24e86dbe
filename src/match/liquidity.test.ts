import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Core, cashOf, percentOf, type Seat, seatsOf, unitOf } from '../engine/index.ts';
import { loadGame } from '../games/registry.ts';
import { type RailState, railOf, sharePrice } from '../kernel/index.ts';
import { openRecord } from '../records/open.ts';
import { readRecord } from '../records/read.ts';
import { liquidityOf } from './liquidity.ts';

const golden = (file: string) => {
  const path = fileURLToPath(new URL(`../../tests/replays/golden/${file}.json`, import.meta.url));
  const record = readRecord(readFileSync(path, 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  return record;
};

async function at(file: string, part: number) {
  const record = golden(file);
  const game = (await loadGame(record.game))!;
  const opened = openRecord(game, record, { at: Math.floor(record.entries.length * part) });
  if ('problem' in opened) throw new Error(opened.problem);
  return { game, state: opened.state as Core & RailState };
}

/** What all his shares would bring at their prices, if no rule kept him from selling any. */
const atMost = (game: Awaited<ReturnType<typeof at>>['game'], s: RailState, seat: Seat) => {
  const rail = railOf(game)!;
  const held = rail.companies(s).map((id) => (percentOf(s, id, seat) / unitOf(s, id)) * sharePrice(rail, s, id));
  return held.reduce((sum, value) => sum + value, cashOf(s, seat));
};

test.each(['1856/4p-cgr', '1862/4p-greedy', '1865/4p-full', '18mag/4p-greedy'])(
  '%s: more than the cash, no more than all shares at their prices, whoever is to move',
  async (file) => {
    const { game, state } = await at(file, 0.35);
    const all = seatsOf(state).map((seat) => liquidityOf(game, state, seat)!);
    for (const [i, { cash, sales, sum }] of all.entries()) {
      expect(cash).toBe(cashOf(state, i + 1));
      expect(sum).toBe(sales.reduce((total, sale) => total + sale.sum, cash));
      expect(sum).toBeLessThanOrEqual(atMost(game, state, i + 1));
    }
    expect(all.some(({ sales }) => sales.length > 0)).toBe(true);
  },
);

test('a president keeps the certificate that nobody can take, and the pool takes no more than it may', async () => {
  const { game, state } = await at('1856/4p-cgr', 0.35);
  for (const seat of seatsOf(state))
    for (const { company, percent } of liquidityOf(game, state, seat)!.sales) {
      expect(percent).toBeLessThanOrEqual(percentOf(state, company, seat));
      expect(percent + percentOf(state, company, 'pool')).toBeLessThanOrEqual(50);
    }
});

test('no liquidity without stock rounds', async () => {
  const { game, state } = await at('chicago-express/3p-1', 0.5);
  expect(liquidityOf(game, state, 1)).toBeNull();
});
