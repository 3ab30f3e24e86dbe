// Splits a search if the best offers do not hang together. Take any set of places that has the home: either all runs
// keep within it, or some run leads out of it. So there is one case for the first, and one for each kind of rider that
// leads out. In each the bound is lower, because riders that would like to run elsewhere must help to get there.
import type { Vertex } from '../../track/graph.ts';
import { type Bits, isWithin, meets, merged } from './bits.ts';
import { type Chosen, choose, type Search } from './choose.ts';
import type { Offer } from './offers.ts';
import type { Party, Rider } from './riders.ts';
import { bestOf, type Shares, shareValue, sharpen, UNIT } from './shares.ts';

/** Number of share moves for a case. */
const MOVES = 16;
/** Beyond this many splits, or with so few sets to choose from, riders are tried one by one. */
const DEEPEST = 40;
const FEW = 3000;

/** The best set that brings at least this sum; null if there is none, or if none was found before the budget ended. */
export function chooseByCuts(search: Search, all: Party, start: Shares, atLeast: number): Chosen | null {
  const { items, meeting, grain, steps } = search;
  let found: Chosen | null = null;
  let wanted = atLeast;
  const tryAll = (party: Party, shares: Shares): void => {
    const better = choose(search, party, shares, wanted);
    if (better) [found, wanted] = [better, better.value + grain];
  };
  const split = (before: Party, from: Shares, depth: number): void => {
    if (steps.over) return;
    const shares = sharpen(before, items, from.share, wanted * UNIT - 1, steps, depth === 0 ? 0 : MOVES);
    if (shares.upper < wanted * UNIT) return;
    const party = thinned(before, shares, wanted);
    if (depth >= DEEPEST || party.reduce((sets, { offers }) => sets * (offers.length + 1), 1) < FEW) {
      tryAll(party, shares);
      return;
    }
    const inside = meeting.home ? parting(meeting.home, party, shares, wanted) : null;
    const stop = meeting.apart ? undefined : commonEnd(party, shares);
    const cases = stop !== undefined ? byEnd(party, stop) : inside ? byPlaces(party, inside) : byOffer(party, shares);
    for (const one of cases) split(one, shares, depth + 1);
  };
  split(all, start, 0);
  return found;
}

/** One case for each kind of rider that is the first to lead out of these places, and one in which none does. */
function byPlaces(party: Party, inside: Bits): Party[] {
  const kinds = [...new Set(party.map(({ offers }) => offers))];
  const within = new Map(kinds.map((offers) => [offers, offers.filter((offer) => staysIn(offer, inside))]));
  const notOut = new Map(kinds.map((offers) => [offers, offers.filter((offer) => !mustLeave(offer, inside))]));
  const cases = kinds.flatMap((kind, k): Party[] => {
    const out = kind.filter((offer) => leaves(offer, inside));
    if (out.length === 0) return [];
    const first = party.findIndex(({ offers }) => offers === kind);
    const riders = party.map((rider, r): Rider => {
      if (r === first) return { ...rider, offers: out };
      return kinds.indexOf(rider.offers) < k ? { ...rider, offers: notOut.get(rider.offers)! } : rider;
    });
    return [riders];
  });
  return [...cases, party.map((rider) => ({ ...rider, offers: within.get(rider.offers)! }))];
}

/** A stop at which two chains would like to end. */
function commonEnd(party: Party, { share }: Shares): Vertex | undefined {
  const ends = party.flatMap(({ offers }) => bestOf(offers, share).offer?.ends ?? []);
  return ends.find((stop, i) => ends.indexOf(stop) < i);
}

/** If only one chain may end at a stop: one case for each kind of rider that may be the one. */
function byEnd(party: Party, stop: Vertex): Party[] {
  const isThere = ({ ends }: Offer) => ends.includes(stop);
  const kinds = [...new Set(party.map(({ offers }) => offers))].filter((offers) => offers.some(isThere));
  const elsewhere = new Map(kinds.map((offers) => [offers, offers.filter((offer) => !isThere(offer))]));
  return kinds.map((kind) => {
    const first = party.findIndex(({ offers }) => offers === kind);
    return party.map((rider, r) =>
      r === first ? rider : { ...rider, offers: elsewhere.get(rider.offers) ?? rider.offers },
    );
  });
}

