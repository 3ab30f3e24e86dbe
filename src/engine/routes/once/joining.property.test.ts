// Places where chains of freights may be met, against the chains themselves: on random small boards, for several kinds
// of block.
import { expect, test } from 'vitest';
import { graphOf } from '../../track/graph.ts';
import { numbers, randomBoard } from '../../track/testing/randomBoard.ts';
import { hasToken, isBlocked } from '../../track/tokens.ts';
import { networkOf } from '../network.ts';
import { placesOf } from '../places.ts';
import type { RunProblem, Train } from '../problem.ts';
import { countSteps } from '../steps.ts';
import { hasBit, isWithin } from './bits.ts';
import { itemsOf } from './items.ts';
import { type BlockKind, chainsOf } from './joining.ts';
import type { Ground } from './offers.ts';
import { partsOf } from './parts.ts';

const freight = (hexes: number): Train => ({
  id: `${hexes}`,
  caps: [],
  bonuses: [],
  freight: { hexes, permanent: true },
});

test('every chain is met where its sketch says that it may be', () => {
  const random = numbers(1862);
  let chains = 0;
  let elsewhere = 0;
  for (let round = 0; round < 500; round++) {
    const { map, board } = randomBoard(random);
    const graph = graphOf(map, board);
    const problem: RunProblem = {
      graph,
      stops: graph.stops.map(({ id }) => ({
        standing: hasToken(board, 'GW', id) ? 'own' : isBlocked(map, board, id, 'GW') ? 'blocked' : 'open',
        worth: 10,
      })),
      trains: [freight(2), freight(3 + random(3))],
      rules: {
        share: 'track',
        paidOnce: true,
        least: { of: 'all', atLeast: 2 },
        ends: { offboard: 'must' },
        meet: { at: 'all', home: null },
        freights: { plain: 20, port: 30, endToEnd: 'choice' },
      },
    };
    const network = networkOf(problem);
    const places = placesOf(problem);
    const items = itemsOf(problem, network, places);
    const ground: Ground = { problem, network, places, items, steps: countSteps(), limit: () => 400 };
    // as many trains of each kind as may be told apart by a wrong count of the other's
    const counts = [
      [1, 2],
      [2, 1],
      [1, 3],
    ][round % 3]!;
    const block = problem.trains.map((train, kind): BlockKind => {
      const { parts } = partsOf(ground, kind, train);
      return { count: counts[kind]!, all: random(3) > 0, parts };
    });
    for (const { sketch } of chainsOf(ground, block)) {
      const reach = sketch!.reach();
      let left = 20;
      sketch!.chains({
        touch: [],
        found({ meets }) {
          for (const set of meets) expect(isWithin(set, reach), `round ${round}`).toBe(true);
          chains += 1;
          left -= 1;
          return left === 0;
        },
      });
      if (reach.some((word) => word !== 0) && graph.stops.some((_, i) => !hasBit(reach, places.of[i]!))) elsewhere += 1;
    }
  }
  expect(chains).toBeGreaterThan(1000);
  // a sketch that always said "everywhere" would be useless
  expect(elsewhere).toBeGreaterThan(100);
});
