import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { upTo } from '../../tests/support/bounded.ts';
import {
  type Action,
  actionOf,
  apply,
  type Choice,
  type Core,
  cashOf,
  choices,
  type Game,
  narrow,
  percentOf,
  type Seat,
  seatsOf,
} from '../engine/index.ts';
import { type RailState, railOf } from '../kernel/index.ts';
import { openRecord } from '../records/open.ts';
import { readRecord } from '../records/read.ts';
import { loadGame } from '../titles/registry.ts';
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

/** The sum raised by selling the dearest block allowed, again and again. */
function soldOut(game: Game, state: Core, seat: Seat): number {
  let s: Core = { ...state, flow: [state.flow[0]!, railOf(game)!.stockTurn(state as never, seat)] };
  for (const _ of upTo(100, 'sales')) {
    const cash = cashOf(s as RailState, seat);
    const selling = choices(game, s, seat).find(({ type }) => type === 'sellShares');
    const sales = blocks(game, s, selling).flatMap((action) => {
      const sold = apply(game, s, seat, action);
      return sold.ok ? [sold.state] : [];
    });
    const [best] = sales.toSorted((a, b) => cashOf(b as RailState, seat) - cashOf(a as RailState, seat));
    if (!best) return cash;
    s = best;
  }
  throw new Error('unreachable');
}

function blocks(game: Game, s: Core, choice: Choice | undefined): readonly Action[] {
  const open = choice?.open;
  if (open?.kind === 'int')
    return Array.from({ length: (open.max - open.min) / open.step + 1 }, (_, i) => open.min + i * open.step).flatMap(
      (value) => blocks(game, s, narrow(game, s, choice!, value)),
    );
  if (open?.kind === 'oneOf') return open.values.flatMap((value) => blocks(game, s, narrow(game, s, choice!, value)));
  return choice ? [actionOf(choice)] : [];
}

test.each(['1856/4p-cgr', '1862/4p-greedy', '1865/4p-full', '18mag/4p-greedy'])(
  '%s: what selling out by legal moves really raises, whoever is to move',
  async (file) => {
    const { game, state } = await at(file, 0.35);
    const all = seatsOf(state).map((seat) => liquidityOf(game, state, seat)!);
    for (const [i, { cash, sales, sum }] of all.entries()) {
      expect(cash).toBe(cashOf(state, i + 1));
      expect(sum).toBe(sales.reduce((total, sale) => total + sale.sum, cash));
      expect(sum).toBe(soldOut(game, state, i + 1));
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
