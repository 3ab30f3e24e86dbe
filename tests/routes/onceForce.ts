// The twin for runs whose locations pay once: every choice of trails for all trains, every way to join freights, every
// choice of the stops that count. Like the other twin it shares the graph alone.

import type { Kinds, RunProblem, Train } from '../../src/engine/routes/problem.ts';
import { mayRun, type Trail } from './bruteForce.ts';

interface RunOf {
  readonly train: Train;
  readonly trail: Trail;
}

const isOf = (kinds: Kinds, kind: string): boolean => kinds === 'all' || kinds.some((one) => one === kind);

/** The stop itself, or its location if it is a part of one. */
const locationOf = ({ graph }: RunProblem, stop: number): string => graph.stops[stop]!.group ?? graph.stops[stop]!.id;

export const mayRunOnce = (problem: RunProblem, train: Train, trail: Trail): boolean =>
  mayRun(problem, train, trail) && (train.freight === undefined || trail.crossings.length <= train.freight.hexes);

/** Revenue of these runs together if each location pays once; null if they are not legal together. */
export function onceOf(problem: RunProblem, runs: readonly RunOf[]): number | null {
  if (runs.length === 0) return 0;
  if (!hangTogether(problem, runs)) return null;
  const hexes = new Map<string, number>();
  let besides = 0;
  for (const { train, trail } of runs) {
    for (const piece of trail.pieces) if (train.perHex) hexes.set(problem.graph.pieces[piece]!.hex, train.perHex);
    for (const { at, amount } of train.freight ? [] : train.bonuses)
      if (trail.stops.some((stop) => at.includes(problem.graph.stops[stop]!.id))) besides += amount;
  }
  for (const figure of hexes.values()) besides += figure;
  const freights = runs.filter(({ train }) => train.freight);
  const others = runs.filter(({ train }) => !train.freight);
  let most: number | null = null;
  for (const chains of groupings(freights)) {
    const measured = chains.map((chain) => chainOf(problem, chain));
    if (!measured.every((one) => one !== null) || !mayStand(problem, chains, measured as Chain[])) continue;
    const paid = new Set((measured as Chain[]).flatMap(({ ends }) => ends.map((stop) => locationOf(problem, stop))));
    const distance = (measured as Chain[]).reduce((sum, { bonus }) => sum + bonus, 0);
    const value = besides + distance + mostPaid(problem, others, paid);
    if (most === null || value > most) most = value;
  }
  return most;
}

function hangTogether(problem: RunProblem, runs: readonly RunOf[]): boolean {
  const { meet } = problem.rules;
  if (!meet) return true;
  const { graph } = problem;
  if (meet.home !== null && !runs.some(({ trail }) => trail.stops.some((stop) => graph.stops[stop]!.id === meet.home)))
    return false;
  const places = runs.map(
    ({ trail }) =>
      new Set(
        trail.stops.filter((stop) => isOf(meet.at, graph.stops[stop]!.kind)).map((stop) => locationOf(problem, stop)),
      ),
  );
  const reached = new Set([0]);
  for (const one of reached)
    for (const other of runs.keys())
      if ([...places[one]!].some((place) => places[other]!.has(place))) reached.add(other);
  return reached.size === runs.length;
}

/** Every way to put things into groups. */
function* groupings<T>(things: readonly T[]): Generator<T[][]> {
  const [first, ...rest] = things;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const groups of groupings(rest)) {
    yield [[first], ...groups];
    for (const i of groups.keys()) yield groups.map((group, g) => (g === i ? [first, ...group] : group));
  }
}

interface Chain {
  /** The stops at both ends. */
  readonly ends: readonly [number, number];
  readonly bonus: number;
}

/** The parts in any order and direction: each begins where the previous one ended, and no end comes twice. */
function chainOf(problem: RunProblem, parts: readonly RunOf[]): Chain | null {
  const goOn = (left: readonly RunOf[], row: readonly Trail[]): readonly Trail[] | null => {
    if (left.length === 0) return row;
    for (const part of left)
      for (const trail of [part.trail, reversed(part.trail)]) {
        const before = row.at(-1)?.stops.at(-1);
        if (before !== undefined && before !== trail.stops[0]!) continue;
        const next = [...row, trail];
        const ends = [next[0]!.stops[0]!, ...next.map(({ stops }) => stops.at(-1)!)].map((stop) =>
          locationOf(problem, stop),
        );
        if (new Set(ends).size < ends.length) continue;
        if (!mayBeOneTrain(problem, next, left.length === 1)) continue;
        const found = goOn(
          left.filter((one) => one !== part),
          next,
        );
        if (found) return found;
      }
    return null;
  };
  const row = goOn(parts, []);
  if (row === null) return null;
  const [first, last] = [row[0]!, reversed(row.at(-1)!)];
  const ends = [first.stops[0]!, last.stops[0]!] as const;
  return { ends, bonus: bonusOf(problem, first, last) };
}

/** True if joined freights may be one train: none passes a port or red area, and not both ends are of the same such kind. */
function mayBeOneTrain({ graph, rules }: RunProblem, row: readonly Trail[], isWhole: boolean): boolean {
  if (!rules.freights!.oneTrain) return true;
  const outside = (stop: number) => ['port', 'offboard'].find((kind) => kind === graph.stops[stop]!.kind) ?? null;
  if (row.slice(0, -1).some(({ stops }) => outside(stops.at(-1)!) !== null)) return false;
  const [from, to] = [outside(row[0]!.stops[0]!), outside(row.at(-1)!.stops.at(-1)!)];
  return !isWhole || from === null || from !== to;
}

