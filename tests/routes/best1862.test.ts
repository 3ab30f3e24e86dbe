// The best runs on recorded boards of 1862: proven, legal, and never below the recorded run.
import { expect, test } from 'vitest';
import { bestRuns } from '../../src/engine/routes/bestRuns.ts';
import { checkRuns } from '../../src/engine/routes/checkRuns.ts';
import type { RunProblem } from '../../src/engine/routes/problem.ts';
import { files1862, recordedRuns } from '../support/runs1862.ts';

/** Interval of the recorded runs to check; npm run soak takes all. */
const every = process.env.BINARIO_BOARDS ? 1 : 16;

const byTheBook = (problem: RunProblem): RunProblem => {
  const { meet, freights } = problem.rules;
  const rules = {
    ...problem.rules,
    meet: { ...meet!, at: ['city'] },
    freights: { ...freights!, endToEnd: 'choice', oneTrain: true },
  };
  return { ...problem, rules } as RunProblem;
};
const sumOf = (runs: readonly { readonly revenue: number; readonly subsidy: number }[]): number =>
  runs.reduce((sum, { revenue, subsidy }) => sum + revenue + subsidy, 0);

test.each([
  ['as there', (problem: RunProblem) => problem],
  ['by the book', byTheBook],
] as const)('recorded boards, %s', (_, asked) => {
  let better = 0;
  for (const file of files1862)
    for (const [i, { id, problem, runs }] of recordedRuns(file).entries()) {
      if (i % every > 0) continue;
      const question = asked(problem);
      const { optimal, bound, ...best } = bestRuns(question);
      expect([file, id, optimal, bound]).toEqual([file, id, true, sumOf([best])]);
      expect([file, id, checkRuns(question, best.runs)]).toEqual([file, id, { runs: best.runs }]);
      const drawn = checkRuns(question, runs!);
      if ('code' in drawn) continue;
      expect(sumOf(drawn.runs)).toBeLessThanOrEqual(bound);
      if (sumOf(drawn.runs) < bound) better++;
    }
  if (files1862.length > 0) expect(better).toBeGreaterThan(10);
});
