// Tells whether the trains that must run can do so together. Trying mostly finds runs at once; all runs are looked at
// only if a number of tries leaves the answer open.
import type { Vertex } from '../track/graph.ts';
import { anyRun } from './anyRun.ts';
import { bestRuns } from './bestRuns.ts';
import { isOf, type Kinds, type RunProblem, type Train } from './problem.ts';
import { mayEnd, mayPass } from './stopRules.ts';

/** Number of pieces of track that are tried. */
const TRIES = 10_000;

/** True if all trains that must run can; other trains, and revenues, do not matter. */
export function canRun(all: RunProblem): boolean {
  const trains = all.trains.filter(({ mustRun }) => mustRun);
  // a train that cannot run alone cannot beside others
  if (trains.length > 1 && trains.some((train) => byTrying(all, [train]) === false)) return false;
  return byTrying(all, trains) ?? byAllRuns(all, trains);
}

function byAllRuns({ graph, stops, rules }: RunProblem, trains: readonly Train[]): boolean {
  const plain = trains.map((train) => ({ ...train, bonuses: [] }));
  const problem = { graph, stops: stops.map(({ standing }) => ({ standing, worth: 0 })), trains: plain, rules };
  if (trains.length === 1) return anyRun(problem, plain[0]!) !== null;
  return bestRuns(problem).runs.length === trains.length;
}

/** Track and vertices taken by earlier trains. */
interface Taken {
  readonly vertices: Uint8Array;
  readonly pieces: Uint8Array;
}

/** Null if the tries leave the answer open, or if each location pays once. */
function byTrying(problem: RunProblem, trains: readonly Train[]): boolean | null {
  const { graph, rules } = problem;
  if (rules.paidOnce) return null;
  const { vertices, halves, first, pieces } = graph.joints;
  const starts = problem.stops.flatMap(({ standing }, stop) => (standing === 'own' ? [stop] : []));
  const isStop = (vertex: Vertex): boolean => vertex < graph.stops.length;
  let left = TRIES;

  /** Tries runs for the train of this number and all later ones. */
  const runFrom = (number: number, before: Taken): boolean => {
    const train = trains[number];
    if (train === undefined) return true;
    const { caps, floors = [] } = train;
    /** Vertices that this train or an earlier one has passed. */
    const passed = before.vertices.slice();
    const stops: Vertex[] = [];
    const track: number[] = [];
    const count = (of: Kinds): number => {
      let sum = 0;
      for (const stop of stops) if (isOf(of, graph.stops[stop]!.kind)) sum += 1;
      return sum;
    };
    const mayVisit = (stop: Vertex): boolean => {
      const { group, kind } = graph.stops[stop]!;
      if (problem.stops[stop]!.standing === 'closed') return false;
      if (group !== undefined && stops.some((other) => graph.stops[other]!.group === group)) return false;
      return caps.every(({ of, atMost }) => !isOf(of, kind) || count(of) < atMost);
    };
    const isWhole = (): boolean =>
      count(rules.least.of) >= rules.least.atLeast && floors.every(({ of, atLeast }) => count(of) >= atLeast);
    const othersRun = (): boolean => runFrom(number + 1, leftBy(track, before));

    /** Goes on over a piece from this half of a vertex, and further. Restores everything if that fails. */
    const take = (piece: number, half: number, start: Vertex | null): boolean => {
      const far = halves[2 * piece] === half ? halves[2 * piece + 1]! : halves[2 * piece]!;
      const next = far >> 1;
      if (before.pieces[piece] || passed[next] || (isStop(next) && !mayVisit(next))) return false;
      left -= 1;
      passed[next] = 1;
      track.push(piece);
      if (isStop(next)) stops.push(next);
      if (isStop(next) ? comeTo(next, start) : leave(far ^ 1, start)) return true;
      if (isStop(next)) stops.pop();
      track.pop();
      passed[next] = 0;
      return false;
    };
    const leave = (half: number, start: Vertex | null, after = -1): boolean => {
      for (let i = first[half >> 1]!; i < first[(half >> 1) + 1]! && left > 0; i++) {
        const piece = pieces[i]!;
        const isHere = halves[2 * piece] === half || halves[2 * piece + 1] === half;
        if (isHere && piece > after && take(piece, half, start)) return true;
      }
      return false;
    };
    /**
     * At first `start` is the other end of the run. The run may turn there, once: then it is null. A run that goes both
     * ways from its start is tried once, beginning with the first of the two pieces.
     */
    const comeTo = (stop: Vertex, start: Vertex | null): boolean => {
      if (mayEnd(problem, stop)) {
        if ((start === null || mayEnd(problem, start)) && isWhole() && othersRun()) return true;
        if (start !== null && mayPass(problem, start) && leave(2 * start, null, track[0])) return true;
      }
      return mayPass(problem, stop) && leave(2 * stop, start);
    };
    return starts.some((start) => {
      if (passed[start] || !mayVisit(start)) return false;
      passed[start] = 1; // and so it stays: all runs over it are tried now
      stops.push(start);
      if (leave(2 * start, start)) return true;
      stops.pop();
      return false;
    });
  };

  const leftBy = (track: readonly number[], before: Taken): Taken => {
    if (rules.share === 'track') return before;
    const after = { vertices: before.vertices.slice(), pieces: before.pieces.slice() };
    for (const piece of track) {
      after.pieces[piece] = 1;
      for (const vertex of [halves[2 * piece]! >> 1, halves[2 * piece + 1]! >> 1])
        if (rules.share === 'nothing' || !isStop(vertex)) after.vertices[vertex] = 1;
    }
    return after;
  };
  const free: Taken = { vertices: new Uint8Array(vertices), pieces: new Uint8Array(halves.length / 2) };
  return runFrom(0, free) || (left > 0 ? false : null);
}
