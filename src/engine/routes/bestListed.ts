// The best set of runs where the network is so small that all runs can be listed: then the sets of them are tried. Most
// networks of a young game are, and a sweep has more to prepare than they have runs.
import type { Vertex } from '../track/graph.ts';
import type { BestRuns } from './bestRuns.ts';
import { sameKinds } from './fleet.ts';
import { measure, runFound } from './measure.ts';
import type { Network } from './network.ts';
import { placesOf } from './places.ts';
import type { MeasuredRun, RunProblem, Train } from './problem.ts';
import { countSteps } from './steps.ts';
import { eachTrail, type Field, type Trail, trackOf } from './trails.ts';

/** What only one run can have has a bit in a number. */
const MOST_THINGS = 31;
/** Steps: one for each arc on which a run is made longer, and one for each train of a set that is tried. */
const MOST_LISTED = 400;
const MOST_TRIED = 800;

interface Listed {
  readonly trail: Trail;
  readonly value: number;
  /** What it takes for itself, as bits. */
  readonly takes: number;
}

/** Null where there is too much to list or to try. */
export function bestListed(problem: RunProblem, network: Network, budget = Infinity): BestRuns | null {
  const stops = network.vertices.filter((vertex) => vertex < problem.stops.length);
  // the vertices are in order, stops first
  const contended = problem.rules.share === 'nothing' ? network.vertices : network.vertices.slice(stops.length);
  const isSmall = network.arcs.length + contended.length <= MOST_THINGS;
  if (!isSmall || budget < MOST_LISTED + MOST_TRIED) return null;
  const kinds = sameKinds(problem.trains);
  const steps = countSteps(MOST_LISTED);
  const lists = listsOf({ problem, network, places: placesOf(problem, stops), steps }, kinds, contended);
  const best = lists && bestSet(kinds, lists);
  if (!best) return null;
  const place = ({ train }: MeasuredRun) => problem.trains.findIndex(({ id }) => id === train);
  const runs = kinds
    .flat()
    .flatMap((train, t) => {
      const trail = best.trails[t];
      return trail ? runFound(problem, train, { track: trackOf(network, trail), stops: trail.stops }) : [];
    })
    .sort((a, b) => place(a) - place(b));
  const sum = (figure: 'revenue' | 'subsidy') => runs.reduce((total, run) => total + run[figure], 0);
  const [revenue, subsidy] = [sum('revenue'), sum('subsidy')];
  return { runs, revenue, subsidy, bound: revenue + subsidy, optimal: true, steps: steps.taken + best.tried };
}

/** All runs of each kind of train, the best first. */
function listsOf(
  field: Field,
  kinds: readonly (readonly Train[])[],
  contended: readonly Vertex[],
): readonly (readonly Listed[])[] | null {
  const { problem, network } = field;
  const takenBy = problem.rules.share === 'track' ? [] : thingsTaken(network, contended);
  const lists: Listed[][] = [];
  for (const [train] of kinds) {
    const list: Listed[] = [];
    const isWhole = eachTrail(field, train!, MOST_LISTED, (trail) => {
      const { revenue, subsidy } = measure(problem, train!, trail.stops);
      list.push({
        trail,
        value: revenue + subsidy,
        takes: trail.arcs.reduce((all, arc) => all | (takenBy[arc] ?? 0), 0),
      });
      return false;
    });
    if (!isWhole) return null;
    lists.push(list.sort((a, b) => b.value - a.value));
  }
  return lists;
}

/** For each arc, what a run that uses it takes for itself: the arc and those of its ends where runs may not meet. */
function thingsTaken({ arcs }: Network, contended: readonly Vertex[]): readonly number[] {
  const bitOf = (vertex: Vertex) => {
    const at = contended.indexOf(vertex);
    return at < 0 ? 0 : 1 << (arcs.length + at);
  };
  return arcs.map(({ ends }, arc) => (1 << arc) | bitOf(ends[0]) | bitOf(ends[1]));
}

interface Best {
  /** For each train, in the order of the kinds; null where it stays. */
  readonly trails: readonly (Trail | null)[];
  readonly tried: number;
}

/** As many trains run that must as can, and among such sets the one that brings most. Null where it takes too long. */
function bestSet(kinds: readonly (readonly Train[])[], lists: readonly (readonly Listed[])[]): Best | null {
  const kindOf = kinds.flatMap((trains, k) => trains.map(() => k));
  const highest = lists.map((list) => list[0]?.value ?? 0);
  /** To the search, a run that must be made is worth more than all others together. */
  const reward = kindOf.reduce((sum, k) => sum + highest[k]!, 1);
  const extra = kinds.map(([train]) => (train!.mustRun ? reward : 0));
  /** The most that the trains from each one on can bring. */
  const rest = [0];
  for (const k of kindOf.toReversed()) rest.unshift(rest[0]! + (lists[k]!.length > 0 ? highest[k]! + extra[k]! : 0));
  /** Places in the lists; -1 where a train stays. */
  const set = kindOf.map(() => -1);
  let best = set.slice();
  let most = 0;
  let tried = 0;
  const goOn = (t: number, sum: number, taken: number): void => {
    if (sum > most) {
      most = sum;
      best = set.slice();
    }
    const k = kindOf[t];
    if (k === undefined || sum + rest[t]! <= most || ++tried > MOST_TRIED) return;
    const list = lists[k]!;
    const isLike = t > 0 && kindOf[t - 1] === k;
    // trains of one kind are interchangeable: the first has the better run, and stays only if all of them do
    const from = !isLike ? 0 : set[t - 1]! < 0 ? list.length : set[t - 1]!;
    for (let i = from; i < list.length; i++) {
      const { value, takes } = list[i]!;
      const gained = sum + value + extra[k]!;
      if (gained + rest[t + 1]! <= most) break;
      if ((takes & taken) !== 0) continue;
      set[t] = i;
      goOn(t + 1, gained, taken | takes);
    }
    set[t] = -1;
    goOn(t + 1, sum, taken);
  };
  goOn(0, 0, 0);
  if (tried > MOST_TRIED) return null;
  return { trails: best.map((i, t) => lists[kindOf[t]!]![i]?.trail ?? null), tried };
}