const reversed = ({ pieces, stops, crossings }: Trail): Trail => ({
  pieces: pieces.toReversed(),
  stops: stops.toReversed(),
  crossings: crossings.toReversed(),
});

/** Both trails begin at an end of the chain. */
function bonusOf({ graph, rules }: RunProblem, one: Trail, other: Trail): number {
  const freights = rules.freights!;
  const isOutside = ({ stops }: Trail) => ['port', 'offboard'].includes(graph.stops[stops[0]!]!.kind);
  const own = ({ stops }: Trail) => graph.stops[stops[0]!]!.hex;
  const entered = (trail: Trail) =>
    trail.pieces.map((piece) => graph.pieces[piece]!.hex).find((hex) => hex !== own(trail)) ?? own(trail);
  const from = (trail: Trail) => (isOutside(trail) ? entered(trail) : own(trail));
  const between =
    freights.outside === 'itself'
      ? steps(own(one), own(other)) - 1
      : steps(from(one), from(other)) + Number(isOutside(one)) + Number(isOutside(other)) - 1;
  const isPort = [one, other].some(({ stops }) => graph.stops[stops[0]!]!.kind === 'port');
  return Math.max(0, between) * (isPort ? freights.port : freights.plain);
}

/** More than the width of any map. */
const MOST_STEPS = 100;

/** The way from hex to hex, step by step: sideways (a letter and a number), or straight on (two numbers). */
function steps(from: string, to: string): number {
  let [letter, number] = [from.charCodeAt(0), Number(from.slice(1))];
  const [toLetter, toNumber] = [to.charCodeAt(0), Number(to.slice(1))];
  for (let count = 0; count < MOST_STEPS; count++) {
    if (letter === toLetter && number === toNumber) return count;
    if (letter !== toLetter) {
      letter += Math.sign(toLetter - letter);
      number += number < toNumber ? 1 : number > toNumber ? -1 : toNumber % 2 === 0 ? 1 : -1;
    } else number += 2 * Math.sign(toNumber - number);
  }
  throw new Error(`${to} is too far from ${from}`);
}

/** True if freights may run in these chains. */
function mayStand({ rules }: RunProblem, chains: readonly RunOf[][], measured: readonly Chain[]): boolean {
  const permanent = ({ train }: RunOf) => train.freight!.permanent;
  const mixed = chains.filter((chain) => !chain.every(permanent));
  if (mixed.length > 1) return false;
  if (mixed.length === 1 && chains.flat().some(permanent) && !mixed[0]!.some(permanent)) return false;
  if (rules.freights!.endToEnd === 'choice') return true;
  const ends = measured.flatMap((chain) => chain.ends);
  return new Set(ends).size === ends.length;
}

/** The highest income of the locations: those of the freights and every choice of the others. */
function mostPaid(problem: RunProblem, runs: readonly RunOf[], paid: ReadonlySet<string>): number {
  const [first, ...rest] = runs;
  if (first === undefined) return [...paid].reduce((sum, place) => sum + worthOf(problem, place), 0);
  const { train, trail } = first;
  const kind = (stop: number) => problem.graph.stops[stop]!.kind;
  const earned = trail.stops.filter((stop) => isOf(train.earns ?? 'all', kind(stop)));
  const counted = earned.filter((stop) => train.caps.some(({ of }) => isOf(of, kind(stop))));
  const free = earned.filter((stop) => !counted.includes(stop));
  const choices = choose(counted, Math.min(train.counts ?? Infinity, counted.length));
  return Math.max(
    ...choices.map((chosen) =>
      mostPaid(problem, rest, new Set([...paid, ...[...free, ...chosen].map((stop) => locationOf(problem, stop))])),
    ),
  );
}

function worthOf(problem: RunProblem, place: string): number {
  const stop = problem.graph.stops.findIndex((_, one) => locationOf(problem, one) === place);
  return problem.stops[stop]!.worth + (problem.stops[stop]!.subsidy ?? 0);
}

/** Every choice of this many. */
function choose<T>(of: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return of.flatMap((one, i) => choose(of.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}

/** The highest revenue of any set of runs; null if there are too many sets to try. */
export function mostOnce(problem: RunProblem, trails: readonly Trail[], mostSets: number): number | null {
  const { graph, trains } = problem;
  const oneWay = trails.filter(({ stops }) => stops[0]! < stops.at(-1)!);
  const choices = trains.map((train) => {
    const different = new Map<string, Trail>();
    for (const trail of oneWay) {
      if (!mayRunOnce(problem, train, trail)) continue;
      const hexes = train.perHex ? new Set(trail.pieces.map((piece) => graph.pieces[piece]!.hex)) : [];
      const ends = train.freight ? [0, -1].map((i) => [trail.stops.at(i), graph.pieces[trail.pieces.at(i)!]!.id]) : [];
      // by plain track into an off-board area: the hex before it counts
      const before = train.freight ? trail.crossings.length > 0 && [trail.crossings[0], trail.crossings.at(-1)] : [];
      different.set(JSON.stringify([trail.stops.toSorted((a, b) => a - b), [...hexes].sort(), ends, before]), trail);
    }
    return [...different.values()];
  });
  if (choices.reduce((product, list) => product * (list.length + 1), 1) > mostSets) return null;
  let most = 0;
  const go = (i: number, runs: readonly RunOf[]): void => {
    const train = trains[i];
    if (train === undefined) {
      most = Math.max(most, onceOf(problem, runs) ?? 0);
      return;
    }
    go(i + 1, runs);
    for (const trail of choices[i]!) go(i + 1, [...runs, { train, trail }]);
  };
  go(0, []);
  return most;
}
