// However small the budget, something runs if anything can: in some books a company with a train and a route must run.
import { expect, test } from 'vitest';
import { anyRun } from '../../src/engine/routes/anyRun.ts';
import { bestRuns } from '../../src/engine/routes/bestRuns.ts';
import type { RunProblem } from '../../src/engine/routes/problem.ts';
import { map } from '../../src/titles/1856/rules/map.ts';
import { fullProblem } from './fullProblem.ts';

/** Leaves only one token, so that few of all runs are the company's own. */
const alone = (problem: RunProblem, token: number): RunProblem => ({
  ...problem,
  stops: problem.stops.map((stop, i) =>
    stop.standing === 'own' && i !== token ? { ...stop, standing: 'open' } : stop,
  ),
});

test.each([9, 29, 34, 54])('one token on the full board %i', (seed) => {
  const problem = fullProblem(map, seed)([5, 3]);
  for (const [token, { standing }] of problem.stops.entries())
    if (standing === 'own') {
      const one = alone(problem, token);
      const can = one.trains.some((train) => anyRun(one, train) !== null);
      for (const budget of [1, 1000, 2000, 4000]) expect(bestRuns(one, { budget }).runs.length > 0).toBe(can);
    }
});
