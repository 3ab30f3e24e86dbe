// The proven best set of runs of a company's trains; with a budget, the best found so far and a bound on the best there
// is.
import { bestListed } from './bestListed.ts';
import { bestSwept } from './bestSwept.ts';
import { networkOf } from './network.ts';
import { bestOnce } from './once/bestOnce.ts';
import type { MeasuredRun, RunProblem } from './problem.ts';
import { countSteps } from './steps.ts';

export interface BestRuns {
  /** In the order of the trains, without those that do not run. As many as can of those that must run. */
  readonly runs: readonly MeasuredRun[];
  readonly revenue: number;
  readonly subsidy: number;
  /** No set of runs brings more, revenue and subsidy together. */
  readonly bound: number;
  /** True if the bound is reached. */
  readonly optimal: boolean;
  readonly steps: number;
}

export interface Effort {
  /** In steps; without it the result is proven. */
  readonly budget?: number;
  /** Asked now and then by a worker; true ends the search with what it has. */
  readonly shouldStop?: () => boolean;
  /**
   * Any of several sets that bring the same will do, as for bots: so small networks are listed. For people and automata
   * ties are broken as in every version: by the sweep.
   */
  readonly anyOfEqual?: boolean;
  /** A result cut short by the budget will do as it is, without a second look with fewer trains: for rough comparisons. */
  readonly rough?: boolean;
}

export function bestRuns(problem: RunProblem, effort: Effort = {}): BestRuns {
  if (problem.rules.paidOnce) return bestOnce(problem, effort);
  const { budget, shouldStop, anyOfEqual = false } = effort;
  // Each run is paid for itself; what they cannot share, only one of them has.
  const network = networkOf(problem);
  const listed = anyOfEqual ? bestListed(problem, network, budget) : null;
  return listed ?? bestSwept(problem, network, countSteps(budget, shouldStop));
}

/**
 * `bestRuns` for bots. On a small network the runs are listed on the track around the company (`graphAround`), which is
 * enough for that. A sweep has to see all track: the worth of all stops decides which of several equal sets it finds.
 */
export function bestRunsAround(around: () => RunProblem, all: () => RunProblem, budget: number | undefined): BestRuns {
  return listedRuns(around(), budget) ?? bestRuns(all(), budget === undefined ? {} : { budget });
}

/** The best runs on a small network, any of several sets that bring the same. Null if the network is not small. */
export const listedRuns = (problem: RunProblem, budget?: number): BestRuns | null =>
  bestListed(problem, networkOf(problem), budget);
