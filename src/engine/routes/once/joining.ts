// Chains of freights: every row of parts that a block of trains can make.
import type { Vertex } from '../../track/graph.ts';
import { take } from '../steps.ts';
import { isWithin } from './bits.ts';
import { type Ground, type Offer, undominated } from './offers.ts';
import { chainOffer, nameOf, type Part } from './parts.ts';

/** A kind of freight in a block: how many of its trains there are, and whether a chain uses all of them or any number. */
export interface BlockKind {
  readonly kind: number;
  readonly count: number;
  readonly all: boolean;
  /** Its runs by the stop where they begin. */
  readonly parts: ReadonlyMap<Vertex, readonly Part[]>;
}

/** All chains of a block of freights; false if the budget ended before all were found. */
export function chainsOf(ground: Ground, block: readonly BlockKind[]): { offers: Offer[]; whole: boolean } {
  const { places, steps, items, problem } = ground;
  const found = new Map<string, Offer[]>();
  const row: Part[] = [];
  const used = block.map(() => 0);
  const visited = new Uint8Array(places.count);
  let whole = true;

  const isComplete = (): boolean =>
    block.every(({ all, count }, b) => !all || used[b] === count) &&
    (block.every(({ all }) => all) || block.some(({ all }, b) => !all && used[b]! > 0));
  const keep = (): void => {
    const offer = chainOffer(ground, row);
    const name = `${nameOf(row[0]!.from)},${nameOf(row.at(-1)!.to)}`;
    const alike = found.get(name) ?? [];
    if (alike.some((one) => isAsGood(one, offer))) return;
    found.set(name, [...alike.filter((one) => !isAsGood(offer, one)), offer]);
  };
  const goOn = (at: Vertex): void => {
    for (const [b, { count, parts }] of block.entries()) {
      if (used[b] === count) continue;
      for (const part of parts.get(at) ?? []) {
        const place = places.of[part.to.stop]!;
        if (visited[place]) continue;
        if (take(steps, 1)) whole = false;
        if (!whole) return;
        visited[place] = 1;
        used[b]!++;
        row.push(part);
        // Every chain can be read from both ends.
        if (row[0]!.from.stop < part.to.stop && isComplete()) keep();
        goOn(part.to.stop);
        row.pop();
        used[b]!--;
        visited[place] = 0;
      }
    }
  };
  for (const start of new Set(block.flatMap(({ parts }) => [...parts.keys()]))) {
    visited[places.of[start]!] = 1;
    goOn(start);
    visited[places.of[start]!] = 0;
  }
  const offers = [...found.values()].flat();
  // Where chains must not end at one stop, none can stand for another with other ends.
  return { offers: problem.rules.freights!.endToEnd === 'choice' ? undominated(items, offers) : offers, whole };
}

const isAsGood = (one: Offer, other: Offer): boolean =>
  one.fixed >= other.fixed && one.meets.length === 1 && other.meets.every((set) => isWithin(set, one.meets[0]!));
