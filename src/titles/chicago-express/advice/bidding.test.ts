import { expect, test } from 'vitest';
import { greedy } from '../../../bots/greedy.ts';
import { copy, rngFrom, seeded, setup, view } from '../../../engine/index.ts';
import { loadInsight } from '../../insights.ts';
import { loadGame } from '../../registry.ts';
import { chicagoExpress as rulesOf } from '../rules/index.ts';
import type { ChicagoState } from '../rules/state.ts';

const game = (await loadGame('chicago-express'))!;
const insight = await loadInsight(game);

/** A C&O share in auction: seat 2 has bid 14, seat 1 is asked, seat 3 has left. Seat 2 has this much cash. */
function auction(rival: number, bid = 14): ChicagoState {
  const s = copy((setup(rulesOf, { players: 3 }, seeded('1')) as { state: ChicagoState }).state);
  s.shares = { ...s.shares, CO: [1, 0, 0], BO: [0, 0, 1], NYC: [1, 0, 0] };
  s.income = { ...s.income, PRR: 14, CO: 9 };
  s.cash = { ...s.cash, 1: 28, 2: rival, 3: 3 };
  s.flow = [
    { kind: 'play', at: 'action', seat: 1, arrived: null },
    {
      ...{ kind: 'auction', at: 'bid', lot: 'CO', occasion: 'action', opener: 1 },
      ...{ least: 5, high: bid, bidder: 2, turn: 1, remaining: [1, 2] },
    },
  ];
  return s;
}

const actsIn = (s: ChicagoState) => greedy(game, view(s), 1, { insight, rng: rngFrom('1'), playouts: 1 }).type;

test('a price is driven up while a rich rival will surely go on', () => {
  expect(actsIn(auction(82))).toBe('bid');
});

test('a rival who cannot go on is left with the share that is too dear', () => {
  expect(actsIn(auction(14))).toBe('pass');
});

test('a price is not driven up so far that nobody may go on', () => {
  expect(actsIn(auction(82, 22))).toBe('pass');
});

test('a low bid is not expected to stand while others can pay more', () => {
  const lone = auction(82, 5);
  lone.cash[1] = 5;
  const contested = insight.evaluate(game, auction(82, 5))[1]!;
  expect(insight.evaluate(game, lone)[1]!).toBeGreaterThan(contested + 2);
});
