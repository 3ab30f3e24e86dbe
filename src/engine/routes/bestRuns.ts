// The best set of runs of a company's trains, proven; or, with a budget, the best so far and how far it can be from it.
import { anyRun } from './anyRun.ts';
import { ceiling } from './ceiling.ts';
import { combine, type Ways } from './combine.ts';
import { type Fleet, fleetOf } from './fleet.ts';
import { greedy } from './greedy.ts';
import { measure } from './measure.ts';
import { type Network, networkOf } from './network.ts';
import { bestWay, priced, UNIT } from './priced.ts';
import { boundOf } from './prices.ts';
import type { MeasuredRun, RunProblem, Train } from './problem.ts';
import { countSteps, type Steps } from './steps.ts';
import { sweepOf } from './sweep.ts';
import { type Traced, trace } from './trace.ts';

export interface BestRuns {
  /** In the order of the trains; those that do not run are left out. */
  readonly runs: readonly MeasuredRun[];
  readonly revenue: number;
  readonly subsidy: number;
  /** No set of runs brings more, revenue and subsidy together. */
  readonly bound: number;
  /** Whether the bound is reached. */
  readonly optimal: boolean;
  readonly steps: number;
}

export interface Effort {
  /** In steps; without it the result is proven. */
  readonly budget?: number;
  /** Asked now and then by a worker; true ends the search with what it has. */
  readonly shouldStop?: () => boolean;
}

/** The widths at which the trains are combined, one after the other, until nothing is missed. */
const WIDTHS = [64, 2048, 65_536, Infinity];

export function bestRuns(problem: RunProblem, { budget, shouldStop }: Effort = {}): BestRuns {
  const steps = countSteps(budget, shouldStop);
  const network = networkOf(problem);
  const sweep = sweepOf(problem, network);
  const fleet = fleetOf(problem, sweep, steps);
  const { ways, upper } = problem.rules.share === 'track' ? alone(fleet) : together(problem, fleet, steps);
  const runs = runsOf(problem, network, fleet, ways, steps);
  const sum = (figure: 'revenue' | 'subsidy') => runs.reduce((total, run) => total + run[figure], 0);
  const missing = fleet.trains.filter((_, t) => !fleet.diagrams[fleet.kind[t]!]!.whole);
  const most =
    missing.length === 0 ? upper : fleet.trains.reduce((all, train) => all + ceiling(problem, network, train), 0);
  const [revenue, subsidy] = [sum('revenue'), sum('subsidy')];
  const bound = Math.max(most, revenue + subsidy);
  return { runs, revenue, subsidy, bound, optimal: bound === revenue + subsidy, steps: steps.taken };
}

interface Solved {
  readonly ways: Ways;
  /** As money. */
  readonly upper: number;
}

/** Trains that may share track do not care for each other. */
function alone({ sweep, kind, diagrams }: Fleet): Solved {
  const { layers, things } = sweep;
  const free = diagrams.map((diagram) => priced(diagram, layers, new Int32Array(things)));
  const ways = kind.map((k) => bestWay(diagrams[k]!, free[k]!, layers.length));
  return { ways, upper: kind.reduce((sum, k) => sum + free[k]!.rest[0]!, 0) / UNIT };
}

function together(problem: RunProblem, fleet: Fleet, steps: Steps): Solved {
  const grain = grainOf(problem) * UNIT;
  const free = new Int32Array(fleet.sweep.things);
  let best = greedy(fleet, free, steps);
  const bound = boundOf(fleet, best.value, best.value + grain, steps);
  const again = greedy(fleet, bound.prices, steps);
  if (again.value > best.value) best = again;
  let upper = bound.upper;
  for (const width of WIDTHS) {
    if (upper < best.value + grain || steps.over) break;
    const { found, missed } = combine(fleet, bound, best.value + grain, width, steps);
    if (found) best = found;
    upper = Math.min(upper, Math.max(best.value, missed));
  }
  return { ways: best.ways, upper: (Math.floor(upper / grain) * grain) / UNIT };
}

/** All sums are multiples of this. */
function grainOf({ stops, trains }: RunProblem): number {
  const figures = [
    ...stops.flatMap(({ worth, subsidy }) => [worth, subsidy ?? 0]),
    ...trains.flatMap(({ bonuses }) => bonuses.map(({ amount }) => amount)),
  ];
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  return figures.reduce(common, 0) || 1;
}

/** A train that can run does so, even if the budget was too small to look at all its runs. */
function runsOf(problem: RunProblem, network: Network, fleet: Fleet, ways: Ways, steps: Steps): MeasuredRun[] {
  const { graph, trains } = problem;
  const runs = fleet.trains.flatMap((train, t) => {
    const traced = trace(graph, network, fleet.sweep, fleet.diagrams[fleet.kind[t]!]!, ways[t]!);
    return traced ? [measured(problem, train, traced)] : [];
  });
  if (runs.length === 0 && steps.over)
    for (const train of trains) {
      const traced = anyRun(problem, train, network);
      if (traced) return [measured(problem, train, traced)];
    }
  const place = (id: string) => trains.findIndex((train) => train.id === id);
  return runs.sort((a, b) => place(a.train) - place(b.train));
}

function measured(problem: RunProblem, train: Train, { track, stops }: Traced): MeasuredRun {
  const { pieces, stops: places } = problem.graph;
  return {
    train: train.id,
    track: track.map((piece) => pieces[piece]!.id),
    stops: stops.map((stop) => places[stop]!.id),
    ...measure(problem, train, stops),
  };
}
