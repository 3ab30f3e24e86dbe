// If a company's trains can be equipped in several ways, there is one problem for each way, and the best way counts.

import { type BestRuns, bestRuns, type Effort } from './bestRuns.ts';
import { checkRuns } from './checkRuns.ts';
import type { Run } from './field.ts';
import type { MeasuredRun, RunProblem } from './problem.ts';
import type { RunRefused } from './runRefusals.ts';

const sumOf = ({ revenue, subsidy }: BestRuns): number => revenue + subsidy;

/**
 * The best runs in any of these ways, with a bound for all of them; null if every way has a train that must run and
 * cannot.
 */
export const bestOfWays = (ways: readonly RunProblem[], effort: Effort = {}): BestRuns | null =>
  bestFound(
    ways,
    ways.map((way) => bestRuns(way, effort)),
  );

/** `bestOfWays`, from the best runs found in each way. */
export function bestFound(ways: readonly RunProblem[], found: readonly BestRuns[]): BestRuns | null {
  const all = found.filter((one, i) => {
    const runs = new Set(one.runs.map(({ train }) => train));
    return ways[i]!.trains.every(({ id, mustRun }) => !mustRun || runs.has(id));
  });
  const [first, ...others] = all;
  if (!first) return null;
  const best = others.reduce((one, other) => (sumOf(other) > sumOf(one) ? other : one), first);
  const bound = Math.max(...all.map((one) => one.bound));
  const steps = all.reduce((sum, one) => sum + one.steps, 0);
  return { ...best, bound, optimal: bound === sumOf(best), steps };
}

/** Drawn runs in the way that brings most; if they are illegal in every way, the fault of each. */
export function checkWays(
  ways: readonly RunProblem[],
  runs: readonly Run[],
): { readonly runs: readonly MeasuredRun[] } | { readonly faults: readonly RunRefused[] } {
  const tried = ways.map((way) => checkRuns(way, runs));
  const legal = tried.flatMap((one) => ('runs' in one ? [one] : []));
  const sum = (found: { readonly runs: readonly MeasuredRun[] }) =>
    found.runs.reduce((total, { revenue, subsidy }) => total + revenue + subsidy, 0);
  if (legal.length === 0) return { faults: tried.flatMap((one) => ('code' in one ? [one] : [])) };
  return legal.reduce((best, one) => (sum(one) > sum(best) ? one : best));
}
