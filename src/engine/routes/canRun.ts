// Whether the trains that must run can do so together. Runs that are there are mostly found at once by trying: only where so
// many tries do not tell, all runs are looked at.
import type { Vertex } from '../track/graph.ts';
import { anyRun } from './anyRun.ts';
import { bestRuns } from './bestRuns.ts';
import type { Network } from './network.ts';
import { isOf, type Kinds, type RunProblem } from './problem.ts';
import { mayEnd, mayPass } from './stopRules.ts';

/** What earlier trains leave to the next one; within its own run also where it has been. */
interface Taken {
  readonly vertices: Uint8Array;
  readonly arcs: Uint8Array;
}

const TRIES = 4_000;

/** The other trains, and what runs bring, do not matter. */
export function canRun(all: RunProblem, network: Network): boolean {
  const problem = {
    ...all,
    stops: all.stops.map(({ standing }) => ({ standing, worth: 0 })),
    trains: all.trains.flatMap((train) => (train.mustRun ? [{ ...train, bonuses: [] }] : [])),
  };
  const { trains } = problem;
  // a train that cannot run alone cannot beside others
  if (trains.length > 1 && trains.some((train) => byTrying({ ...problem, trains: [train] }, network) === false))
    return false;
  const isFound = byTrying(problem, network);
  if (isFound !== null) return isFound;
  if (trains.length === 1) return anyRun(problem, trains[0]!, network) !== null;
  return bestRuns(problem).runs.length === trains.length;
}

/** Null where that does not tell, and where each location pays once. */
function byTrying(problem: RunProblem, network: Network): boolean | null {
  const { graph, rules, trains } = problem;
  if (rules.paidOnce) return null;
  const { arcs } = network;
  const starts = network.vertices.filter((vertex) => problem.stops[vertex]?.standing === 'own');
  const isStop = (vertex: Vertex): boolean => vertex < graph.stops.length;
  let left = TRIES;

  /** From the train of this number on. */
  const runFrom = (number: number, before: Taken): boolean => {
    const train = trains[number];
    if (train === undefined) return true;
    const { caps, floors = [] } = train;
    const taken = { vertices: before.vertices.slice(), arcs: before.arcs };
    const stops: Vertex[] = [];
    const track: number[] = [];
    const count = (of: Kinds): number => {
      let sum = 0;
      for (const stop of stops) if (isOf(of, graph.stops[stop]!.kind)) sum += 1;
      return sum;
    };
    const mayVisit = (stop: Vertex): boolean => {
      const { group } = graph.stops[stop]!;
      if (group !== undefined && stops.some((other) => graph.stops[other]!.group === group)) return false;
      return caps.every(({ of, atMost }) => count(of) + (isOf(of, graph.stops[stop]!.kind) ? 1 : 0) <= atMost);
    };
    const isWhole = (): boolean =>
      count(rules.least.of) >= rules.least.atLeast && floors.every(({ of, atLeast }) => count(of) >= atLeast);
    const othersRun = (): boolean => runFrom(number + 1, leftBy(track, before));

    /** Goes on over track from `at`. At first `start` is the other end; once the run has turned there, it has another: null. */
    const goOn = (at: Vertex, last: number, start: Vertex | null): boolean => {
      left -= 1;
      if (left < 0) return false;
      if (last >= 0 && isStop(at)) {
        if (mayEnd(problem, at)) {
          if ((start === null || mayEnd(problem, start)) && isWhole() && othersRun()) return true;
          if (start !== null && mayPass(problem, start) && goOn(start, -1, null)) return true;
        }
        if (!mayPass(problem, at)) return false;
      }
      for (const arc of network.at.get(at)!) {
        const { ends, sides } = arcs[arc]!;
        const near = ends[0] === at ? 0 : 1;
        const next = ends[1 - near]!;
        // a run that goes both ways from its start is tried once, beginning with the first of the two arcs
        if (taken.arcs[arc] || taken.vertices[next] || (start === null && last < 0 && arc < track[0]!)) continue;
        if (!isStop(at) && sides[near] === arcs[last]!.sides[arcs[last]!.ends[0] === at ? 0 : 1]) continue;
        if (isStop(next) && !mayVisit(next)) continue;
        taken.vertices[next] = 1;
        track.push(arc);
        if (isStop(next)) stops.push(next);
        if (goOn(next, arc, start)) return true;
        if (isStop(next)) stops.pop();
        track.pop();
        taken.vertices[next] = 0;
      }
      return false;
    };
    return starts.some((start) => {
      if (taken.vertices[start] || !mayVisit(start)) return false;
      taken.vertices[start] = 1;
      stops.push(start);
      if (goOn(start, -1, start)) return true;
      stops.pop(); // and it stays taken: all runs over it have been tried
      return false;
    });
  };

  const leftBy = (track: readonly number[], before: Taken): Taken => {
    if (rules.share === 'track') return before;
    const after = { vertices: before.vertices.slice(), arcs: before.arcs.slice() };
    for (const arc of track) {
      after.arcs[arc] = 1;
      for (const end of arcs[arc]!.ends) if (rules.share === 'nothing' || !isStop(end)) after.vertices[end] = 1;
    }
    return after;
  };
  const free: Taken = { vertices: new Uint8Array(graph.at.length), arcs: new Uint8Array(arcs.length) };
  return runFrom(0, free) || (left < 0 ? null : false);
}
