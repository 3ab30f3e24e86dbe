// Finds one run by itself, if there is any.
import type { Vertex } from '../../track/graph.ts';
import type { Network } from '../network.ts';
import { placesOf } from '../places.ts';
import type { MeasuredRun, RunProblem, Train } from '../problem.ts';
import { countSteps } from '../steps.ts';
import type { Traced } from '../trace.ts';
import { eachTrail, trackOf } from '../trails.ts';
import { measureOnce } from './measureOnce.ts';

/** Any run of a train; if a stop is given, one that visits it. */
export function anyTrail(problem: RunProblem, network: Network, train: Train, to?: Vertex): Traced | null {
  let found: Traced | null = null;
  const field = { problem, network, places: placesOf(problem), steps: countSteps() };
  eachTrail(field, train, Infinity, (trail) => {
    if (to !== undefined && !trail.stops.includes(to)) return false;
    found = { track: trackOf(network, trail), stops: trail.stops };
    return true;
  });
  return found;
}

/**
 * A run to the home, if there is one: for a budget too small to find a set. Every legal set has such a run, and it is
 * legal alone.
 */
export function anyOnce(problem: RunProblem, network: Network): readonly MeasuredRun[] {
  const home = problem.graph.stopOf.get(problem.rules.meet?.home ?? '');
  for (const train of problem.trains) {
    const found = anyTrail(problem, network, train, home);
    if (found) return measureOnce(problem, [{ train, ...found }])!;
  }
  return [];
}
