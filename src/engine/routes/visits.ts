// What a visit to each stop of the sweep means for one train: value, limits, groups and bonuses.
import type { RunProblem, Train } from './problem.ts';
import { isOf } from './problem.ts';
import type { Sweep } from './sweep.ts';

export interface Visit {
  readonly value: number;
  readonly own: boolean;
  /** Whether it counts for the fewest stops of a run. */
  readonly counts: boolean;
  /** The limits and the floors of the train for which this stop counts. */
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
  /** For each limit: whether all that this train can visit counts for it. */
  readonly countsAll: readonly boolean[];
  /** For each layer and floor: how many stops that count for it are still to come. */
  readonly floorsLater: readonly (readonly number[])[];
  /** An extra value of a run to the search: more than all runs together if the train must run, else 0. */
  readonly reward: number;
  /** Whether a token of the company is still to come after a layer. */
  readonly ownLater: readonly boolean[];
  /** How many stops have to be counted; 0 where any run has enough. */
  readonly least: number;
}

export function visitsOf(problem: RunProblem, { layers }: Sweep, train: Train, reward = 0): Visits {
  const { graph, stops, rules } = problem;
  const stopAt = (i: number) => (layers[i]!.isStop ? graph.stops[layers[i]!.vertex]! : null);
  const numbers = layers.map((_, i) => i);
  // A mark lives from the first stop that sets it to the last that asks for it.
  const groups = [...new Set(numbers.flatMap((i) => stopAt(i)?.group ?? []))];
  const sets = [
    ...groups.map((group) => numbers.filter((i) => stopAt(i)?.group === group)),
    ...train.bonuses.map(({ at }) => numbers.filter((i) => at.includes(stopAt(i)?.id ?? ''))),
  ];
  const floors = train.floors ?? [];
  const marksOf = (i: number) => sets.flatMap((set, m) => (set.includes(i) ? [m] : []));
  const at = numbers.map((i): Visit | null => {
    const stop = stopAt(i);
    if (!stop) return null;
    const view = stops[layers[i]!.vertex]!;
    const marks = marksOf(i);
    return {
      value: view.worth + (view.subsidy ?? 0),
      own: view.standing === 'own',
      counts: isOf(rules.least.of, stop.kind),
      caps: train.caps.flatMap((cap, c) => (isOf(cap.of, stop.kind) ? [c] : [])),
      floors: floors.flatMap((floor, f) => (isOf(floor.of, stop.kind) ? [f] : [])),
      group: marks.filter((m) => m < groups.length).reduce((bits, m) => bits | (1 << m), 0),
      bonuses: marks
        .filter((m) => m >= groups.length)
        .map((m) => ({ mark: 1 << m, amount: train.bonuses[m - groups.length]!.amount })),
    };
  });
  const done = numbers.map((i) => sets.reduce((bits, set, m) => (set.at(-1) === i ? bits | (1 << m) : bits), 0));
  const lastOwn = at.findLastIndex((visit) => visit?.own);
  const within = at.filter((visit) => visit?.caps.every((c) => train.caps[c]!.atMost > 0));
  const enough = rules.least.atLeast <= 2 && within.every((visit) => visit!.counts);
  return {
    at,
    done,
    countsAll: train.caps.map((_, c) => within.every((visit) => visit!.caps.includes(c))),
    floorsLater: numbers.map((i) =>
      floors.map((_, f) => at.filter((visit, later) => later > i && visit?.floors.includes(f)).length),
    ),
    reward: train.mustRun ? reward : 0,
    ownLater: numbers.map((i) => i < lastOwn),
    least: enough ? 0 : rules.least.atLeast,
  };
}
