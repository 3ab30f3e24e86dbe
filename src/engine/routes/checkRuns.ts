// Whether the runs of several trains are legal together.
import type { Run } from '../routes/field.ts';
import type { Graph, PieceId } from '../track/graph.ts';
import { checkRun } from './checkRun.ts';
import { checkTogether } from './once/checkTogether.ts';
import type { MeasuredRun, RunProblem } from './problem.ts';
import { type RunRefused, refused } from './runRefusals.ts';

/**
 * The measured runs, or the first thing wrong with them. The caller has checked that each train is known and named
 * once.
 */
export function checkRuns(
  problem: RunProblem,
  runs: readonly Run[],
): { readonly runs: readonly MeasuredRun[] } | RunRefused {
  const measured: MeasuredRun[] = [];
  for (const { train: id, track } of runs) {
    const checked = checkRun(problem, problem.trains.find((train) => train.id === id)!, track);
    if ('code' in checked) return checked;
    for (const other of measured) {
      const shared = sharing(problem, checked.run, other);
      if (shared) return shared;
    }
    measured.push(checked.run);
  }
  const missing = problem.trains.find(({ id, mustRun }) => mustRun && !runs.some(({ train }) => train === id));
  if (missing) return refused('run.missing', { train: missing.id });
  return problem.rules.paidOnce ? checkTogether(problem, measured) : { runs: measured };
}

function sharing({ graph, rules }: RunProblem, run: MeasuredRun, other: MeasuredRun): RunRefused | null {
  if (rules.share === 'track') return null;
  const { train } = run;
  // Two pieces of one tile that meet at its side share the track there.
  const taken = new Set(other.track.flatMap((piece) => [piece, ...sides(graph, piece)]));
  const piece = run.track.find((one) => taken.has(one) || sides(graph, one).some((side) => taken.has(side)));
  if (piece !== undefined) return refused('run.sharesTrack', { train, piece, other: other.train });
  const stop = rules.share === 'nothing' ? run.stops.find((one) => other.stops.includes(one)) : undefined;
  return stop === undefined ? null : refused('run.sharesStop', { train, stop, other: other.train });
}

/** The crossings at the ends of a piece. */
function sides({ joints: { halves }, pieceOf, stops }: Graph, piece: PieceId): number[] {
  const end = 2 * pieceOf.get(piece)!;
  return [halves[end]! >> 1, halves[end + 1]! >> 1].filter((vertex) => vertex >= stops.length);
}
