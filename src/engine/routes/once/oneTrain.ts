// Joined freights in a book that treats them as one train: a stop that ends a run ends the whole, and is at one end
// only.
import type { Vertex } from '../../track/graph.ts';
import type { RunProblem } from '../problem.ts';
import type { Chain, FreightPart } from './chains.ts';

/** True if the stop ends the run of any train. */
const endsRuns = ({ graph, rules }: RunProblem, stop: Vertex): boolean =>
  rules.ends[graph.stops[stop]!.kind] === 'must';

/** True if one freight may end and the next begin at this stop. */
export const mayJoinAt = (problem: RunProblem, stop: Vertex): boolean =>
  problem.rules.freights?.oneTrain === undefined || !endsRuns(problem, stop);

/** True if joined freights may lead from one of these stops to the other. */
export const mayBeBothEnds = (problem: RunProblem, one: Vertex, other: Vertex): boolean =>
  problem.rules.freights?.oneTrain === undefined ||
  !endsRuns(problem, one) ||
  problem.graph.stops[one]!.kind !== problem.graph.stops[other]!.kind;

/**
 * The reason why a chain cannot be one train: it leads through a stop that ends runs, or from one such stop to another
 * of its kind.
 */
export type NotOneTrain = { readonly through: Vertex } | { readonly ends: readonly [Vertex, Vertex] };

export function notOneTrain(
  problem: RunProblem,
  { parts, outer }: Omit<Chain<FreightPart>, 'bonus'>,
): NotOneTrain | null {
  const [one, other] = outer.map(({ end }) => end.stop) as [Vertex, Vertex];
  const stops = parts.flatMap(({ ends }) => ends.map(({ stop }) => stop));
  const through = stops.find((stop) => stop !== one && stop !== other && !mayJoinAt(problem, stop));
  if (through !== undefined) return { through };
  return mayBeBothEnds(problem, one, other) ? null : { ends: [one, other] };
}
