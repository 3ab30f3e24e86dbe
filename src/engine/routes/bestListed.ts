// The best set of runs on a network so small that all runs can be listed: then it tries sets of them. Most networks of
// a young game are, and preparing a sweep costs more than they have runs.
import type { Vertex } from '../track/graph.ts';
import type { BestRuns } from './bestRuns.ts';
import { sameKinds } from './fleet.ts';
import { measure, runFound } from './measure.ts';
import type { Network } from './network.ts';
import { placesOf } from './places.ts';
import type { MeasuredRun, RunProblem, Train } from './problem.ts';
import { countSteps } from './steps.ts';
import { eachTrail, type Field, type Trail, trackOf } from './trails.ts';

/** Each thing that only one run can have is a bit in one of two numbers. */
const BITS = 31;
const MOST_THINGS = 2 * BITS;
/** Steps: one for each arc on which a run is made longer, and one for each train of a set that is tried. */
const MOST_LISTED = 1_000;
const MOST_TRIED = 500;

interface Listed {
  readonly trail: Trail;
  readonly value: number;
  /** Things it takes for itself, as bits: the first ones, and those beyond. */
  readonly takes: number;
  readonly takesBeyond: number;
}

/** Null if there is too much to list or to try. */
export function bestListed(problem: RunProblem, network: Network, budget = Infinity): BestRuns | null {
  const stops = network.vertices.filter((vertex) => vertex < problem.stops.length);
  // the vertices are in order, stops first
  const contended = problem.rules.share === 'nothing' ? network.vertices : network.vertices.slice(stops.length);
  const isSmall = network.arcs.length + contended.length <= MOST_THINGS;
  // a train alone shares with nobody
  if (!(isSmall || problem.trains.length === 1) || budget < MOST_LISTED + MOST_TRIED) return null;
  const kinds = sameKinds(problem.trains);
  const steps = countSteps(MOST_LISTED);
  const lists = listsOf({ problem, network, places: placesOf(problem, stops), steps }, kinds, contended);
  const best = lists && bestSet(kinds, lists);
  if (!best) return null;
  const inOrder = kinds.flat();
  const runs: MeasuredRun[] = [];
  let [revenue, subsidy] = [0, 0];
  for (const train of problem.trains) {
    const trail = best.trails[inOrder.indexOf(train)];
    if (!trail) continue;
    const run = runFound(problem, train, { track: trackOf(network, trail), stops: trail.stops });
    runs.push(run);
    revenue += run.revenue;
    subsidy += run.subsidy;
  }
  return { runs, revenue, subsidy, bound: revenue + subsidy, optimal: true, steps: steps.taken + best.tried };
}

/** All runs of each kind of train, the best first. */
function listsOf(
  field: Field,
  kinds: readonly (readonly Train[])[],
  contended: readonly Vertex[],
): readonly (readonly Listed[])[] | null {
  const { problem, network } = field;
  // no run takes anything from another
  const isFree = problem.rules.share === 'track' || problem.trains.length === 1;
  const [first, beyond] = isFree ? [[], []] : thingsTaken(network, contended);
  const lists: Listed[][] = [];
  for (const [train] of kinds) {
    const list: Listed[] = [];
    const isWhole = eachTrail(field, train!, MOST_LISTED, (trail) => {
      const { revenue, subsidy } = measure(problem, train!, trail.stops);
      const [takes, takesBeyond] = isFree ? [0, 0] : [takenBy(trail, first), takenBy(trail, beyond)];
      list.push({ trail, value: revenue + subsidy, takes, takesBeyond });
      return false;
    });
    if (!isWhole) return null;
    lists.push(list.sort((a, b) => b.value - a.value));
  }
  return lists;
}

function takenBy({ arcs }: Trail, byArc: readonly number[]): number {
  let bits = 0;
  for (const arc of arcs) bits |= byArc[arc]!;
  return bits;
}

/** For each arc, the things that a run over it takes: the arc, and those of its ends where runs may not meet. */
function thingsTaken({ arcs }: Network, contended: readonly Vertex[]): [first: number[], beyond: number[]] {
  const bitsFrom = (first: number) => {
    const bit = (thing: number) => (thing >= first && thing < first + BITS ? 1 << (thing - first) : 0);
    const bitOf = (vertex: Vertex) => {
      const at = contended.indexOf(vertex);
      return at < 0 ? 0 : bit(arcs.length + at);
    };
    return arcs.map(({ ends }, arc) => bit(arc) | bitOf(ends[0]) | bitOf(ends[1]));
  };
  return [bitsFrom(0), bitsFrom(BITS)];
}

interface Best {
  /** A run for each train, in the order of the kinds; null for a train that stays. */
  readonly trails: readonly (Trail | null)[];
  readonly tried: number;
}

/** The best set among those in which as many as possible of the trains that must run do. Null if it takes too long. */
function bestSet(kinds: readonly (readonly Train[])[], lists: readonly (readonly Listed[])[]): Best | null {
  const kindOf: number[] = [];
  for (const [k, trains] of kinds.entries()) for (const _ of trains) kindOf.push(k);
  const highestOf = (k: number): number => lists[k]![0]?.value ?? 0;
  /** To the search, a run that must be made is worth more than all others together. */
  const reward = kindOf.reduce((sum, k) => sum + highestOf(k), 1);
  const extraOf = (k: number): number => (kinds[k]![0]!.mustRun ? reward : 0);
  /** The most that the trains from each one on can bring. */
  const rest = [0];
  /** Places in the lists; -1 where a train stays. */
  const set: number[] = [];
  for (const k of kindOf.toReversed()) {
    rest.unshift(rest[0]! + (lists[k]!.length > 0 ? highestOf(k) + extraOf(k) : 0));
    set.push(-1);
  }
  let best = set.slice();
  let most = 0;
  let tried = 0;
  const goOn = (t: number, sum: number, taken: number, takenBeyond: number): void => {
    if (sum > most) {
      most = sum;
      best = set.slice();
    }
    const k = kindOf[t];
    if (k === undefined || sum + rest[t]! <= most || ++tried > MOST_TRIED) return;
    const list = lists[k]!;
    const extra = extraOf(k);
    const isLike = t > 0 && kindOf[t - 1] === k;
    // trains of one kind are interchangeable: the first has the better run, and stays only if all of them do
    const from = !isLike ? 0 : set[t - 1]! < 0 ? list.length : set[t - 1]!;
    for (let i = from; i < list.length; i++) {
      const { value, takes, takesBeyond } = list[i]!;
      const gained = sum + value + extra;
      if (gained + rest[t + 1]! <= most) break;
      if ((takes & taken) !== 0 || (takesBeyond & takenBeyond) !== 0) continue;
      set[t] = i;
      goOn(t + 1, gained, taken | takes, takenBeyond | takesBeyond);
    }
    set[t] = -1;
    goOn(t + 1, sum, taken, takenBeyond);
  };
  goOn(0, 0, 0, 0);
  if (tried > MOST_TRIED) return null;
  return { trails: best.map((i, t) => lists[kindOf[t]!]![i]?.trail ?? null), tried };
}
