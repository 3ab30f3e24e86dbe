// The finder against its twin on small random boards: the same figure every time, and legal runs only.
import { describe, expect, test } from 'vitest';
import { anyRun } from '../../src/engine/routes/anyRun.ts';
import { bestListed } from '../../src/engine/routes/bestListed.ts';
import { bestRuns } from '../../src/engine/routes/bestRuns.ts';
import { bestSwept } from '../../src/engine/routes/bestSwept.ts';
import { checkRuns } from '../../src/engine/routes/checkRuns.ts';
import { networkOf } from '../../src/engine/routes/network.ts';
import type { RunProblem } from '../../src/engine/routes/problem.ts';
import { countSteps } from '../../src/engine/routes/steps.ts';
import { boards } from './boards.ts';
import { mayRun, mostOf, type Trail, trailsOf } from './bruteForce.ts';
import { type Kind, kinds, randomProblem } from './randomProblem.ts';

const FEWEST_TRAILS = 8;
const MOST_TRAILS = 1200;
/** A budget that lists all runs of small networks. */
const ENOUGH = 10_000;

/** Boards with something to find, and not too much for the twin. */
function* asked(kind: Kind, count: number): Generator<{ seed: number; problem: RunProblem; trails: Trail[] }> {
  for (let seed = 1; count > 0; seed++) {
    const problem = randomProblem(seed, kind);
    const trails = trailsOf(problem, MOST_TRAILS);
    if (trails === null || trails.length < FEWEST_TRAILS) continue;
    count--;
    yield { seed, problem, trails };
  }
}

/** By the list of all runs, if it is short enough, and by the sweep. */
function bothWays(problem: RunProblem): { listed: boolean; found: ReturnType<typeof bestRuns>[] } {
  const network = networkOf(problem);
  const listed = bestListed(problem, network, ENOUGH);
  const swept = bestSwept(problem, network, countSteps());
  return { listed: listed !== null, found: listed ? [listed, swept] : [swept] };
}

/** True if every train runs that must. */
const isComplete = ({ trains }: RunProblem, { runs }: ReturnType<typeof bestRuns>): boolean =>
  trains.every(({ id, mustRun }) => !mustRun || runs.some(({ train }) => train === id));

/** Revenue of the runs if they are legal, by the checker that knows nothing of the search. */
function checked(problem: RunProblem, { runs }: ReturnType<typeof bestRuns>): unknown {
  const found = checkRuns(problem, runs);
  return 'code' in found ? found : found.runs;
}

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  test('the best set of runs', () => {
    let quarrels = 0;
    let possible = 0;
    let lists = 0;
    for (const { seed, problem, trails } of asked(kind, boards)) {
      const most = mostOf(problem, trails);
      const both = bothWays(problem);
      if (both.listed) lists++;
      for (const found of both.found) {
        const { optimal, bound } = found;
        const sum = found.revenue + found.subsidy;
        expect({ seed, optimal, isComplete: isComplete(problem, found) }).toEqual({
          seed,
          optimal: true,
          isComplete: most !== null,
        });
        if (most === null) continue;
        expect({ seed, sum, bound }).toEqual({ seed, sum: most, bound: most });
        expect(checked(problem, found), `board ${seed}`).toEqual(found.runs);
      }
      // a caller that accepts any of equal sets gets the list's, if it is short enough; else the sweep breaks ties
      expect(bestRuns(problem)).toEqual(both.found.at(-1));
      if (both.listed) expect(bestRuns(problem, { budget: ENOUGH, anyOfEqual: true })).toEqual(both.found[0]);
      if (most === null) continue;
      possible++;
      const alone = problem.trains.map((train) => mostOf({ ...problem, trains: [train] }, trails) ?? 0);
      if (alone.reduce((a, b) => a + b, 0) > most) quarrels++;
    }
    expect(lists).toBeGreaterThan(boards / 10);
    // Trains that may share track never collide; elsewhere the boards must make them.
    if (kind.rules.share !== 'track') expect(quarrels).toBeGreaterThan(possible / 4);
    expect(possible).toBeGreaterThan(boards / 4);
  });

  test('with a budget: legal runs, wherever there are any that pay, and a bound that holds', () => {
    for (const { seed, problem, trails } of asked(kind, Math.ceil(boards / 10))) {
      const most = mostOf(problem, trails);
      const possible = problem.trains.some((train) => trails.some((trail) => mayRun(problem, train, trail)));
      for (const budget of [1, 60, 400, 3000]) {
        const found = bestRuns(problem, { budget });
        const sum = found.revenue + found.subsidy;
        // where nothing pays, the best set is the empty one
        if (most !== 0 || !possible) expect(found.runs.length > 0, `board ${seed}, budget ${budget}`).toBe(possible);
        if (most !== null) expect(found.bound).toBeGreaterThanOrEqual(most);
        if (isComplete(problem, found)) {
          expect(checked(problem, found), `board ${seed}`).toEqual(found.runs);
          expect(sum).toBeLessThanOrEqual(most!);
        } else if (most !== null) expect(found.optimal).toBe(false);
        expect(found.optimal).toBe(sum === found.bound);
        expect(bestRuns(problem, { budget })).toEqual(found);
      }
    }
  });

  test('whether a train can run at all', () => {
    for (const { seed, problem, trails } of asked(kind, Math.ceil(boards / 10)))
      for (const train of problem.trains) {
        const found = anyRun(problem, train);
        expect(found !== null, `board ${seed}`).toBe(trails.some((trail) => mayRun(problem, train, trail)));
      }
  });
});

test('what is too much to list is swept, whoever asks', () => {
  const seeds = Array.from({ length: boards }, (_, i) => i + 1);
  const large = kinds
    .flatMap((kind) => seeds.map((seed) => randomProblem(seed, kind)))
    .filter((problem) => bestListed(problem, networkOf(problem)) === null);
  expect(large.length).toBeGreaterThan(2);
  for (const problem of large) expect(bestRuns(problem, { anyOfEqual: true })).toEqual(bestRuns(problem));
});
