// The checker against the twin: it accepts exactly the runs that plain recursion finds, however sloppily a run is drawn.
import { expect, test } from 'vitest';
import { checkRun } from '../../src/engine/routes/checkRun.ts';
import type { RunProblem } from '../../src/engine/routes/problem.ts';
import { numbers, type Random } from '../../src/engine/track/testing/randomBoard.ts';
import { boards } from './boards.ts';
import { brings, mayRun, trailsOf } from './bruteForce.ts';
import { kinds, randomProblem } from './randomProblem.ts';

/** Pieces that mostly touch each other, in a mostly sensible order. */
function sloppy({ graph }: RunProblem, random: Random): number[] {
  const track = [random(graph.pieces.length)];
  for (let left = random(7); left > 0; left--) {
    const { ends } = graph.pieces[track.at(-1)!]!;
    const near = ends.flatMap((end) => graph.at[end]!);
    track.push(random(12) === 0 ? random(graph.pieces.length) : near[random(near.length)]!);
  }
  return track;
}

test.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const random = numbers(1856);
  const wrong: unknown[] = [];
  let accepted = 0;
  let refused = 0;
  for (let seed = 1; seed <= boards; seed++) {
    const problem = randomProblem(seed, kind);
    const trails = trailsOf(problem, 400);
    if (trails === null || problem.graph.pieces.length === 0) continue;
    const legal = new Map(trails.map((trail) => [trail.pieces.join(), trail]));
    const drawn = [...trails.map(({ pieces }) => pieces), ...Array.from({ length: 60 }, () => sloppy(problem, random))];
    for (const train of problem.trains)
      for (const pieces of drawn) {
        const trail = legal.get(pieces.join());
        const isLegal = trail !== undefined && mayRun(problem, train, trail);
        const checked = checkRun(
          problem,
          train,
          pieces.map((piece) => problem.graph.pieces[piece]!.id),
        );
        const value = 'run' in checked ? checked.run.revenue + checked.run.subsidy : null;
        if (value !== (isLegal ? brings(problem, train, trail) : null)) wrong.push({ seed, pieces, checked });
        if (value === null) refused++;
        else accepted++;
      }
  }
  expect(wrong).toEqual([]);
  expect(Math.min(accepted, refused)).toBeGreaterThan(500);
});