/**
 * One case in which a rider takes the offer with the largest lead over its others, and one in which nobody takes it.
 */
function byOffer(party: Party, { share }: Shares): Party[] {
  const longest = party.reduce((one, other) => (other.offers.length > one.offers.length ? other : one));
  let [rider, best, lead] = [longest, longest.offers[0]!, -1];
  for (const one of party) {
    const { offer, value } = bestOf(one.offers, share);
    if (offer === null || one.offers.length < 2) continue;
    const { value: next } = bestOf(
      one.offers.filter((other) => other !== offer),
      share,
    );
    if (value - next > lead) [rider, best, lead] = [one, offer, value - next];
  }
  const first = party.indexOf(rider);
  const without = rider.offers.filter((offer) => offer !== best);
  return [
    party.map((one, r) => (r === first ? { ...one, offers: [best] } : one)),
    party.map((one) => (one.offers === rider.offers ? { ...one, offers: without } : one)),
  ];
}

/** Removes offers that cannot be in a set that brings the wanted sum. Riders with one list keep one. */
function thinned(party: Party, { share, upper }: Shares, wanted: number): Party {
  const lists = new Map<readonly Offer[], readonly Offer[]>();
  return party.map((rider): Rider => {
    let list = lists.get(rider.offers);
    if (!list) {
      const { value } = bestOf(rider.offers, share);
      list = rider.offers.filter((offer) => upper - value + shareValue(share, offer) >= wanted * UNIT);
      lists.set(rider.offers, list);
    }
    return { ...rider, offers: list };
  });
}

/**
 * Places to split by, if each rider takes its best offer and these do not hang together: those that hang together with
 * the home, or all but another part. Of these the places whose cases promise least; null if all hangs together.
 */
function parting(home: Bits, party: Party, { share, upper }: Shares, wanted: number): Bits | null {
  const kinds = [...new Set(party.map(({ offers }) => offers))];
  const best = new Map(kinds.map((offers) => [offers, bestOf(offers, share)]));
  const sets = party.flatMap(({ offers }) => {
    const { offer } = best.get(offers)!;
    return offer === null ? [] : setsOf(offer);
  });
  const parts = merged([home, ...sets]);
  if (parts.length === 1) return null;
  const hopes = parts.map((part) => {
    const inside = meets(part, home) ? part : part.map((word) => ~word);
    const without = party.reduce((sum, { offers }) => sum - best.get(offers)!.value, upper);
    const most = (offers: readonly Offer[], which: (offer: Offer) => boolean) =>
      offers.reduce((value, offer) => (which(offer) ? Math.max(value, shareValue(share, offer)) : value), -Infinity);
    const within = new Map(kinds.map((offers) => [offers, most(offers, (offer) => staysIn(offer, inside))]));
    const cases = kinds.map(
      (offers) => upper - best.get(offers)!.value + most(offers, (offer) => leaves(offer, inside)),
    );
    cases.push(party.reduce((sum, { offers }) => sum + Math.max(0, within.get(offers)!), without));
    return { inside, hope: cases.reduce((sum, hope) => sum + Math.max(0, hope - wanted * UNIT), 0) };
  });
  return hopes.reduce((one, other) => (other.hope < one.hope ? other : one)).inside;
}

const setsOf = ({ meets: sets, sketch }: Offer): readonly Bits[] => (sketch ? [sketch.reach()] : sets);
const isAcross = (set: Bits, inside: Bits): boolean => meets(set, inside) && !isWithin(set, inside);
/** True if it may lead out; if it always does; if it may keep within. Of a sketch little is known. */
const leaves = (offer: Offer, inside: Bits): boolean => setsOf(offer).some((set) => isAcross(set, inside));
const mustLeave = (offer: Offer, inside: Bits): boolean => !offer.sketch && leaves(offer, inside);
const staysIn = ({ meets: sets, sketch }: Offer, inside: Bits): boolean =>
  sketch ? meets(sketch.reach(), inside) : sets.every((set) => isWithin(set, inside));
