// The trains together, layer by layer: every set of states in which no two runs take the same thing.
import type { Fleet } from './fleet.ts';
import type { RunSet } from './greedy.ts';
import { NEVER, UNIT } from './priced.ts';
import type { Bound } from './prices.ts';
import { numberOf, type RowTable, rowTable } from './rowTable.ts';
import { type Steps, take } from './steps.ts';

export interface Combined {
  /** Null when nothing as good as `enough` was found. */
  readonly found: RunSet | null;
  /** The most that what was left out could have brought, in units. */
  readonly missed: number;
}

/** The sets of states in one layer, each with the most that any runs have brought so far, and how they came there. */
interface Front {
  readonly table: RowTable;
  readonly values: number[];
  readonly parents: number[];
  /** For each train the edge it took, and its place in the parent: edge * PLACES + place. */
  readonly moves: number[];
}

const PLACES = 64;
/** How many sets of states of a layer are followed once the budget is spent. */
const FEW = 8;

/**
 * Only sets that may bring `enough` or more are followed, and of those the most promising `width` in each layer. Where
 * `missed` is less than `enough`, nothing was missed.
 */
export function combine(bound: Bound, enough: number, width: number, steps: Steps): Combined {
  const { fleet } = bound;
  const { layers } = fleet.sweep;
  const later = pricesLater(fleet, bound);
  const first: Front = { table: rowTable(fleet.kind.length), values: [0], parents: [-1], moves: [] };
  numberOf(first.table, new Int32Array(fleet.kind.length));
  const fronts = [first];
  let missed = NEVER;
  for (let i = 0; i < layers.length; i++) {
    const kept = keep(fleet, bound, fronts[i]!, later[i]!, steps.over ? Math.min(width, FEW) : width);
    missed = Math.max(missed, kept.missed);
    const { next, tried } = advance(fleet, bound, fronts[i]!, kept.states, later[i]!, later[i + 1]!, enough);
    fronts.push(next);
    take(steps, tried);
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

/** All that the trains can do at one vertex, from each of these sets of states. */
function advance(
  { kind, diagrams }: Fleet,
  { priced }: Bound,
  front: Front,
  states: readonly number[],
  laterBefore: number,
  laterAfter: number,
  enough: number,
): { next: Front; tried: number } {
  const trains = kind.length;
  const next: Front = { table: rowTable(trains), values: [], parents: [], moves: [] };
  const { rows } = front.table;
  const row = new Int32Array(trains);
  const moves = new Float64Array(trains);
  let parent = 0;
  let tried = 0;

  const put = (value: number): void => {
    sortKinds(row, moves, kind);
    const state = numberOf(next.table, row);
    if (state < next.values.length && next.values[state]! >= value) return;
    next.values[state] = value;
    next.parents[state] = parent;
    for (let t = 0; t < trains; t++) next.moves[state * trains + t] = moves[t]!;
  };

  const nodes = new Int32Array(trains);
  const chosen = new Int32Array(trains);
  /** Train after train. `promise` bounds the whole while trains are left to choose, `sure` once all have chosen. */
  const go = (t: number, value: number, taken: number, promise: number, sure: number): void => {
    if (t === trains) {
      if (sure + laterAfter < enough) return;
      for (let i = 0; i < trains; i++) {
        row[i] = nodes[i]!;
        moves[i] = chosen[i]! * PLACES + i;
      }
      put(value);
      return;
    }
    const { edges, to, value: worth, pattern, masks } = diagrams[kind[t]!]!;
    const { rest, costs } = priced[kind[t]!]!;
    const node = rows[parent * trains + t]!;
    for (let edge = edges[node]!; edge < edges[node + 1]!; edge++) {
      tried++;
      const mask = masks[pattern[edge]!]!;
      if ((mask & taken) !== 0) continue;
      const gain = worth[edge]! * UNIT;
      const after = gain + rest[to[edge]!]!;
      // What a train pays is counted in full before it has chosen, and so at least as much as it will be.
      const promised = promise - rest[node]! + after - costs[pattern[edge]!]!;
      if (promised < enough) continue;
      nodes[t] = to[edge]!;
      chosen[t] = edge;
      go(t + 1, value + gain, taken | mask, promised, sure + after);
    }
  };

  for (parent of states) {
    const value = front.values[parent]!;
    let promise = value + laterBefore;
    for (let t = 0; t < trains; t++) promise += priced[kind[t]!]!.rest[rows[parent * trains + t]!]!;
    if (promise >= enough) go(0, value, 0, promise, value);
  }
  return { next, tried };
}

/** Trains of one kind are alike: their states stand in order, so that the same set is found again. */
function sortKinds(row: Int32Array, moves: Float64Array, kind: readonly number[]): void {
  for (let i = 1; i < row.length; i++)
    for (let j = i; j > 0 && kind[j] === kind[j - 1] && row[j]! < row[j - 1]!; j--) {
      [row[j], row[j - 1]] = [row[j - 1]!, row[j]!];
      [moves[j], moves[j - 1]] = [moves[j - 1]!, moves[j]!];
    }
}

/** Of the sets that came to the end the best, and back along the way it came. */
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
