// The effects of a visit to each stop of the sweep for one train: value, limits, groups and bonuses.
import { isOf, type Kinds, type RunProblem, type StopKind, type Train } from './problem.ts';
import type { Layer, Sweep } from './sweep.ts';

export interface Visit {
  readonly value: number;
  readonly own: boolean;
  /** True if it counts for the fewest stops of a run. */
  readonly counts: boolean;
  /** Limits and floors of the train for which this stop counts. */
  readonly caps: readonly number[];
  readonly floors: readonly number[];
  /** The mark of its group: a run that has it does not come here. */
  readonly group: number;
  readonly bonuses: readonly { readonly mark: number; readonly amount: number }[];
}

export interface Visits {
  /** For each layer; null at a crossing. */
  readonly at: readonly (Visit | null)[];
  /** Marks that no longer matter after a layer. */
  readonly done: readonly number[];
  /** For each limit: true if all stops that this train can visit count for it. */
  readonly countsAll: readonly boolean[];
  /** For each layer and floor: number of stops still to come that count for it. */
  readonly floorsLater: readonly (readonly number[])[];
  /** An extra value of a run to the search: more than all runs together if the train must run, else 0. */
  readonly reward: number;
  /** True if a token of the company is still to come after a layer. */
  readonly ownLater: readonly boolean[];
  /** Number of stops that have to be counted; 0 if any run has enough. */
  readonly least: number;
}

export function visitsOf(problem: RunProblem, { layers }: Sweep, train: Train, reward = 0): Visits {
  const { graph, stops, rules } = problem;
  const { caps, floors = [] } = train;
  const marks = marksOf(problem, layers, train);
  const at = layers.map(({ vertex, isStop }, i): Visit | null => {
    if (!isStop) return null;
    const { kind } = graph.stops[vertex]!;
    const { worth, subsidy = 0, standing } = stops[vertex]!;
    const bonuses: { mark: number; amount: number }[] = [];
    for (const [b, mark] of marks.bonuses.entries())
      if (marks.at[i]! & mark) bonuses.push({ mark, amount: train.bonuses[b]!.amount });
    return {
      value: worth + subsidy,
      own: standing === 'own',
      counts: isOf(rules.least.of, kind),
      caps: which(caps, kind),
      floors: which(floors, kind),
      group: marks.at[i]! & marks.groups,
      bonuses,
    };
  });
  const countsAll = caps.map(() => true);
  let countsLeast = true;
  for (const visit of at) {
    if (!visit || visit.caps.some((c) => caps[c]!.atMost <= 0)) continue;
    if (!visit.counts) countsLeast = false;
    for (let c = 0; c < caps.length; c++) if (!visit.caps.includes(c)) countsAll[c] = false;
  }
  const lastOwn = at.findLastIndex((visit) => visit?.own);
  return {
    at,
    done: marks.done,
    countsAll,
    floorsLater: floorsLater(at, floors.length),
    reward: train.mustRun ? reward : 0,
    ownLater: at.map((_, i) => i < lastOwn),
    least: countsLeast && rules.least.atLeast <= 2 ? 0 : rules.least.atLeast,
  };
}

/** Limits or floors for which a stop of this kind counts, by their numbers. */
function which(all: readonly { readonly of: Kinds }[], kind: StopKind): number[] {
  const found: number[] = [];
  for (let i = 0; i < all.length; i++) if (isOf(all[i]!.of, kind)) found.push(i);
  return found;
}

interface Marks {
  /** The marks of each layer, together, and those that no longer matter after it. */
  readonly at: readonly number[];
  readonly done: readonly number[];
  /** The marks of all groups, together, and of each bonus of the train. */
  readonly groups: number;
  readonly bonuses: readonly number[];
}

/** A mark lives from the first stop that sets it to the last stop that needs it. */
function marksOf({ graph }: RunProblem, layers: readonly Layer[], { bonuses }: Train): Marks {
  const at = layers.map(() => 0);
  const done = layers.map(() => 0);
  const last: number[] = [];
  const set = (i: number, m: number): void => {
    at[i]! |= 1 << m;
    last[m] = i;
  };
  const groups = new Map<string, number>();
  for (const [i, { vertex, isStop }] of layers.entries()) {
    const group = isStop ? graph.stops[vertex]!.group : undefined;
    if (group === undefined) continue;
    if (!groups.has(group)) groups.set(group, groups.size);
    set(i, groups.get(group)!);
  }
  for (const [b, bonus] of bonuses.entries())
    for (const [i, { vertex, isStop }] of layers.entries())
      if (isStop && bonus.at.includes(graph.stops[vertex]!.id)) set(i, groups.size + b);
  for (const [m, i] of last.entries()) if (i !== undefined) done[i]! |= 1 << m;
  return { at, done, groups: (1 << groups.size) - 1, bonuses: bonuses.map((_, b) => 1 << (groups.size + b)) };
}

/** For each layer and floor: number of stops still to come that count for it. */
function floorsLater(at: readonly (Visit | null)[], floors: number): number[][] {
  const later = Array.from({ length: floors }, () => 0);
  const all: number[][] = [];
  for (const visit of at.toReversed()) {
    all.push([...later]);
    for (const f of visit?.floors ?? []) later[f]! += 1;
  }
  return all.reverse();
}
