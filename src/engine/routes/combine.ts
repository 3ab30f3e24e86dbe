// Combines the trains, layer by layer: every set of states in which no two runs take the same thing.
import { advance, FEW, type Front, PLACES } from './advance.ts';
import type { Fleet } from './fleet.ts';
import type { RunSet } from './greedy.ts';
import { NEVER } from './priced.ts';
import type { Bound } from './prices.ts';
import { emptied, numberOf, rowTable } from './rowTable.ts';
import type { Steps } from './steps.ts';

export interface Combined {
  /** Null if nothing as good as `enough` was found. */
  readonly found: RunSet | null;
  /** The most that the sets left out could have brought, in units. */
  readonly missed: number;
}

/**
 * Follows only sets that may bring `enough` or more, and of those the most promising `width` in each layer. If `missed`
 * is less than `enough`, nothing was missed.
 */
export function combine(bound: Bound, enough: number, width: number, steps: Steps): Combined {
  const { fleet } = bound;
  const { layers } = fleet.sweep;
  const later = pricesLater(fleet, bound);
  const trains = fleet.kind.length;
  /** One table for the layer behind, one for the layer ahead. */
  const tables = [rowTable(trains), rowTable(trains)];
  const first: Front = { table: tables[0]!, values: [0], parents: [-1], moves: [] };
  numberOf(first.table, new Int32Array(trains));
  const fronts = [first];
  let missed = NEVER;
  for (let i = 0; i < layers.length; i++) {
    const kept = keep(fleet, bound, fronts[i]!, later[i]!, steps.over ? Math.min(width, FEW) : width);
    missed = Math.max(missed, kept.missed);
    const place = { before: later[i]!, after: later[i + 1]! };
    const table = emptied(tables[(i + 1) % 2]!, trains);
    const done = advance(fleet, bound, fronts[i]!, table, kept.states, place, enough, steps);
    missed = Math.max(missed, done.missed);
    fronts.push(done.next);
  }
  return { found: bestOf(fleet, fronts), missed };
}

/** All prices of things that are not yet decided before each layer. */
function pricesLater({ sweep: { layers } }: Fleet, { prices }: Bound): number[] {
  const later = [0];
  for (const { takes } of layers.toReversed())
    later.push(takes.reduce((sum, thing) => sum + prices[thing]!, later.at(-1)!));
  return later.reverse();
}

/** The most promising sets of states, in their order. */
function keep({ kind }: Fleet, { priced }: Bound, front: Front, later: number, width: number) {
  const { table, values } = front;
  const states = Array.from({ length: table.size }, (_, i) => i);
  if (states.length <= width) return { states, missed: NEVER };
  const promises = values.map((value, state) =>
    kind.reduce((sum, k, t) => sum + priced[k]!.rest[table.rows[state * kind.length + t]!]!, value + later),
  );
  const ranked = states.sort((a, b) => promises[b]! - promises[a]! || a - b);
  return { states: ranked.slice(0, width), missed: promises[ranked[width]!]! };
}

/** The best of the sets that reached the end, traced back to the start. */
function bestOf({ kind, diagrams }: Fleet, fronts: readonly Front[]): Combined['found'] {
  const { values } = fronts.at(-1)!;
  if (values.length === 0) return null;
  const value = values.reduce((a, b) => Math.max(a, b));
  let state = values.indexOf(value);
  const ways = kind.map((): number[] => []);
  let places = kind.map((_, t) => t);
  for (const { parents, moves } of fronts.slice(1).reverse()) {
    const here = state;
    const steps = places.map((place) => moves[here * kind.length + place]!);
    for (const [t, step] of steps.entries()) {
      const { masks, pattern } = diagrams[kind[t]!]!;
      ways[t]!.push(masks[pattern[Math.floor(step / PLACES)]!]!);
    }
    places = steps.map((step) => step % PLACES);
    state = parents[here]!;
  }
  return { value, ways: ways.map((way) => way.reverse()) };
}
