// Chains of freights: rows of parts that a block of trains can make, each beginning where the one before ended.
import type { Vertex } from '../../track/graph.ts';
import { take } from '../steps.ts';
import { isWithin } from './bits.ts';
import { type Ground, type Offer, undominated } from './offers.ts';
import { chainOffer, nameOf, type Part } from './parts.ts';

/** A kind of freight in a block: how many of its trains there are, and whether a chain uses all of them or any number. */
export interface BlockKind {
  readonly count: number;
  readonly all: boolean;
  /** Its runs by the stop where they begin. */
  readonly parts: ReadonlyMap<Vertex, readonly Part[]>;
}

/** How many trains of each kind of a block are used. */
type Used = readonly number[];

const isComplete = (block: readonly BlockKind[], used: Used): boolean =>
  block.every(({ all, count }, b) => !all || used[b] === count) &&
  (block.every(({ all }) => all) || block.some(({ all }, b) => !all && used[b]! > 0));

/** Where a row of parts can come to, and with which trains. */
interface Reached {
  readonly used: Used;
  readonly last: Part;
  /** The bonuses of its trains, at most. */
  readonly fixed: number;
}

/**
 * The chains of a block as offers. A single train has its runs; for several there is one offer for each pair of ends,
 * which is drawn in full when it is wanted: most pairs never are.
 */
export function chainsOf(ground: Ground, block: readonly BlockKind[]): Offer[] {
  const { items, problem } = ground;
  const firsts = new Map<string, Part>();
  for (const { parts } of block) for (const part of [...parts.values()].flat()) firsts.set(nameOf(part.from), part);
  // Where chains must not end at one stop, none can stand for another with other ends.
  const thinned = (offers: Offer[]) =>
    problem.rules.freights!.endToEnd === 'choice' ? undominated(items, offers) : offers;
  if (block.length === 1 && block[0]!.count === 1) {
    const parts = [...block[0]!.parts.values()].flat().filter(({ from, to }) => from.stop < to.stop);
    return thinned(parts.map((part) => chainOffer(ground, [part])));
  }
  const reach = new Map<string, readonly Reached[]>();
  const from = (name: string): readonly Reached[] => {
    if (!reach.has(name)) reach.set(name, reachedFrom(ground, block, firsts.get(name)!));
    return reach.get(name)!;
  };
  return [...firsts].flatMap(([name, first]) => {
    const ends = new Map<string, Reached>();
    for (const one of from(name))
      if (isComplete(block, one.used) && first.from.stop < one.last.to.stop) {
        const known = ends.get(nameOf(one.last.to));
        if (!known || known.fixed < one.fixed) ends.set(nameOf(one.last.to), one);
      }
    return [...ends].map(([end, { last, fixed }]): Offer => {
      let drawn: readonly Offer[] | undefined;
      const draw = () => (drawn ??= chainsBetween(ground, block, name, end, from(end)));
      return {
        ...chainOffer(ground, [
          { ...first, fixed },
          { ...last, fixed: 0 },
        ]),
        meets: [],
        runs: [],
        draw,
      };
    });
  });
}

/** Rows that begin like this part; they may come to a place twice, so that there are few to tell apart. */
function reachedFrom({ steps }: Ground, block: readonly BlockKind[], { from }: Part): readonly Reached[] {
  const found = new Map<string, Reached>();
  const todo: { used: Used; at: Vertex; fixed: number }[] = [{ used: block.map(() => 0), at: from.stop, fixed: 0 }];
  for (let one = todo.pop(); one; one = todo.pop())
    for (const [b, { count, parts }] of block.entries()) {
      if (one.used[b] === count) continue;
      const used = one.used.map((n, i) => (i === b ? n + 1 : n));
      const isFirst = one.used.every((n) => n === 0);
      for (const part of parts.get(one.at) ?? []) {
        if (isFirst && nameOf(part.from) !== nameOf(from)) continue;
        const key = `${used} ${nameOf(part.to)}`;
        const fixed = one.fixed + part.fixed;
        const known = found.get(key);
        if (known && known.fixed >= fixed) continue;
        take(steps, 1);
        found.set(key, { used, last: part, fixed });
        todo.push({ used, at: part.to.stop, fixed });
      }
    }
  return [...found.values()];
}

/** All chains from one end to another that come to no place twice; `back` is what can be reached from the other end. */
function chainsBetween(
  ground: Ground,
  block: readonly BlockKind[],
  from: string,
  to: string,
  back: readonly Reached[],
): readonly Offer[] {
  const { places, steps } = ground;
  const found: Offer[] = [];
  const row: Part[] = [];
  const used = block.map(() => 0);
  const visited = new Uint8Array(places.count);
  const ways = new Map<Vertex, Used[]>();
  for (const { used: more, last } of back) ways.set(last.to.stop, [...(ways.get(last.to.stop) ?? []), more]);
  const canFinish = (at: Vertex): boolean =>
    (ways.get(at) ?? []).some((more) => {
      const all = used.map((n, b) => n + more[b]!);
      return all.every((n, b) => n <= block[b]!.count) && isComplete(block, all);
    });
  const keep = (): void => {
    const offer = chainOffer(ground, row);
    if (found.some((one) => isAsGood(one, offer))) return;
    for (let i = found.length - 1; i >= 0; i--) if (isAsGood(offer, found[i]!)) found.splice(i, 1);
    found.push(offer);
  };
  const goOn = (at: Vertex): void => {
    for (const [b, { count, parts }] of block.entries()) {
      if (used[b] === count) continue;
      for (const part of parts.get(at) ?? []) {
        const place = places.of[part.to.stop]!;
        if (visited[place] || (row.length === 0 && nameOf(part.from) !== from)) continue;
        take(steps, 1);
        visited[place] = 1;
        used[b]!++;
        row.push(part);
        if (nameOf(part.to) === to) {
          if (isComplete(block, used)) keep();
        } else if (canFinish(part.to.stop)) goOn(part.to.stop);
        row.pop();
        used[b]!--;
        visited[place] = 0;
      }
    }
  };
  const start = Number(from.split(' ')[0]);
  visited[places.of[start]!] = 1;
  goOn(start);
  return found;
}

const isAsGood = (one: Offer, other: Offer): boolean =>
  one.fixed >= other.fixed && one.meets.length === 1 && other.meets.every((set) => isWithin(set, one.meets[0]!));
