import { expect, test } from 'vitest';
import { copy, seeded, setup } from '../../../engine/index.ts';
import { loadInsight } from '../../insights.ts';
import { loadGame } from '../../registry.ts';
import { chicagoExpress as rulesOf } from '../rules/index.ts';
import type { ChicagoState } from '../rules/state.ts';

const game = (await loadGame('chicago-express'))!;

const insight = await loadInsight(game);
const { evaluate } = insight;

/** The PRR with two shares sold, both of seat 1, and seat 1 to move. */
function position(change: (s: ChicagoState) => void = () => {}): ChicagoState {
  const s = copy((setup(rulesOf, { players: 3 }, seeded('1')) as { state: ChicagoState }).state);
  s.flow = [{ kind: 'play', at: 'action', seat: 1, arrived: null }];
  s.shares.PRR = [2, 0, 0];
  change(s);
  return s;
}

const of = (change?: (s: ChicagoState) => void): number => evaluate(game, position(change))[0]!;

test('a game that is over is worth its cash', () => {
  expect(
    evaluate(
      game,
      position((s) => {
        s.flow = [];
        s.cash = { ...s.cash, 1: 7, 2: 8, 3: 9 };
      }),
    ),
  ).toEqual([7, 8, 9]);
});

test.each<[string, (s: ChicagoState) => void]>([
  ['more income', (s) => (s.income.PRR += 2)],
  ['money to build with', (s) => (s.cash['treasury:PRR'] = 12)],
  ['cash', (s) => (s.cash[1] = 45)],
  ['a share more', (s) => (s.shares.CO = [1, 0, 0])],
  ['Chicago within reach', (s) => s.networks.PRR.push('B3')],
])('%s raises the forecast', (_, change) => {
  expect(of(change)).toBeGreaterThan(of());
});

test.each<[string, (s: ChicagoState) => void]>([
  ['a share sold to another', (s) => (s.shares.PRR = [2, 1, 0])],
  ['an end that is near', (s) => (s.industry.E0 = 8)],
])('%s lowers the forecast', (_, change) => {
  expect(of(change)).toBeLessThan(of());
});

test('without an insight of its own a game is judged by what each seat has', async () => {
  const stranger = { ...game, id: 'stranger' };
  expect((await loadInsight(stranger)).evaluate(stranger, position())).toEqual([40, 40, 40]);
});

test('an end is forecast by the shares left: a round sells three at most', () => {
  const cash = (change: (s: ChicagoState) => void) =>
    of((s) => {
      s.shares = { ...s.shares, PRR: [2, 1, 0], BO: [1, 2, 1] };
      change(s);
    });
  // one share of the NYC is left, and auctions to sell it in
  const soon = cash((s) => (s.shares.NYC = [2, 1, 1]));
  // the auctions of this round are over, so another round follows
  const later = cash((s) => {
    s.shares.NYC = [2, 1, 1];
    s.dials.auction = 3;
  });
  expect(later).toBeGreaterThan(soon + 5);
});
