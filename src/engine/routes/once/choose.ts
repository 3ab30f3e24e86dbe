// Chooses an offer for each rider: the best set that brings at least so much, or the proof that there is none.
import type { RunRules } from '../problem.ts';
import { type Steps, take } from '../steps.ts';
import { addBit, type Bits, join, meets, merged, noBits } from './bits.ts';
import type { Items } from './items.ts';
import { homeBit, type Offer } from './offers.ts';
import type { Places } from './places.ts';
import type { Party, Rider } from './riders.ts';
import { type Shares, UNIT, uncovered } from './shares.ts';

export interface Chosen {
  /** As money. */
  readonly value: number;
  readonly offers: readonly Offer[];
}

export interface Meeting {
  /** The home as a set; null where no run has to come there. */
  readonly home: Bits | null;
  /** Whether runs have to meet at all. */
  readonly asked: boolean;
  /** Whether two chains of freights may end at one stop. */
  readonly apart: boolean;
}

export interface Search {
  readonly items: Items;
  readonly meeting: Meeting;
  /** All sums are multiples of it. */
  readonly grain: number;
  readonly steps: Steps;
}

/** What a rider may still take: offers by their numbers, each with its value by the shares of what is not covered yet. */
interface Open {
  readonly rider: Rider;
  readonly offers: readonly number[];
  readonly values: readonly number[];
  readonly best: number;
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

/** `most` is how many choices may be tried; `missed` says that there were more. */
export function choose(
  { items, meeting, grain, steps }: Search,
  party: Party,
  { share }: Shares,
  atLeast: number,
  most = Infinity,
): { found: Chosen | null; missed: boolean } {
  const { worth } = items;
  const nobody = uncovered(party, items);
  const covered = new Uint8Array(worth.length);
  const chosen: Offer[] = [];
  let found: Chosen | null = null;
  let wanted = atLeast * UNIT;
  let missed = false;
  let left = most;

  const sharesOf = ({ items: list, fixed }: Offer): number => {
    let sum = fixed * UNIT;
    for (let i = 0; i < list.length; i++) if (!covered[list[i]!]) sum += share[list[i]!]!;
    return sum;
  };

  /** What is still open if `given` (in units) is certain; null if it is not enough. */
  const worthwhile = (open: readonly Open[], given: number): Open[] | null => {
    let sum = given;
    const valued = open.map(({ rider, offers }) => {
      const values = offers.map((o) => sharesOf(rider.offers[o]!));
      const best = values.reduce((a, b) => Math.max(a, b), 0);
      sum += best;
      take(steps, Math.ceil(offers.length / 4));
      return { rider, offers, values, best };
    });
    if (sum < wanted) return null;
    return valued.map(({ rider, offers, values, best }): Open => {
      const kept = [...offers.keys()].filter((i) => sum - best + values[i]! >= wanted);
      return { rider, offers: kept.map((i) => offers[i]!), values: kept.map((i) => values[i]!), best };
    });
  };

  /** The same if the runs also have to meet. */
  const narrowed = (open: readonly Open[], given: number, parts: readonly Bits[]): Open[] | null => {
    const enough = worthwhile(open, given);
    return enough && meeting.asked ? withinReach(enough, parts) : enough;
  };

  /** Only what can hang together with the home (or else the first run) by as many runs as are still to come. */
  const withinReach = (open: readonly Open[], parts: readonly Bits[]): Open[] | null => {
    const start = meeting.home ?? parts[0] ?? chosen.find(({ sketch }) => sketch)?.sketch?.reach;
    if (!start) return [...open];
    const reach = start.slice();
    const sketched = chosen.flatMap(({ sketch }) => sketch?.reach ?? []);
    const widen = (): void => {
      for (const part of [...parts, ...sketched]) if (meets(part, reach)) join(reach, part);
    };
    widen();
    for (let i = 0; i < open.length; i++) {
      const before = reach.slice();
      for (const { rider, offers } of open)
        for (const o of offers) for (const set of setsOf(rider.offers[o]!)) if (meets(set, before)) join(reach, set);
      // parts hang together already
      for (const _ of chosen) widen();
    }
    if (!parts.every((part) => meets(part, reach))) return null;
    return open.map((one): Open => {
      const isNear = (o: number) => setsOf(one.rider.offers[o]!).every((set) => meets(set, reach));
      const kept = [...one.offers.keys()].filter((i) => isNear(one.offers[i]!));
      return { ...one, offers: kept.map((i) => one.offers[i]!), values: kept.map((i) => one.values[i]!) };
    });
  };

  /** The offers with chains for what is only a sketch, so that all hang together; null if there are none. */
  const joined = (offers: readonly Offer[], parts: readonly Bits[]): readonly Offer[] | null => {
    const first = offers.findIndex(({ sketch }) => sketch);
    if (first < 0) return hangTogether(parts) ? [...offers] : null;
    const isLast = !offers.some(({ sketch }, i) => sketch && i > first);
    // The last chain has to touch all that hangs together by then, and the home.
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

  /** `rest` is what is left for nobody of what is not covered, in units. */
  const go = (open: readonly Open[], value: number, rest: number, parts: readonly Bits[]): void => {
    if (open.length === 0) {
      const offers = value * UNIT < wanted ? null : joined(chosen, parts);
      if (offers === null) return;
      found = { value, offers };
      wanted = (value + grain) * UNIT;
      return;
    }
    const [first, ...later] = open;
    const { rider, offers, values } = first!;
    const others = later.reduce((sum, { best }) => sum + best, 0);
    const order = [...offers.keys()].sort((a, b) => values[b]! - values[a]! || offers[a]! - offers[b]!);
    for (const i of order) {
      if (value * UNIT + rest + values[i]! + others < wanted) break;
      if ((steps.over && most === Infinity) || left-- <= 0) missed = true;
      if (missed) return;
      const offer = rider.offers[offers[i]!]!;
      if (!mayJoin(offer)) continue;
      const fresh = offer.items.filter((item) => !covered[item]);
      let [sum, less] = [value + offer.fixed, rest];
      for (const item of fresh) {
        covered[item] = 1;
        sum += worth[item]!;
        less -= worth[item]! * UNIT - share[item]!;
      }
      // Of riders of one kind the first has the offer that comes first.
      const next = later.map((one) =>
        one.rider.offers === rider.offers ? { ...one, offers: one.offers.filter((o) => o >= offers[i]!) } : one,
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
    const next = later.filter((one) => one.rider.offers !== rider.offers);
    const still = narrowed(next, value * UNIT + rest, parts);
    if (still) go(still, value, rest, parts);
  };

  let rest = 0;
  for (const [i, figure] of worth.entries()) if (!nobody[i]) rest += figure * UNIT - share[i]!;
  const openTo = (riders: Party) =>
    riders.map((rider): Open => ({ rider, offers: [...rider.offers.keys()], values: [], best: 0 }));
  const open = narrowed(openTo(party), rest, []);
  if (open) go(inOrder(open), 0, rest, []);
  return { found, missed };
}

/** Where it can be met. */
const setsOf = ({ meets: sets, sketch }: Offer): readonly Bits[] => (sketch ? [sketch.reach] : sets);

/** Those with few offers first, those of one kind side by side. */
function inOrder(open: readonly Open[]): readonly Open[] {
  return open.toSorted((a, b) => a.offers.length - b.offers.length || (a.rider.kind < b.rider.kind ? -1 : 1));
}
