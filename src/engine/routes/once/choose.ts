// Chooses an offer for each rider: the best set that brings at least a given sum, or the proof that there is none.
import type { Places } from '../places.ts';
import type { RunRules } from '../problem.ts';
import { type Steps, take } from '../steps.ts';
import { addBit, type Bits, meets, merged, noBits } from './bits.ts';
import type { Items } from './items.ts';
import { levelled, type Open } from './levels.ts';
import { homeBit, type Offer } from './offers.ts';
import type { Party } from './riders.ts';
import { type Shares, UNIT, uncovered } from './shares.ts';

export interface Chosen {
  /** As money. */
  readonly value: number;
  readonly offers: readonly Offer[];
}

export interface Meeting {
  /** The home as a set; null if no run has to come there. */
  readonly home: Bits | null;
  /** True if runs have to meet at all. */
  readonly asked: boolean;
  /** True if two chains of freights may end at one stop. */
  readonly apart: boolean;
}

export interface Search {
  readonly items: Items;
  readonly meeting: Meeting;
  /** All sums are multiples of it. */
  readonly grain: number;
  readonly steps: Steps;
}

export function meetingOf({ meet, freights }: RunRules, places: Places): Meeting {
  const home = noBits(places.count + 1);
  addBit(home, homeBit(places));
  return {
    home: meet && meet.home !== null ? home : null,
    asked: meet !== undefined,
    apart: freights?.endToEnd !== 'joined',
  };
}

/** `most`: the number of choices that may be tried. */
export function choose(
  { items, meeting, grain, steps }: Search,
  party: Party,
  { share }: Shares,
  atLeast: number,
  most = Infinity,
): Chosen | null {
  const { worth } = items;
  const covered = new Uint8Array(worth.length);
  const chosen: Offer[] = [];
  let found: Chosen | null = null;
  let wanted = atLeast * UNIT;
  let left = most;

  const sharesOf = ({ items: list, fixed }: Offer): number => {
    let sum = fixed * UNIT;
    for (let i = 0; i < list.length; i++) if (!covered[list[i]!]) sum += share[list[i]!]!;
    return sum;
  };

  /** The offers still open if `given` (in units) is certain; null if they are not enough. */
  const worthwhile = (open: readonly Open[], given: number): Open[] | null => {
    let sum = given;
    const valued = open.map(({ from, offers }) => {
      const values = offers.map((o) => sharesOf(from[o]!));
      const best = values.reduce((a, b) => Math.max(a, b), 0);
      sum += best;
      take(steps, Math.ceil(offers.length / 4));
      return { from, offers, values, best };
    });
    if (sum < wanted) return null;
    return valued.map(({ from, offers, values, best }): Open => {
      const kept: number[] = [];
      for (let i = 0; i < values.length; i++) if (sum - best + values[i]! >= wanted) kept.push(i);
      return { from, offers: kept.map((i) => offers[i]!), values: kept.map((i) => values[i]!), best };
    });
  };

  /** `worthwhile` if the runs also have to meet: `parts` are the chosen ones, in sets that hang together. */
  const narrowed = (open: readonly Open[], given: number, parts: readonly Bits[]): Open[] | null => {
    const enough = worthwhile(open, given);
    if (enough === null || !meeting.asked) return enough;
    const links = chosen.flatMap(({ sketch }) => sketch?.reach() ?? []);
    const start = meeting.home ?? parts[0] ?? links[0];
    // Without a run there is no home to come to.
    if (!start || (enough.length === 0 && chosen.length === 0)) return enough;
    return levelled(enough, start, parts, links, given, wanted);
  };

  /** The offers with chains in place of sketches, so that all hang together; null if there are none. */
  const joined = (offers: readonly Offer[], parts: readonly Bits[]): readonly Offer[] | null => {
    const first = offers.findIndex(({ sketch }) => sketch);
    if (first < 0) return hangTogether(parts) ? [...offers] : null;
    const isLast = !offers.some(({ sketch }, i) => sketch && i > first);
    // The last chain has to touch all sets that hang together by then, and the home.
    const isHome = !meeting.home || parts.some((part) => meets(part, meeting.home!));
    const touch = !meeting.asked || !isLast ? [] : [...parts, ...(isHome ? [] : [meeting.home!])];
    let whole: readonly Offer[] | null = null;
    offers[first]!.sketch!.chains({
      touch,
      found(chain) {
        const all = meeting.asked ? merged([...parts, ...chain.meets]) : parts;
        whole = joined(offers.with(first, chain), all);
        return whole !== null;
      },
    });
    return whole;
  };

  const hangTogether = (parts: readonly Bits[]): boolean =>
    !meeting.asked || parts.length === 0 || (parts.length === 1 && (!meeting.home || meets(parts[0]!, meeting.home)));

  const mayJoin = ({ ends }: Offer): boolean =>
    meeting.apart || !chosen.some((other) => other.ends.some((stop) => ends.includes(stop)));

  /** `rest`: the part of uncovered items that no rider gets, in units. */
  const go = (open: readonly Open[], value: number, rest: number, parts: readonly Bits[]): void => {
    if (open.length === 0) {
      const offers = value * UNIT < wanted ? null : joined(chosen, parts);
      if (offers === null) return;
      found = { value, offers };
      wanted = (value + grain) * UNIT;
      return;
    }
    const [first, ...later] = inOrder(open);
    const { from, offers, values } = first!;
    const others = later.reduce((sum, { best }) => sum + best, 0);
    const order = [...offers.keys()].sort((a, b) => values[b]! - values[a]! || offers[a]! - offers[b]!);
    for (const i of order) {
      if (value * UNIT + rest + values[i]! + others < wanted) break;
      if ((steps.over && most === Infinity) || left-- <= 0) return;
      const offer = from[offers[i]!]!;
      if (!mayJoin(offer)) continue;
      const fresh = offer.items.filter((item) => !covered[item]);
      let [sum, less] = [value + offer.fixed, rest];
      for (const item of fresh) {
        covered[item] = 1;
        sum += worth[item]!;
        less -= worth[item]! * UNIT - share[item]!;
      }
      // Among riders of one kind the first has the first offer.
      const next = later.map((one) =>
        one.from === from ? { ...one, offers: one.offers.filter((o) => o >= offers[i]!) } : one,
      );
      const all = meeting.asked ? merged([...parts, ...offer.meets]) : parts;
      chosen.push(offer);
      const still = narrowed(next, sum * UNIT + less, all);
      if (still) go(still, sum, less, all);
      chosen.pop();
      for (const item of fresh) covered[item] = 0;
    }
    if (value * UNIT + rest + others < wanted) return;
    // It takes none, and so do the others of its kind.
    const next = later.filter((one) => one.from !== from);
    const still = narrowed(next, value * UNIT + rest, parts);
    if (still) go(still, value, rest, parts);
  };

  const nobody = uncovered(party, items);
  let rest = 0;
  for (const [i, figure] of worth.entries()) if (!nobody[i]) rest += figure * UNIT - share[i]!;
  const all = party.map(({ offers }): Open => ({ from: offers, offers: [...offers.keys()], values: [], best: 0 }));
  const open = narrowed(all, rest, []);
  if (open) go(open, 0, rest, []);
  return found;
}

/** A rider with few offers comes first. */
function inOrder(open: readonly Open[]): readonly Open[] {
  const first = open.reduce((one, other) => (other.offers.length < one.offers.length ? other : one));
  return [first, ...open.filter((one) => one !== first)];
}
