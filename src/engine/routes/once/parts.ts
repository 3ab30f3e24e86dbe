// The runs of freights: single runs, and chains of them that are joined end to end and count as one.
import type { Vertex } from '../../track/graph.ts';
import type { Train } from '../problem.ts';
import { eachTrail, type Trail, trackOf } from '../trails.ts';
import { addBit, type Bits, bitsOf, isWithin, merged, noBits } from './bits.ts';
import { distanceBonus, type FreightEnd, freightEnd } from './distance.ts';
import { type Ground, meetingPlaces, type Offer, type RunOfKind } from './offers.ts';

/** A run of a freight, seen from one of its ends. */
export interface Part {
  readonly kind: number;
  readonly from: FreightEnd;
  readonly to: FreightEnd;
  readonly meets: Bits;
  readonly trail: Trail;
}

/** All runs of a freight, each from both ends, by the stop where they begin; without runs that another can replace. */
export function partsOf(ground: Ground, kind: number, train: Train): { parts: Map<Vertex, Part[]>; whole: boolean } {
  const { problem, network } = ground;
  const byEnds = new Map<string, Part[]>();
  const whole = eachTrail(ground, train, ground.limit(kind), (trail) => {
    const track = trackOf(network, trail);
    const from = freightEnd(problem, trail.stops[0]!, track);
    const to = freightEnd(problem, trail.stops.at(-1)!, track.toReversed());
    const meets = meetingPlaces(ground, trail);
    const key = [nameOf(from), nameOf(to)].sort().join();
    const alike = byEnds.get(key) ?? [];
    if (alike.some((one) => isWithin(meets, one.meets))) return false;
    byEnds.set(key, [...alike.filter((one) => !isWithin(one.meets, meets)), { kind, from, to, meets, trail }]);
    return false;
  });
  const parts = new Map<Vertex, Part[]>();
  const add = (part: Part) => parts.set(part.from.stop, [...(parts.get(part.from.stop) ?? []), part]);
  for (const part of [...byEnds.values()].flat()) {
    add(part);
    add({ ...part, from: part.to, to: part.from });
  }
  return { parts, whole };
}

export const nameOf = ({ stop, hex }: FreightEnd): string => `${stop} ${hex}`;

/** A row of parts, each beginning where the one before ended. */
export function chainOffer(ground: Ground, row: readonly Part[]): Offer {
  const { problem, places, items } = ground;
  const [from, to] = [row[0]!.from, row.at(-1)!.to];
  const cover = noBits(items.worth.length);
  for (const { stop } of [from, to]) {
    const item = items.ofPlace[places.of[stop]!]!;
    if (item >= 0) addBit(cover, item);
  }
  return {
    cover,
    items: bitsOf(cover),
    fixed: distanceBonus(problem.rules.freights!, from, to),
    meets: merged(row.map(({ meets }) => meets)),
    ends: [from.stop, to.stop],
    runs: row.map(({ kind, trail }): RunOfKind => ({ kind, trail })),
  };
}
