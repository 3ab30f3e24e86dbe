// Whether runs that are legal one by one are so together, where each location pays once; and what they then bring.
import type { MeasuredRun, RunProblem } from '../problem.ts';
import { type RunRefused, refused } from '../runRefusals.ts';
import { measureOnce, type OnceRun } from './measureOnce.ts';
import { hangTogether } from './meeting.ts';

/** The order of the runs says only which of them is credited first. */
export function checkTogether(
  problem: RunProblem,
  runs: readonly OnceRun[],
): { readonly runs: readonly MeasuredRun[] } | RunRefused {
  if (runs.length === 0) return { runs: [] };
  const { graph, rules } = problem;
  const home = rules.meet?.home ?? null;
  if (home !== null && !runs.some(({ stops }) => stops.some((stop) => graph.stops[stop]!.id === home)))
    return refused('run.notHome', { train: runs[0]!.train.id, stop: home });
  const apart = runs[hangTogether(problem, runs).indexOf(false)];
  if (apart) return refused('run.apart', { train: apart.train.id });
  const measured = measureOnce(problem, runs);
  if (measured) return { runs: measured };
  return refused('run.notJoinedUp', { train: runs.find(({ train }) => train.freight)!.train.id });
}
