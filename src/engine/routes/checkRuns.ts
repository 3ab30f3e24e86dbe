// Checks the runs of several trains together.

import type { Vertex } from '../track/graph.ts';
import { type LegalRun, legalRun, measuredRun } from './checkRun.ts';
import type { Run } from './field.ts';
import { checkTogether } from './once/checkTogether.ts';
import type { MeasuredRun, RunProblem } from './problem.ts';
import { type RunRefused, refused } from './runRefusals.ts';

/** Returns the measured runs, or their first fault. The caller has checked that each train is known and named once. */
export function checkRuns(
  problem: RunProblem,
  runs: readonly Run[],
): { readonly runs: readonly MeasuredRun[] } | RunRefused {
  const legal: LegalRun[] = [];
  for (const { train: id, track } of runs) {
    const run = legalRun(problem, problem.trains.find((train) => train.id === id)!, track);
    if ('code' in run) return run;
    for (const other of legal) {
      const shared = sharing(problem, run, other);
      if (shared) return shared;
    }
    legal.push(run);
  }
  const missing = problem.trains.find(({ id, mustRun }) => mustRun && !runs.some(({ train }) => train === id));
  if (missing) return refused('run.missing', { train: missing.id });
  if (problem.rules.paidOnce) return checkTogether(problem, legal);
  return { runs: legal.map((run) => measuredRun(problem, run)) };
}

function sharing({ graph, rules }: RunProblem, run: LegalRun, other: LegalRun): RunRefused | null {
  if (rules.share === 'track') return null;
  const names = { train: run.train.id, other: other.train.id };
  // Two pieces of one tile that meet at its side share the track there.
  const isSharedSide = (vertex: Vertex) => vertex >= graph.stops.length && other.vertices.includes(vertex);
  for (const [i, piece] of run.track.entries())
    if (other.track.includes(piece) || isSharedSide(run.vertices[i]!) || isSharedSide(run.vertices[i + 1]!))
      return refused('run.sharesTrack', { ...names, piece: run.ids[i]! });
  const stop = rules.share === 'nothing' ? run.stops.find((one) => other.stops.includes(one)) : undefined;
  return stop === undefined ? null : refused('run.sharesStop', { ...names, stop: graph.stops[stop]!.id });
}
