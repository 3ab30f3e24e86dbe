// Search steps on the largest boards: the same figures on every machine, so that a slower search shows.
import { expect, test } from 'vitest';
import { bestRuns } from '../../src/engine/routes/bestRuns.ts';
import { checkRuns } from '../../src/engine/routes/checkRuns.ts';
import { endless } from '../../src/engine/routes/testing/fullBoard.ts';
import type { MapFacts } from '../../src/engine/track/facts.ts';
import { map } from '../../src/titles/1856/rules/map.ts';
import { fullProblem, type Length, part } from './fullProblem.ts';

const fleets: readonly (readonly Length[])[] = [['D'], [6, 'D'], ['D', 'D'], [5, 5, 6], [4, 4, 4, 4], ['D', 'D', 'D']];

/** Steps for each fleet on boards of one map; every result is proven, and legal. */
function stepsOn(facts: MapFacts, seeds: readonly number[]): number[][] {
  const positions = seeds.map((seed) => fullProblem(facts, seed));
  return fleets.map((trains) =>
    positions.map((position) => {
      const problem = position(trains);
      const found = bestRuns(problem);
      expect(found).toMatchObject({ optimal: true, bound: found.revenue });
      expect(checkRuns(problem, found.runs)).toEqual({ runs: found.runs });
      return found.steps;
    }),
  );
}

test('1856 with the last tile that there is for every hex', () => {
  for (const steps of stepsOn(map, [1, 2, 3, 4, 5, 6])) expect(Math.max(...steps)).toBeLessThan(400_000);
});

test('more tiles than any box has', () => {
  for (const steps of stepsOn(part(endless(map), 36), [1, 2, 3])) expect(Math.max(...steps)).toBeLessThan(600_000);
});

test('a search that nobody waits for any more ends with what it has', () => {
  const problem = fullProblem(map, 1)(['D', 'D']);
  const cut = bestRuns(problem, { shouldStop: () => true });
  const { revenue, steps } = bestRuns(problem, { shouldStop: () => false });
  expect(cut.steps).toBeLessThan(steps);
  expect(cut.bound).toBeGreaterThanOrEqual(revenue);
  expect(cut.revenue).toBeLessThanOrEqual(revenue);
  expect(checkRuns(problem, cut.runs)).toEqual({ runs: cut.runs });
});
