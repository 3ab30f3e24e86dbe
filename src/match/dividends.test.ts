import { describe, expect, test } from 'vitest';
import { goldenTimeline } from '../../tests/support/goldenTimeline.ts';
import { cashOf } from '../engine/index.ts';
import { loadGame } from '../titles/registry.ts';
import { dividendsTo } from './dividends.ts';
import type { Moment } from './timeline.ts';

const games = [
  ['1856', '3p-greedy', 160],
  ['1862', '3p-beginners', 200],
  ['1865', '2p-short', 120],
  ['18mag', '4p-greedy', 300],
  ['chicago-express', '3p-1', 120],
] as const;

const pays = ({ events }: Moment) => events.some(({ type }) => type === 'dividendDeclared' || type === 'dividend');

describe.each(games)('dividends in %s', (id, golden, entries) => {
  test('come to whoever did not declare them, as much as they have more', async () => {
    const game = (await loadGame(id))!;
    const { line } = goldenTimeline(game, golden, entries);
    const seats = Array.from({ length: line[0]!.state.players }, (_, i) => i + 1);
    let told = 0;
    for (const [moment, seat] of line.filter(pays).flatMap((one) => seats.map((seat) => [one, seat] as const))) {
      const incomes = dividendsTo(game, [seat], [moment]);
      if (moment.seat === seat && (moment.action as { type: string }).type === 'dividend') {
        expect(incomes).toEqual([]);
        continue;
      }
      told += incomes.length;
      const sum = incomes.reduce((all, { amount }) => all + amount, 0);
      const onlyPaid = moment.events.every(
        (event) => event.type !== 'paid' || /ividend$/.test((event as unknown as { reason: string }).reason),
      );
      const cash = (of: Moment) => cashOf(of.state as never, seat);
      if (onlyPaid && moment.before) expect(sum).toBe(cash(moment) - cash(moment.before));
      for (const { price } of incomes) expect(price === null).toBe(id === 'chicago-express');
    }
    expect(told).toBeGreaterThan(0);
  });
});

test('several of one company are one sum, and its price goes from the first to the last', () => {
  const game = { rail: undefined } as never;
  const paying = (amount: number, was: number, price: number) =>
    ({
      seat: 2,
      action: { type: 'dividend', kind: 'payout' },
      state: {},
      events: [
        { type: 'dividendDeclared', company: 'CPR', kind: 'payout', revenue: 0 },
        { type: 'paid', from: 'bank', to: 1, amount, reason: 'dividend' },
        { type: 'priceMoved', company: 'CPR', was, price },
      ],
    }) as never;
  expect(dividendsTo(game, [1], [paying(20, 80, 90), paying(30, 90, 100)])).toEqual([
    { seat: 1, company: 'CPR', amount: 50, price: { was: 80, is: 100 } },
  ]);
  expect(dividendsTo(game, [3], [paying(20, 80, 90)])).toEqual([]);
});
