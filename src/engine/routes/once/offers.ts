// Offers of a train, as the others see them: items that would pay its run, and places where it could be met.
import type { Vertex } from '../../track/graph.ts';
import type { Network } from '../network.ts';
import type { Places } from '../places.ts';
import { isOf, type RunProblem, type Train } from '../problem.ts';
import { numberOf, rowTable } from '../rowTable.ts';
import type { Steps } from '../steps.ts';
import { eachTrail, type Trail } from '../trails.ts';
import { addBit, type Bits, bitsOf, isWithin, noBits } from './bits.ts';
import type { Items } from './items.ts';
import type { Fits } from './joining.ts';

/** A run of some kind of train. */
export interface RunOfKind {
  readonly kind: number;
  readonly trail: Trail;
}

export interface Offer {
  /** Items that pay it unless they pay another, as a set and as a list. */
  readonly cover: Bits;
  readonly items: readonly number[];
  /** The sum it brings in any case. */
  readonly fixed: number;
  /** The locations where it can be met; several sets if its runs do not hang together by themselves. */
  readonly meets: readonly Bits[];
  /** The outer ends of a chain of freights. */
  readonly ends: readonly Vertex[];
  readonly runs: readonly RunOfKind[];
  /** Several chains with the same ends: all places where they can be met, and the chains that touch given places. */
  readonly sketch?: { readonly reach: () => Bits; readonly chains: (fits: Fits) => void };
}

/** The question, prepared for the search. */
export interface Ground {
  readonly problem: RunProblem;
  readonly network: Network;
  readonly places: Places;
  readonly items: Items;
  readonly steps: Steps;
  /** The number of steps in total, up to which runs of a kind of train are looked for. */
  readonly limit: (kind: number) => number;
}

/** All offers of a train that is no freight; false if the budget ended before all were found. */
export function offersOf(ground: Ground, kind: number, train: Train): { offers: Offer[]; whole: boolean } {
  const { problem, places, items } = ground;
  const size = items.worth.length;
  const words = noBits(size).length;
  const table = rowTable(words + noBits(places.count + 1).length + 1);
  const row = new Int32Array(table.width);
  const offers: Offer[] = [];
  const whole = eachTrail(ground, train, ground.limit(kind), (trail) => {
    const meets = meetingPlaces(ground, trail);
    const fixed = bonusesOf(problem, train, trail);
    for (const cover of coversOf(ground, train, trail)) {
      row.set(cover);
      row.set(meets, words);
      row[table.width - 1] = fixed;
      if (numberOf(table, row) < offers.length) continue;
      offers.push({ cover, items: bitsOf(cover), fixed, meets: [meets], ends: [], runs: [{ kind, trail }] });
    }
    return false;
  });
  return { offers: undominated(items, offers), whole };
}

/** Beside the locations, the home has a bit of its own. */
export const homeBit = ({ count }: Places): number => count;

export function meetingPlaces({ problem, places }: Ground, { stops }: Trail): Bits {
  const { at = [], home = null } = problem.rules.meet ?? {};
  const bits = noBits(places.count + 1);
  for (const stop of stops) {
    const { id, kind } = problem.graph.stops[stop]!;
    if (isOf(at, kind)) addBit(bits, places.of[stop]!);
    if (id === home) addBit(bits, homeBit(places));
  }
  return bits;
}

const bonusesOf = ({ graph }: RunProblem, { bonuses }: Train, { stops }: Trail): number =>
  bonuses.reduce(
    (sum, { at, amount }) => (stops.some((stop) => at.includes(graph.stops[stop]!.id)) ? sum + amount : sum),
    0,
  );

/** If only some of the stops count, there is one cover for each choice. */
function coversOf({ problem, network, places, items }: Ground, train: Train, { arcs, stops }: Trail): Bits[] {
  const { graph } = problem;
  const always = noBits(items.worth.length);
  const counted: number[] = [];
  for (const stop of stops) {
    const { kind } = graph.stops[stop]!;
    const item = items.ofPlace[places.of[stop]!]!;
    if (item < 0 || !isOf(train.earns ?? 'all', kind)) continue;
    if (train.counts !== undefined && train.caps.some(({ of }) => isOf(of, kind))) counted.push(item);
    else addBit(always, item);
  }
  if (train.perHex)
    for (const arc of arcs)
      for (const piece of network.arcs[arc]!.pieces) addBit(always, items.ofHex.get(graph.pieces[piece]!.hex)!);
  return choices(counted, Math.min(counted.length, train.counts ?? 0)).map((chosen) => {
    const cover = always.slice();
    for (const item of chosen) addBit(cover, item);
    return cover;
  });
}

/** Every choice of a number of these. */
function choices(of: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return of.flatMap((one, i) => choices(of.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}

const weightOf = (items: Items, offer: Offer): number =>
  offer.items.reduce((sum, item) => sum + items.worth[item]!, offer.fixed);

/** Removes offers that another one can replace in every set of runs; the best come first. */
export function undominated(items: Items, offers: readonly Offer[]): Offer[] {
  const weights = new Map(offers.map((offer) => [offer, weightOf(items, offer)]));
  const kept: Offer[] = [];
  for (const offer of offers.toSorted((a, b) => weights.get(b)! - weights.get(a)!))
    if (!kept.some((other) => replaces(other, offer))) kept.push(offer);
  return kept;
}

function replaces(one: Offer, other: Offer): boolean {
  if (one.fixed < other.fixed || !isWithin(other.cover, one.cover)) return false;
  return one.meets.length === 1 && other.meets.every((set) => isWithin(set, one.meets[0]!));
}
