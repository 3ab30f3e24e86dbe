// Every run of one train, once: from a token of the company outwards, in one direction or in two.
import { zeros } from '../core/zeros.ts';
import type { Vertex } from '../track/graph.ts';
import type { Network } from './network.ts';
import type { Places } from './places.ts';
import { type Floor, isOf, type RunProblem, type Train } from './problem.ts';
import { type Steps, take } from './steps.ts';
import { mayEnd, mayPass } from './stopRules.ts';

/** Arcs in order from the end with the lower number to the other, and the stops on the way. */
export interface Trail {
  readonly arcs: readonly number[];
  readonly stops: readonly Vertex[];
}

/** The problem, and the network to search for runs. */
export interface Field {
  readonly problem: RunProblem;
  readonly network: Network;
  readonly places: Places;
  readonly steps: Steps;
}

/** Lists the runs. Ends early if `found` returns true, or if the budget is spent: then the result is false. */
export function eachTrail(
  { problem, network, places, steps }: Field,
  train: Train,
  limit: number,
  found: (trail: Trail) => boolean,
): boolean {
  const { graph, stops, rules } = problem;
  const { caps, floors = [], freight } = train;
  const isStop = (v: Vertex) => v < stops.length;
  /** Limits, floors and the fewest stops of a run; and the number of stops of the run that count for each of them. */
  const limits = [...caps, ...floors, rules.least];
  const counts = limits.map(() => 0);
  /** For each stop the limits it counts for, as bits. */
  const countsFor: number[] = [];
  for (const v of network.vertices) {
    if (!isStop(v)) break; // the stops come first
    const { kind } = graph.stops[v]!;
    let bits = 0;
    for (let i = 0; i < limits.length; i++) if (isOf(limits[i]!.of, kind)) bits |= 1 << i;
    countsFor[v] = bits;
  }
  const passed = zeros(graph.joints.vertices);
  const visited = zeros(places.count);
  // The arms of the run on both sides of the token; the first is read backwards.
  const arms: { arcs: number[]; stops: Vertex[] }[] = [
    { arcs: [], stops: [] },
    { arcs: [], stops: [] },
  ];
  let pieces = 0;
  let stopped = 0;
  let over = false;

  const count = (stop: Vertex, by: number): void => {
    const bits = countsFor[stop]!;
    for (let i = 0; i < counts.length; i++) if ((bits >> i) & 1) counts[i]! += by;
    visited[places.of[stop]!] = by > 0 ? 1 : 0;
    stopped += by;
  };
  const enter = (stop: Vertex): boolean => {
    if (visited[places.of[stop]!] || stops[stop]!.standing === 'closed') return false;
    for (let c = 0; c < caps.length; c++)
      if ((countsFor[stop]! >> c) & 1 && counts[c]! >= caps[c]!.atMost) return false;
    count(stop, 1);
    return true;
  };
  const leave = (stop: Vertex): void => count(stop, -1);
  const isLongEnough = (): boolean => {
    for (let i = caps.length; i < limits.length; i++) if (counts[i]! < (limits[i] as Floor).atLeast) return false;
    return true;
  };
  const complete = (root: Vertex): void => {
    if (!isLongEnough()) return;
    const [one, two] = [arms[0]!, arms[1]!];
    const first = one.stops[one.stops.length - 1]!;
    const isForward = first < (two.stops.length > 0 ? two.stops[two.stops.length - 1]! : root);
    const [from, to] = isForward ? [one, two] : [two, one];
    const trail = { arcs: joined(from.arcs, [], to.arcs), stops: joined(from.stops, [root], to.stops) };
    if (found(trail)) over = true;
  };
  /** An arm has come to a stop where it may end. */
  const ended = (root: Vertex, arm: number): void => {
    if (arm === 1) complete(root);
    else {
      if (mayEnd(problem, root)) complete(root);
      if (mayPass(problem, root)) goOn(root, root, 1, -1);
    }
  };
  const goOn = (root: Vertex, v: Vertex, arm: number, by: number): void => {
    const here = network.at[v]!;
    const { arcs: taken, stops: met } = arms[arm]!;
    const sideOf = (arc: number) => network.arcs[arc]!.sides[network.arcs[arc]!.ends[0] === v ? 0 : 1];
    for (const arc of here) {
      if (over) return;
      // Of the two arms the first has the lower arc at the token.
      if (arm === 1 && v === root && arc <= arms[0]!.arcs[0]!) continue;
      if (by >= 0 && !isStop(v) && sideOf(arc) === sideOf(by)) continue;
      const { ends, pieces: track } = network.arcs[arc]!;
      const next = ends[0] === v ? ends[1] : ends[0];
      if (passed[next]) continue;
      if (take(steps, 1) || steps.taken > limit) over = true;
      pieces += track.length;
      const isIn = !isStop(next) || enter(next);
      if (isIn && (!freight || pieces + 1 - stopped <= freight.hexes)) {
        passed[next] = 1;
        taken.push(arc);
        if (isStop(next)) {
          met.push(next);
          if (mayEnd(problem, next)) ended(root, arm);
          if (mayPass(problem, next)) goOn(root, next, arm, arc);
          met.pop();
        } else goOn(root, next, arm, arc);
        taken.pop();
        passed[next] = 0;
      }
      if (isStop(next) && isIn) leave(next);
      pieces -= track.length;
    }
  };
  for (const root of network.vertices) {
    if (!isStop(root) || stops[root]!.standing !== 'own' || over) continue;
    if (enter(root)) {
      passed[root] = 1;
      goOn(root, root, 0, -1);
      leave(root);
    }
    // Runs that come here again have been found from here.
    passed[root] = 1;
  }
  return !over;
}

/** The first list backwards, then the others. */
function joined(first: readonly number[], root: readonly number[], last: readonly number[]): number[] {
  const all: number[] = [];
  for (let i = first.length - 1; i >= 0; i--) all.push(first[i]!);
  for (const one of root) all.push(one);
  for (const one of last) all.push(one);
  return all;
}

/** The pieces of a trail in order. */
export function trackOf(network: Network, { arcs, stops }: Trail): readonly number[] {
  const track: number[] = [];
  let at = stops[0]!;
  for (const arc of arcs) {
    const { ends, pieces } = network.arcs[arc]!;
    track.push(...(ends[0] === at ? pieces : pieces.toReversed()));
    at = ends[0] === at ? ends[1] : ends[0];
  }
  return track;
}
