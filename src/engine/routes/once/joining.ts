// Chains of freights: rows of runs that a block of trains can make, each beginning where the one before ended.
import type { Vertex } from '../../track/graph.ts';
import { take } from '../steps.ts';
import { type Bits, isWithin, join, meets, merged, noBits } from './bits.ts';
import { type Ground, type Offer, undominated } from './offers.ts';
import { mayBeBothEnds, mayJoinAt } from './oneTrain.ts';
import { chainOffer, nameOf, type Part } from './parts.ts';

/** A kind of freight in a block: the number of its trains, and whether a chain must use all of them or any number. */
export interface BlockKind {
  readonly count: number;
  readonly all: boolean;
  /** Its runs, by the stop where they begin. */
  readonly parts: ReadonlyMap<Vertex, readonly Part[]>;
}

/** Number of trains used of each kind of a block. */
type Used = readonly number[];

/** `Used` as one number. */
type UsedCode = number;

const codeOf = (block: readonly BlockKind[], used: Used): UsedCode => {
  let code = 0;
  for (let b = 0; b < block.length; b++) code = code * (block[b]!.count + 1) + used[b]!;
  return code;
};

const isComplete = (block: readonly BlockKind[], used: Used): boolean =>
  block.every(({ all, count }, b) => !all || used[b] === count) &&
  (block.every(({ all }) => all) || block.some(({ all }, b) => !all && used[b]! > 0));

/**
 * The chains of a block as offers. A single train offers its runs. Several offer one sketch for each pair of ends:
 * chains are drawn only when all other runs are known, because which chain it is matters only to whether they all meet.
 */
export function chainsOf(ground: Ground, block: readonly BlockKind[]): Offer[] {
  const all = block.flatMap(({ parts }) => [...parts.values()].flat());
  if (block.length === 1 && block[0]!.count === 1) {
    const offers = all.filter(({ from, to }) => from.stop < to.stop).map((part) => chainOffer(ground, [part]));
    // If chains must not end at one stop, none can replace another with other ends.
    return ground.problem.rules.freights!.endToEnd === 'choice' ? undominated(ground.items, offers) : offers;
  }
  const firsts = new Map(all.map((part) => [nameOf(part.from), part]));
  const rows = new Map([...firsts].map(([name, first]) => [name, rowsFrom(ground, block, first)]));
  const between: Between = { legs: legsOf(ground, block), parts: all.length, isWhole: wholeChains(block) };
  return [...firsts].flatMap(([name, first]) =>
    [...rows.get(name)!.ends]
      .filter(([, { to }]) => first.from.stop < to.stop && mayBeBothEnds(ground.problem, first.from.stop, to.stop))
      .map(([end, last]): Offer => {
        let known: Bits | undefined;
        const reach = () => (known ??= reachOf(ground, between, rows.get(name)!, rows.get(end)!));
        const chains = (fits: Fits) => eachChain(ground, block, first, last, fits);
        return { ...chainOffer(ground, [first, last]), meets: [], runs: [], sketch: { reach, chains } };
      }),
  );
}

/** Rows of parts from one end of a chain, including those that come to a place twice. */
interface Rows {
  /** A last part for each other end at which there may be a whole chain. */
  readonly ends: ReadonlyMap<string, Part>;
  /** Trains with which each stop can be reached, by the stop's number. */
  readonly ways: readonly (readonly UsedCode[] | undefined)[];
}

function rowsFrom({ problem, steps }: Ground, block: readonly BlockKind[], first: Part): Rows {
  const ends = new Map<string, Part>();
  const ways: UsedCode[][] = [];
  ways[first.from.stop] = [0];
  const seen = new Set<string>();
  const todo: { used: Used; at: Vertex }[] = [{ used: block.map(() => 0), at: first.from.stop }];
  for (let one = todo.pop(); one; one = todo.pop())
    for (const [b, { count, parts }] of block.entries()) {
      if (one.used[b] === count) continue;
      const used = one.used.map((n, i) => (i === b ? n + 1 : n));
      const isFirst = one.used.every((n) => n === 0);
      for (const part of parts.get(one.at) ?? []) {
        const key = `${used} ${nameOf(part.to)}`;
        if (seen.has(key) || (isFirst && nameOf(part.from) !== nameOf(first.from))) continue;
        take(steps, 1);
        seen.add(key);
        if (mayJoinAt(problem, part.to.stop)) todo.push({ used, at: part.to.stop });
        ways[part.to.stop] ??= [];
        ways[part.to.stop]!.push(codeOf(block, used));
        if (isComplete(block, used)) ends.set(nameOf(part.to), part);
      }
    }
  return { ends, ways };
}

/**
 * All runs of a kind between two stops, seen from the first: in a chain they differ only in the places where they can
 * be met.
 */
interface Leg {
  readonly kind: number;
  readonly from: Vertex;
  readonly to: Vertex;
  readonly meets: Bits;
}

/** Runs that may lie between the ends of a chain. */
interface Between {
  readonly legs: readonly Leg[];
  /** Number of runs that the legs stand for. */
  readonly parts: number;
  /** True if a chain is complete that uses these trains before and after a run of some kind. */
  isWhole(before: UsedCode, kind: number, after: UsedCode): boolean;
}

