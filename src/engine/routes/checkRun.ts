// Whether drawn runs are legal, best or not, and what they bring.
import type { PieceId, Vertex } from '../track/graph.ts';
import { measure } from './measure.ts';
import { measureOnce } from './once/measureOnce.ts';
import { isOf, type MeasuredRun, type RunProblem, type Train } from './problem.ts';
import { type RunRefused, refused } from './runRefusals.ts';
import { mayEnd, mayPass } from './stopRules.ts';
import { type Walk, walk } from './walk.ts';

export type Checked = { readonly run: MeasuredRun } | RunRefused;

/** One run by itself. */
export function checkRun(problem: RunProblem, train: Train, track: readonly PieceId[]): Checked {
  const walked = walk(problem.graph, train.id, track);
  if ('code' in walked) return walked;
  const found =
    twice(problem, train.id, walked) ?? badStop(problem, train.id, walked) ?? badLength(problem, train, walked);
  if (found) return found;
  if (problem.rules.paidOnce) return { run: measureOnce(problem, [{ train, ...walked }])![0]! };
  const { graph } = problem;
  const stops = walked.stops.map((stop) => graph.stops[stop]!.id);
  return { run: { train: train.id, track, stops, ...measure(problem, train, walked.stops) } };
}

/** No track, no side of a hex and no location twice. */
function twice({ graph }: RunProblem, train: string, { track, vertices, stops }: Walk): RunRefused | null {
  const again = track.find((piece, i) => track.indexOf(piece) < i);
  if (again !== undefined) return refused('run.trackTwice', { train, piece: graph.pieces[again]!.id });
  const place = (stop: Vertex) => graph.stops[stop]!.group ?? stop;
  const places = stops.map(place);
  const stop = stops.find((one, i) => places.indexOf(place(one)) < i);
  if (stop !== undefined) return refused('run.stopTwice', { train, stop: graph.stops[stop]!.id });
  const side = vertices.findIndex((vertex, i) => vertices.indexOf(vertex) < i);
  return side < 0 ? null : refused('run.sideTwice', { train, piece: graph.pieces[track[side - 1]!]!.id });
}

function badStop(problem: RunProblem, train: string, { stops }: Walk): RunRefused | null {
  const at = (stop: Vertex) => ({ train, stop: problem.graph.stops[stop]!.id });
  const standing = (stop: Vertex) => problem.stops[stop]!.standing;
  for (const [i, stop] of stops.entries()) {
    if (standing(stop) === 'closed') return refused('run.closed', at(stop));
    if (i === 0 || i === stops.length - 1) {
      if (!mayEnd(problem, stop)) return refused('run.mayNotEnd', at(stop));
    } else if (standing(stop) === 'blocked') return refused('run.passesBlocked', at(stop));
    else if (!mayPass(problem, stop)) return refused('run.passesTerminal', at(stop));
  }
  return stops.some((stop) => standing(stop) === 'own') ? null : refused('run.noToken', { train });
}

function badLength(
  { graph, rules }: RunProblem,
  { id: train, caps, floors, freight }: Train,
  { stops, vertices }: Walk,
): RunRefused | null {
  const count = (of: (typeof caps)[number]['of']) => stops.filter((stop) => isOf(of, graph.stops[stop]!.kind)).length;
  const { of, atLeast } = rules.least;
  if (count(of) < atLeast) return refused('run.tooShort', { train, stops: count(of), least: atLeast });
  const over = caps.find((cap) => count(cap.of) > cap.atMost);
  if (over) return refused('run.tooLong', { train, stops: count(over.of), most: over.atMost });
  const under = floors?.find((floor) => count(floor.of) < floor.atLeast);
  if (under) return refused('run.tooFew', { train, stops: count(under.of), least: under.atLeast });
  const hexes = vertices.length - stops.length;
  return freight && hexes > freight.hexes ? refused('run.tooFar', { train, hexes, most: freight.hexes }) : null;
}
