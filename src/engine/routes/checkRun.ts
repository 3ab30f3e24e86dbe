// Checks drawn runs, the best or not, and measures them.
import type { PieceId, Vertex } from '../track/graph.ts';
import { measure } from './measure.ts';
import { measureOnce } from './once/measureOnce.ts';
import { isOf, type MeasuredRun, type RunProblem, type Train } from './problem.ts';
import { type RunRefused, refused } from './runRefusals.ts';
import { mayEnd, mayPass } from './stopRules.ts';
import { type Walk, walk } from './walk.ts';

export type Checked = { readonly run: MeasuredRun } | RunRefused;

/** A drawn run that is legal by itself. */
export interface LegalRun extends Walk {
  readonly train: Train;
  readonly ids: readonly PieceId[];
}

/** Checks one run by itself and measures it. */
export function checkRun(problem: RunProblem, train: Train, track: readonly PieceId[]): Checked {
  const found = legalRun(problem, train, track);
  if ('code' in found) return found;
  return { run: problem.rules.paidOnce ? measureOnce(problem, [found])![0]! : measuredRun(problem, found) };
}

/** Checks one run by itself without measuring it. */
export function legalRun(problem: RunProblem, train: Train, ids: readonly PieceId[]): LegalRun | RunRefused {
  const walked = walk(problem.graph, train.id, ids);
  if ('code' in walked) return walked;
  const found =
    twice(problem, train.id, walked) ?? badStop(problem, train.id, walked) ?? badLength(problem, train, walked);
  return found ?? { train, ids, ...walked };
}

/** Measures a run that is paid by itself. */
export function measuredRun(problem: RunProblem, { train, ids, stops }: LegalRun): MeasuredRun {
  const at = stops.map((stop) => problem.graph.stops[stop]!.id);
  return { train: train.id, track: ids, stops: at, ...measure(problem, train, stops) };
}

/** Refuses track, a side of a hex or a location visited twice. */
function twice({ graph }: RunProblem, train: string, { track, vertices, stops }: Walk): RunRefused | null {
  const again = track.find((piece, i) => track.indexOf(piece) < i);
  if (again !== undefined) return refused('run.trackTwice', { train, piece: graph.nameOf(again) });
  const place = (stop: Vertex) => graph.stops[stop]!.group ?? stop;
  const places = stops.map(place);
  const stop = stops.find((one, i) => places.indexOf(place(one)) < i);
  if (stop !== undefined) return refused('run.stopTwice', { train, stop: graph.stops[stop]!.id });
  const side = vertices.findIndex((vertex, i) => vertices.indexOf(vertex) < i);
  return side < 0 ? null : refused('run.sideTwice', { train, piece: graph.nameOf(track[side - 1]!) });
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
