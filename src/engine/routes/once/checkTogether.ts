// Checks runs that are legal one by one together, if each location pays once, and measures them.
import type { Vertex } from '../../track/graph.ts';
import { placesOf } from '../places.ts';
import type { MeasuredRun, RunProblem } from '../problem.ts';
import { type RunRefused, refused } from '../runRefusals.ts';
import { chainings } from './chains.ts';
import { freightParts, measureOnce, type OnceRun } from './measureOnce.ts';
import { hangTogether } from './meeting.ts';
import { notOneTrain } from './oneTrain.ts';

/** The order of the runs decides only which of them is credited first. */
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
  return badlyJoined(problem, runs);
}

/** If the freights would be joined legally without being one train, the refusal is the fault of that train. */
function badlyJoined(problem: RunProblem, runs: readonly OnceRun[]): RunRefused {
  const { oneTrain: _, ...freights } = problem.rules.freights!;
  const byPart = { ...problem, rules: { ...problem.rules, freights } };
  const [chains = []] = chainings(byPart, placesOf(problem), freightParts(problem, runs));
  const id = (stop: Vertex) => problem.graph.stops[stop]!.id;
  for (const chain of chains) {
    const fault = notOneTrain(problem, chain);
    const { train } = chain.parts[0]!.run;
    if (fault && 'through' in fault) return refused('run.joinedThrough', { train: train.id, stop: id(fault.through) });
    if (fault) return refused('run.joinedEnds', { train: train.id, stop: id(fault.ends[0]), other: id(fault.ends[1]) });
  }
  return refused('run.notJoinedUp', { train: runs.find(({ train }) => train.freight)!.train.id });
}
