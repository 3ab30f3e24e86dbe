// The finder against its twin where each location pays once: the same figure every time, and the checker agrees.
import { describe, expect, test } from 'vitest';
import { anyRun } from '../../src/engine/routes/anyRun.ts';
import { bestRuns } from '../../src/engine/routes/bestRuns.ts';
import { checkRun } from '../../src/engine/routes/checkRun.ts';
import { checkRuns } from '../../src/engine/routes/checkRuns.ts';
import type { RunProblem } from '../../src/engine/routes/problem.ts';
import { numbers } from '../../src/engine/track/testing/randomBoard.ts';
import { boards as all } from './boards.ts';
import { type Trail, trailsOf } from './bruteForce.ts';
import { mayRunOnce, mostOnce, onceOf } from './onceForce.ts';
import { type Kind, onceKinds, randomProblem } from './randomProblem.ts';

/** The twin takes longer here. */
const boards = Math.ceil(all / 10);
const FEWEST_TRAILS = 8;
const MOST_TRAILS = 1200;
const MOST_SETS = 6000;

function* asked(kind: Kind, count: number): Generator<{ seed: number; problem: RunProblem; trails: Trail[] }> {
  for (let seed = 1; count > 0; seed++) {
    const problem = randomProblem(seed, kind);
    const trails = trailsOf(problem, MOST_TRAILS);
    if (trails === null || trails.length < FEWEST_TRAILS) continue;
    count--;
    yield { seed, problem, trails };
  }
}

const idsOf = ({ graph }: RunProblem, { pieces }: Trail) => pieces.map((piece) => graph.pieces[piece]!.id);
const sumOf = (runs: readonly { readonly revenue: number; readonly subsidy: number }[]): number =>
  runs.reduce((sum, { revenue, subsidy }) => sum + revenue + subsidy, 0);

describe.each(onceKinds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  test('what drawn runs bring, and whether they are legal', () => {
    const random = numbers(1862);
    let [legal, illegal] = [0, 0];
    for (const { seed, problem, trails } of asked(kind, boards))
      for (let i = 0; i < 40; i++) {
        const drawn = problem.trains.flatMap((train) => {
          const trail = trails[random(trails.length)]!;
          return random(4) > 0 ? [{ train, trail }] : [];
        });
        const isWrong = drawn.some(({ train, trail }) => !mayRunOnce(problem, train, trail));
        const right = isWrong ? null : onceOf(problem, drawn);
        const runs = drawn.map(({ train, trail }) => ({ train: train.id, track: idsOf(problem, trail) }));
        // the order of the runs changes nothing
        for (const order of [runs, runs.toReversed()]) {
          const found = checkRuns(problem, order);
          expect('code' in found ? null : sumOf(found.runs), `board ${seed}, set ${i}`).toBe(right);
        }
        if (right === null) illegal++;
        else legal++;
      }
    expect(Math.min(legal, illegal)).toBeGreaterThan(boards);
  });

  test('one run by itself', () => {
    for (const { seed, problem, trails } of asked(kind, Math.ceil(boards / 5)))
      for (const train of problem.trains)
        for (const trail of trails) {
          const alone = { ...problem, rules: { ...problem.rules, meet: undefined } } as unknown as RunProblem;
          const right = mayRunOnce(problem, train, trail) ? onceOf(alone, [{ train, trail }]) : null;
          const found = checkRun(problem, train, idsOf(problem, trail));
          expect('code' in found ? null : sumOf([found.run]), `board ${seed}`).toBe(right);
        }
  });
});

describe.each(onceKinds.map((kind) => [kind.name, kind] as const))('best runs: %s', (_, kind) => {
  test('the best set of runs', () => {
    let [judged, paying, quarrels] = [0, 0, 0];
    for (const { seed, problem, trails } of asked(kind, 2 * boards)) {
      const most = mostOnce(problem, trails, MOST_SETS);
      if (most === null) continue;
      const found = bestRuns(problem);
      const sum = found.revenue + found.subsidy;
      const { optimal, bound } = found;
      expect({ seed, sum, bound, optimal }).toEqual({ seed, sum: most, bound: most, optimal: true });
      expect(checkRuns(problem, found.runs), `board ${seed}`).toEqual({ runs: found.runs });
      judged++;
      if (most > 0) paying++;
      if (most < sumOf(problem.trains.map((train) => bestRuns({ ...problem, trains: [train] })))) quarrels++;
    }
    expect(Math.min(judged, 2 * paying, 4 * quarrels)).toBeGreaterThan(boards / 2);
  });

  test('with a budget: legal runs, wherever there are any that pay, and a bound that holds', () => {
    for (const { seed, problem } of asked(kind, Math.ceil(boards / 3))) {
      const best = bestRuns(problem);
      for (const budget of [1, 60, 400, 3000]) {
        const found = bestRuns(problem, { budget });
        const sum = found.revenue + found.subsidy;
        // the best set leaves out worthless runs
        if (best.bound > 0) expect(found.runs.length, `board ${seed}, budget ${budget}`).toBeGreaterThan(0);
        expect(found.bound).toBeGreaterThanOrEqual(best.bound);
        expect(checkRuns(problem, found.runs), `board ${seed}`).toEqual({ runs: found.runs });
        expect(sum).toBeLessThanOrEqual(best.bound);
        expect(found.optimal).toBe(sum === found.bound);
        expect(bestRuns(problem, { budget })).toEqual(found);
      }
    }
  });

  test('whether a train can run at all', () => {
    for (const { seed, problem, trails } of asked(kind, Math.ceil(boards / 3)))
      for (const train of problem.trains) {
        const found = anyRun(problem, train);
        expect(found !== null, `board ${seed}`).toBe(trails.some((trail) => mayRunOnce(problem, train, trail)));
      }
  });
});
