// Trains that can run, found by trying, against the best runs: on random small boards.
import { expect, test } from 'vitest';
import { graphOf } from '../track/graph.ts';
import { numbers, randomBoard } from '../track/testing/randomBoard.ts';
import { hasToken, isBlocked } from '../track/tokens.ts';
import { bestRuns } from './bestRuns.ts';
import { canRun } from './canRun.ts';
import type { RunProblem, RunRules, Standing, Train } from './problem.ts';

const SHARES: readonly RunRules['share'][] = ['nothing', 'stops', 'track'];

test('trains can run when the best runs are runs of all of them', () => {
  const random = numbers(16);
  const answers = { yes: 0, no: 0 };
  for (let round = 0; round < 800; round++) {
    const { map, board } = randomBoard(random);
    const graph = graphOf(map, board);
    const standingOf = (node: string): Standing => {
      if (hasToken(board, 'GW', node)) return 'own';
      return isBlocked(map, board, node, 'GW') ? 'blocked' : random(12) === 0 ? 'closed' : 'open';
    };
    const train = (id: string): Train => ({
      id,
      caps: [{ of: 'all', atMost: 2 + random(4) }],
      bonuses: [],
      floors: [{ of: [random(3) === 0 ? 'town' : 'city'], atLeast: random(4) }],
      mustRun: true,
    });
    const problem: RunProblem = {
      graph,
      stops: graph.stops.map(({ id }) => ({ standing: standingOf(id), worth: 10 * random(5) })),
      trains: ['1', '2'].slice(0, 1 + random(2)).map(train),
      rules: { share: SHARES[round % 3]!, least: { of: 'all', atLeast: 2 }, ends: { offboard: 'must' } },
    };
    const isRun = bestRuns(problem).runs.length === problem.trains.length;
    expect(canRun(problem), `round ${round}`).toBe(isRun);
    answers[isRun ? 'yes' : 'no'] += 1;
  }
  expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(100);
});
