// Builds runs up level by level from those that hang together with the home already. An offer of the second level needs
// another run of the first between, and so on. So a bound can include the runs needed to get there, and not only the
// runs that pay best.
import { type Bits, join, meets } from './bits.ts';
import type { Offer } from './offers.ts';

/** Offers still open to a rider, each with its value by the shares of items not covered yet. */
export interface Open {
  /** All offers of the rider, and the numbers of those that are open. */
  readonly from: readonly Offer[];
  readonly offers: readonly number[];
  readonly values: readonly number[];
  readonly best: number;
}

/** Levels beyond this one count as this one. */
const DEEPEST = 5;

/** Sets of places where it can be met. */
const setsOf = ({ meets: sets, sketch }: Offer): readonly Bits[] => (sketch ? [sketch.reach()] : sets);

/**
 * Keeps only offers that can hang together with `start` and, beside `given`, reach `wanted`; null if nothing can.
 * `parts` are the chosen runs, `links` the places that chosen chains can touch.
 */
export function levelled(
  open: readonly Open[],
  start: Bits,
  parts: readonly Bits[],
  links: readonly Bits[],
  given: number,
  wanted: number,
): Open[] | null {
  const reach = start.slice();
  const islands = [...parts, ...links];
  const widen = (): void => {
    for (let i = 0; i < islands.length; i++)
      if (meets(islands[i]!, reach)) {
        join(reach, islands[i]!);
        islands.splice(i, 1);
        i = -1;
      }
  };
  widen();
  const levels = open.map(({ offers }) => new Uint8Array(offers.length));
  let needed = 0;
  let fresh = true;
  for (let level = 1; level <= open.length && fresh; level++) {
    const before = reach.slice();
    if (islands.length > 0) needed = level;
    fresh = false;
    for (const [r, { from, offers }] of open.entries())
      for (let i = 0; i < offers.length; i++) {
        const sets = setsOf(from[offers[i]!]!);
        for (const set of sets) {
          if (!meets(set, before)) continue;
          if (levels[r]![i] === 0) {
            levels[r]![i] = Math.min(level, DEEPEST);
            fresh = true;
          }
          join(reach, set);
        }
      }
    widen();
  }
  if (islands.length > 0) return null;
  const within = open.map(({ from, offers, values, best }, r): Open & { levels: number[] } => {
    const kept: number[] = [];
    for (let i = 0; i < offers.length; i++)
      if (levels[r]![i]! > 0 && setsOf(from[offers[i]!]!).every((set) => meets(set, reach))) kept.push(i);
    return {
      from,
      offers: kept.map((i) => offers[i]!),
      values: kept.map((i) => values[i]!),
      best,
      levels: kept.map((i) => levels[r]![i]!),
    };
  });
  return climbing(within, Math.min(needed, DEEPEST), given, wanted);
}

const NEVER = -1;

/** True if a set of levels has no gap, and reaches the needed level. */
const isLadder = (set: number, needed: number): boolean => (set & (set + 1)) === 0 && set >= (1 << needed) - 1;

/** Keeps only offers with which the riders can still reach `wanted` if no level between may be left out. */
function climbing(
  open: readonly (Open & { readonly levels: readonly number[] })[],
  needed: number,
  given: number,
  wanted: number,
): Open[] | null {
  const best = open.map(({ values, levels }) => {
    const most = new Array<number>(DEEPEST + 1).fill(NEVER);
    most[0] = 0;
    for (let i = 0; i < values.length; i++) if (values[i]! > most[levels[i]!]!) most[levels[i]!] = values[i]!;
    return most;
  });
  const sets = 1 << DEEPEST;
  const step = (before: readonly number[], most: readonly number[]): number[] => {
    const after = [...before];
    for (let set = 0; set < sets; set++) {
      if (before[set]! === NEVER) continue;
      for (let level = 1; level <= DEEPEST; level++) {
        if (most[level]! === NEVER) continue;
        const to = set | (1 << (level - 1));
        const sum = before[set]! + most[level]!;
        if (sum > after[to]!) after[to] = sum;
      }
    }
    return after;
  };
  const nothing = new Array<number>(sets).fill(NEVER).with(0, 0);
  const before = [nothing];
  for (const most of best) before.push(step(before.at(-1)!, most));
  const after = [nothing];
  for (const most of best.toReversed()) after.unshift(step(after[0]!, most));
  let highest = NEVER;
  for (let set = 0; set < sets; set++) if (isLadder(set, needed)) highest = Math.max(highest, before.at(-1)![set]!);
  if (highest === NEVER || given + highest < wanted) return null;
  return open.map(({ from, offers, values, levels }, r): Open => {
    const others = new Array<number>(DEEPEST + 1).fill(NEVER);
    for (let one = 0; one < sets; one++) {
      if (before[r]![one]! === NEVER) continue;
      for (let two = 0; two < sets; two++) {
        if (after[r + 1]![two]! === NEVER) continue;
        const sum = before[r]![one]! + after[r + 1]![two]!;
        for (let level = 0; level <= DEEPEST; level++)
          if (sum > others[level]! && isLadder(one | two | (level === 0 ? 0 : 1 << (level - 1)), needed))
            others[level] = sum;
      }
    }
    const kept: number[] = [];
    let most = 0;
    for (let i = 0; i < offers.length; i++) {
      const rest = others[levels[i]!]!;
      if (rest === NEVER || given + rest + values[i]! < wanted) continue;
      kept.push(i);
      most = Math.max(most, values[i]!);
    }
    return { from, offers: kept.map((i) => offers[i]!), values: kept.map((i) => values[i]!), best: most };
  });
}
