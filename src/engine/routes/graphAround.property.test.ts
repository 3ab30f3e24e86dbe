// Runs listed on the track around a company against runs listed on all track: the same, even among equal ones.
import { expect, test } from 'vitest';
import { type Graph, graphOf } from '../track/graph.ts';
import { graphAround } from '../track/graphAround.ts';
import { numbers, randomBoard } from '../track/testing/randomBoard.ts';
import { hasToken, isBlocked } from '../track/tokens.ts';
import { listedRuns } from './bestRuns.ts';
import type { RunProblem, RunRules, StopView } from './problem.ts';

const SHARES: readonly RunRules['share'][] = ['nothing', 'stops', 'track'];

test('a company needs no track but that around it', () => {
  const random = numbers(18);
  let smaller = 0;
  for (let round = 0; round < 2000; round++) {
    const { map, board } = randomBoard(random);
    const salt = random(1000);
    const view = (id: string, n: number): StopView => {
      const standing = hasToken(board, 'GW', id) ? 'own' : isBlocked(map, board, id, 'GW') ? 'blocked' : 'open';
      return { standing: n % 11 === 0 && standing === 'open' ? 'closed' : standing, worth: 10 * (n % 5) };
    };
    const all = graphOf(map, board);
    const numberOf = (id: string) => all.stopOf.get(id)! + salt;
    const trains = [2 + random(4), 2 + random(4)].slice(0, 1 + random(2));
    const listedOn = (graph: Graph) => {
      const problem: RunProblem = {
        graph,
        stops: graph.stops.map(({ id }) => view(id, numberOf(id))),
        trains: trains.map((atMost, i) => ({ id: `${i}`, caps: [{ of: 'all', atMost }], bonuses: [] })),
        rules: { share: SHARES[round % 3]!, least: { of: 'all', atLeast: 2 }, ends: { offboard: 'must' } },
      };
      return listedRuns(problem);
    };
    const around = graphAround(map, board, 'GW');
    const listed = listedOn(around);
    expect(listed, `round ${round}`).toEqual(listedOn(all));
    if (listed !== null && around.stops.length < all.stops.length) smaller += 1;
  }
  expect(smaller).toBeGreaterThan(300);
});
