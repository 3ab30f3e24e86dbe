// The best set of runs of a company's trains on any network: by a sweep over it, in which runs in the same state are
// treated as one from there on.
import { anyRun } from './anyRun.ts';
import type { BestRuns } from './bestRuns.ts';
import { ceiling } from './ceiling.ts';
import { combine } from './combine.ts';
import { type Fleet, fleetOf } from './fleet.ts';
import { greedy, type RunSet } from './greedy.ts';
import { measure, runFound } from './measure.ts';
import type { Network } from './network.ts';
import { bestWay, priced, UNIT, type Way } from './priced.ts';
import { boundAt, sharpen } from './prices.ts';
import type { MeasuredRun, RunProblem } from './problem.ts';
import type { Steps } from './steps.ts';
import { sweepOf } from './sweep.ts';
import { type Traced, trace } from './trace.ts';

/** Number of price moves, and then the width of combining the trains: turn by turn, until nothing is missed. */
const TURNS = [
  [40, 64],
  [40, 1024],
  [60, 16_384],
  [0, Infinity],
] as const;

export function bestSwept(problem: RunProblem, network: Network, steps: Steps): BestRuns {
  const sweep = sweepOf(problem, network);
  const ceilings = () => problem.trains.reduce((all, train) => all + ceiling(problem, network, train), 0);
  // To the search, a run that must be made is worth more than all others together.
  const grain = grainOf(problem);
  const must = problem.trains.filter(({ mustRun }) => mustRun).map(({ id }) => id);
  const reward = must.length === 0 ? 0 : (Math.floor(ceilings() / grain) + 1) * grain;
  const fleet = fleetOf(problem, sweep, steps, reward);
  const { ways, upper } = problem.rules.share === 'track' ? alone(fleet) : together(fleet, grain * UNIT, steps);
  const runs = runsOf(problem, network, fleet, ways, steps);
  const sum = (figure: 'revenue' | 'subsidy') => runs.reduce((total, run) => total + run[figure], 0);
  const ran = runs.filter(({ train }) => must.includes(train)).length;
  const isWhole = fleet.diagrams.every(({ whole }) => whole);
  // If more of the trains that must run could run, their revenue is not known.
  const isOpen = ran < must.length && upper >= (ran + 1) * reward;
  const most = isWhole && !isOpen ? upper - ran * reward : ceilings();
  const [revenue, subsidy] = [sum('revenue'), sum('subsidy')];
  const bound = Math.max(most, revenue + subsidy);
  return { runs, revenue, subsidy, bound, optimal: bound === revenue + subsidy, steps: steps.taken };
}

interface Solved {
  readonly ways: readonly Way[];
  /** As money. */
  readonly upper: number;
}

/** Trains that may share track are solved one by one. */
function alone({ sweep, kind, diagrams }: Fleet): Solved {
  const { layers, things } = sweep;
  const best = diagrams.map((diagram) =>
    bestWay(diagram, priced(diagram, layers, new Int32Array(things)), layers.length),
  );
  return { ways: kind.map((k) => best[k]!.way), upper: kind.reduce((sum, k) => sum + best[k]!.worth, 0) / UNIT };
}

/** All sums are multiples of `grain`, in units. */
function together(fleet: Fleet, grain: number, steps: Steps): Solved {
  const free = new Int32Array(fleet.sweep.things);
  let best = greedy(fleet, free, steps);
  let bound = boundAt(fleet, free, steps);
  let { upper } = bound;
  for (const [i, [moves, width]] of TURNS.entries()) {
    if (upper < best.value + grain || (i > 0 && steps.over)) break;
    bound = sharpen(bound, best.value + grain, moves, steps);
    upper = Math.min(upper, bound.upper);
    if (i === 0) best = better(best, greedy(fleet, bound.prices, steps));
    if (upper < best.value + grain) break;
    const { found, missed } = combine(bound, best.value + grain, width, steps);
    if (found) best = found;
    upper = Math.min(upper, Math.max(best.value, missed));
  }
  return { ways: best.ways, upper: (Math.floor(upper / grain) * grain) / UNIT };
}

const better = (one: RunSet, other: RunSet): RunSet => (other.value > one.value ? other : one);

/** All sums are multiples of this. */
function grainOf({ stops, trains }: RunProblem): number {
  let grain = 0;
  for (const { worth, subsidy = 0 } of stops) grain = common(common(grain, worth), subsidy);
  for (const { bonuses } of trains) for (const { amount } of bonuses) grain = common(grain, amount);
  return grain || 1;
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));

/** Something runs if anything can and pays, even if the budget was too small to look at all runs. */
function runsOf(
  problem: RunProblem,
  network: Network,
  fleet: Fleet,
  ways: readonly Way[],
  steps: Steps,
): readonly MeasuredRun[] {
  const runs = fleet.diagrams.flatMap((_, k) => {
    const trains = fleet.trains.filter((_train, t) => fleet.kind[t] === k);
    const traced = ways.flatMap((way, t) =>
      fleet.kind[t] === k ? (trace(problem.graph, network, fleet.sweep, way) ?? []) : [],
    );
    // Among identical trains the first gets the better run.
    const worth = ({ stops }: Traced) => measure(problem, trains[0]!, stops).revenue;
    return traced.sort((a, b) => worth(b) - worth(a)).map((run, i) => runFound(problem, trains[i]!, run));
  });
  if (runs.length === 0 && (steps.over || fleet.diagrams.some(({ whole }) => !whole)))
    for (const train of problem.trains.toSorted((a, b) => Number(b.mustRun ?? 0) - Number(a.mustRun ?? 0))) {
      const traced = anyRun(problem, train, network);
      if (traced) return [runFound(problem, train, traced)];
    }
  const place = (id: string) => problem.trains.findIndex((train) => train.id === id);
  return runs.sort((a, b) => place(a.train) - place(b.train));
}
