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

const kindOf = ({ caps, bonuses }: Train): string => JSON.stringify([caps, bonuses]);

export function fleetOf(problem: RunProblem, sweep: Sweep, steps: Steps): Fleet {
  const kinds = [...new Set(problem.trains.map(kindOf))];
  const trains = kinds.flatMap((kind) => problem.trains.filter((train) => kindOf(train) === kind));
  const diagrams = kinds.map((kind, i) => {
    const train = trains.find((one) => kindOf(one) === kind)!;
    const limit = (steps.budget * DRAWING * (i + 1)) / kinds.length;
    return drawDiagram(sweep, visitsOf(problem, sweep, train), train, steps, limit);
  });
  return { sweep, trains, kind: trains.map((train) => kinds.indexOf(kindOf(train))), diagrams };
}
