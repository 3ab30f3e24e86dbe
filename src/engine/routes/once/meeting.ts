// Tests that all runs of a company hang together.
import type { Vertex } from '../../track/graph.ts';
import { type Place, placesOf } from '../places.ts';
import { isOf, type RunProblem } from '../problem.ts';

/** For each run, true if it hangs together with a run that comes to the home, or with the first if there is no home. */
export function hangTogether(
  problem: RunProblem,
  runs: readonly { readonly stops: readonly Vertex[] }[],
): readonly boolean[] {
  const { graph, rules } = problem;
  const { meet } = rules;
  if (!meet) return runs.map(() => true);
  const places = placesOf(problem);
  const visited = runs.map(
    ({ stops }) =>
      new Set<Place>(stops.flatMap((stop) => (isOf(meet.at, graph.stops[stop]!.kind) ? [places.of[stop]!] : []))),
  );
  const home = meet.home === null ? -1 : runs.findIndex(({ stops }) => stops.includes(graph.stopOf.get(meet.home!)!));
  const reached = new Set([Math.max(0, home)]);
  for (const run of reached)
    for (const other of runs.keys())
      if ([...visited[run]!].some((place) => visited[other]!.has(place))) reached.add(other);
  return runs.map((_, run) => reached.has(run));
}
