// The trains of a company with their diagrams; trains of the same kind share one and stand side by side.
import type { Diagram } from './diagram.ts';
import { drawDiagram } from './drawDiagram.ts';
import type { RunProblem, Train } from './problem.ts';
import type { Steps } from './steps.ts';
import type { Sweep } from './sweep.ts';
import { visitsOf } from './visits.ts';

export interface Fleet {
  readonly sweep: Sweep;
  readonly trains: readonly Train[];
  /** The kind of each train, by its number. */
  readonly kind: readonly number[];
  /** One for each kind. */
  readonly diagrams: readonly Diagram[];
}

/** The share of a budget that goes into the diagrams. */
const DRAWING = 0.6;

/** `reward`: the extra value of running a train that must run. */
export function fleetOf(problem: RunProblem, sweep: Sweep, steps: Steps, reward: number): Fleet {
  const alike = sameKinds(problem.trains);
  const diagrams = alike.map(([train], i) => {
    const limit = (steps.budget * DRAWING * (i + 1)) / alike.length;
    return drawDiagram(sweep, visitsOf(problem, sweep, train!, reward), train!, steps, limit);
  });
  return { sweep, trains: alike.flat(), kind: alike.flatMap((trains, k) => trains.map(() => k)), diagrams };
}

/** The trains grouped by kind, in the order in which the kinds first appear. */
export function sameKinds(trains: readonly Train[]): (readonly Train[])[] {
  const kinds: Train[][] = [];
  for (const train of trains) {
    const known = kinds.find(([other]) => isLike(train, other!));
    if (known) known.push(train);
    else kinds.push([train]);
  }
  return kinds;
}

const isLike = (one: Train, other: Train): boolean =>
  one.mustRun === other.mustRun &&
  isSame(one.caps, other.caps) &&
  isSame(one.bonuses, other.bonuses) &&
  isSame(one.floors, other.floors);

/** Trains of one type mostly have the very same lists. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
