// Whether runs that are legal one by one are so together, where each location pays once; and what they then bring.
import type { MeasuredRun, RunProblem } from '../problem.ts';
import { type RunRefused, refused } from '../runRefusals.ts';
import { measureOnce, type OnceRun } from './measureOnce.ts';
import { hangTogether } from './meeting.ts';

/** The order of the runs says only which of them is credited first. */
export function checkTogether(
  problem: RunProblem,
  runs: readonly MeasuredRun[],
): { readonly runs: readonly MeasuredRun[] } | RunRefused {
  if (runs.length === 0) return { runs };
  const { graph, rules, trains } = problem;
  const once = runs.map(
    ({ train, track, stops }): OnceRun => ({
      train: trains.find(({ id }) => id === train)!,
      track: track.map((piece) => graph.pieceOf.get(piece)!),
      stops: stops.map((stop) => graph.stopOf.get(stop)!),
    }),
  );
  const home = rules.meet?.home ?? null;
  if (home !== null && !runs.some(({ stops }) => stops.includes(home)))
    return refused('run.notHome', { train: runs[0]!.train, stop: home });
  const apart = runs[hangTogether(problem, once).indexOf(false)];
  if (apart) return refused('run.apart', { train: apart.train });
  const measured = measureOnce(problem, once);
  if (measured) return { runs: measured };
  return refused('run.notJoinedUp', { train: once.find(({ train }) => train.freight)!.train.id });
}
