// The moves of all trains together at one vertex.
import type { Fleet } from './fleet.ts';
import { NEVER, UNIT } from './priced.ts';
import type { Bound } from './prices.ts';
import { numberOf, type RowTable } from './rowTable.ts';
import { type Steps, take } from './steps.ts';

/** Sets of states in one layer, each with the most that any runs have brought so far, and their origin. */
export interface Front {
  /** Valid only until the layer after the next: two tables serve all layers in turn. */
  readonly table: RowTable;
  readonly values: number[];
  readonly parents: number[];
  /** For each train the edge it took, and its place in the parent: edge * PLACES + place. */
  readonly moves: number[];
}

export const PLACES = 64;
/** Number of sets of states that are followed once the budget is spent. */
export const FEW = 8;

/** The part of a bound that depends on the layer: the prices of all things not yet decided, before and after it. */
export interface Later {
  readonly before: number;
  readonly after: number;
}

/**
 * Continues from each of these sets of states and puts their successors into the table. When the budget ends the rest
 * is left out; `missed` bounds what they could have brought.
 */
export function advance(
  { kind, diagrams }: Fleet,
  { priced }: Bound,
  front: Front,
  table: RowTable,
  states: readonly number[],
  later: Later,
  enough: number,
  steps: Steps,
): { next: Front; missed: number } {
  const trains = kind.length;
  const next: Front = { table, values: [], parents: [], moves: [] };
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
      if (sure + later.after < enough) return;
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
      // Before a train has chosen, what it will pay is counted in full, so the bound is never too low.
      const promised = promise - rest[node]! + after - costs[pattern[edge]!]!;
      if (promised < enough) continue;
      nodes[t] = to[edge]!;
      chosen[t] = edge;
      go(t + 1, value + gain, taken | mask, promised, sure + after);
    }
  };

  let followed = 0;
  let missed = NEVER;
  for (parent of states) {
    const value = front.values[parent]!;
    let promise = value + later.before;
    for (let t = 0; t < trains; t++) promise += priced[kind[t]!]!.rest[rows[parent * trains + t]!]!;
    if (promise < enough) continue;
    if (steps.over && followed >= FEW) {
      missed = Math.max(missed, promise);
      continue;
    }
    followed++;
    go(0, value, 0, promise, value);
    take(steps, tried);
    tried = 0;
  }
  return { next, missed };
}

/** Trains of one kind are alike: their states are kept in order, so that the same set is found again. */
function sortKinds(row: Int32Array, moves: Float64Array, kind: readonly number[]): void {
  for (let i = 1; i < row.length; i++)
    for (let j = i; j > 0 && kind[j] === kind[j - 1] && row[j]! < row[j - 1]!; j--) {
      [row[j], row[j - 1]] = [row[j - 1]!, row[j]!];
      [moves[j], moves[j - 1]] = [moves[j - 1]!, moves[j]!];
    }
}
