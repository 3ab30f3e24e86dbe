// Stops that a run may pass, and stops where it may end.
import type { Vertex } from '../track/graph.ts';
import type { RunProblem } from './problem.ts';

export function mayPass({ graph, stops, rules }: RunProblem, stop: Vertex): boolean {
  const { standing } = stops[stop]!;
  return (standing === 'own' || standing === 'open') && rules.ends[graph.stops[stop]!.kind] !== 'must';
}

export const mayEnd = ({ graph, stops, rules }: RunProblem, stop: Vertex): boolean =>
  stops[stop]!.standing !== 'closed' && rules.ends[graph.stops[stop]!.kind] !== 'never';