function legsOf({ places }: Ground, block: readonly BlockKind[]): Leg[] {
  const legs: Leg[] = [];
  for (const [kind, { parts }] of block.entries())
    for (const [from, here] of parts) {
      const byEnd = new Map<Vertex, Bits>();
      for (const part of here) {
        const met = byEnd.get(part.to.stop) ?? noBits(places.count + 1);
        join(met, part.meets);
        byEnd.set(part.to.stop, met);
      }
      for (const [to, met] of byEnd) legs.push({ kind, from, to, meets: met });
    }
  return legs;
}

/** All places where a chain between two ends may be met. */
function reachOf({ places, steps }: Ground, { legs, parts, isWhole }: Between, from: Rows, to: Rows): Bits {
  const reach = noBits(places.count + 1);
  take(steps, parts);
  for (const leg of legs) {
    const before = from.ways[leg.from];
    const after = to.ways[leg.to];
    if (before === undefined || after === undefined || isWithin(leg.meets, reach)) continue;
    if (before.some((one) => after.some((two) => isWhole(one, leg.kind, two)))) join(reach, leg.meets);
  }
  return reach;
}

function wholeChains(block: readonly BlockKind[]): Between['isWhole'] {
  const codes = block.reduce((product, { count }) => product * (count + 1), 1);
  const usedBy = (code: UsedCode): number[] => {
    const used: number[] = [];
    let rest = code;
    for (const { count } of block.toReversed()) {
      used.unshift(rest % (count + 1));
      rest = Math.floor(rest / (count + 1));
    }
    return used;
  };
  const known: boolean[] = [];
  return (before, kind, after) => {
    const key = (before * codes + after) * block.length + kind;
    known[key] ??= isWhole(block, usedBy(before), kind, usedBy(after));
    return known[key];
  };
}

/** True if a chain is complete that uses these trains before and after a part of some kind. */
function isWhole(block: readonly BlockKind[], before: Used, part: number, after: Used): boolean {
  let some = block.every(({ all }) => all);
  for (const [b, { all, count }] of block.entries()) {
    const used = before[b]! + after[b]! + (b === part ? 1 : 0);
    if (used > count || (all && used < count)) return false;
    if (!all && used > 0) some = true;
  }
  return some;
}

/** Sets that a chain has to touch, and the callback for each such chain; true ends the search. */
export interface Fits {
  readonly touch: readonly Bits[];
  readonly found: (chain: Offer) => boolean;
}

/** Chains between two ends that come to no place twice; several that are met alike are shown once. */
function eachChain(ground: Ground, block: readonly BlockKind[], first: Part, last: Part, { touch, found }: Fits): void {
  const { problem, places, steps } = ground;
  const row: Part[] = [];
  const used = block.map(() => 0);
  const visited = new Uint8Array(places.count);
  const shown = new Set<string>();
  const whole = 2 ** touch.length - 1;
  const touched = new Map<Part, number>();
  const touchedBy = (part: Part): number => {
    let bits = touched.get(part);
    if (bits === undefined) {
      bits = touch.reduce((sum, set, i) => (meets(set, part.meets) ? sum + 2 ** i : sum), 0);
      touched.set(part, bits);
    }
    return bits;
  };
  const [start, end] = [nameOf(first.from), nameOf(last.to)];
  const known = new Map<string, boolean>();
  /** True if a row can still come to the end and touch the missing sets, even by coming to places twice. */
  const canFinish = (at: Vertex, bits: number): boolean => {
    const key = `${used} ${at} ${bits}`;
    let can = known.get(key);
    if (can !== undefined) return can;
    can = false;
    for (const [b, { count, parts }] of block.entries()) {
      if (used[b] === count || can) continue;
      used[b]!++;
      for (const part of parts.get(at) ?? []) {
        take(steps, 1);
        const all = bits | touchedBy(part);
        const isDone = all === whole && nameOf(part.to) === end && isComplete(block, used);
        if (isDone || (mayJoinAt(problem, part.to.stop) && canFinish(part.to.stop, all))) {
          can = true;
          break;
        }
      }
      used[b]!--;
    }
    known.set(key, can);
    return can;
  };
  /** True if no more chains are wanted. */
  const goOn = (at: Vertex, bits: number): boolean => {
    for (const [b, { count, parts }] of block.entries()) {
      if (used[b] === count) continue;
      for (const part of parts.get(at) ?? []) {
        const place = places.of[part.to.stop]!;
        if (visited[place] || (row.length === 0 && nameOf(part.from) !== start)) continue;
        take(steps, 1);
        const all = bits | touchedBy(part);
        const isEnd = nameOf(part.to) === end;
        visited[place] = 1;
        used[b]!++;
        row.push(part);
        let enough = false;
        if (isEnd && all === whole && isComplete(block, used)) enough = show();
        else if (!isEnd && mayJoinAt(problem, part.to.stop) && canFinish(part.to.stop, all))
          enough = goOn(part.to.stop, all);
        row.pop();
        used[b]!--;
        visited[place] = 0;
        if (enough) return true;
      }
    }
    return false;
  };
  const show = (): boolean => {
    const key = merged(row.map((part) => part.meets)).join(';');
    if (shown.has(key)) return false;
    shown.add(key);
    return found(chainOffer(ground, row));
  };
  visited[places.of[first.from.stop]!] = 1;
  goOn(first.from.stop, 0);
}
