// The proven best set of runs if track is shared and each location pays once.
import type { BestRuns, Effort } from '../bestRuns.ts';
import { networkOf } from '../network.ts';
import { placesOf } from '../places.ts';
import type { MeasuredRun, RunProblem } from '../problem.ts';
import { countSteps } from '../steps.ts';
import { trackOf } from '../trails.ts';
import { anyOnce } from './anyOnce.ts';
import { type Chosen, choose, meetingOf, type Search } from './choose.ts';
import { chooseByCuts } from './cuts.ts';
import { itemsOf } from './items.ts';
import { measureOnce, type OnceRun } from './measureOnce.ts';
import type { Ground } from './offers.ts';
import { type Parties, type Party, partiesOf } from './riders.ts';
import { type Shares, sharpen, UNIT } from './shares.ts';

/** The share of a budget that goes into looking for runs. */
const LOOKING = 0.6;
/** Number of choices tried for a first set, and the smaller number if the budget is spent. */
const FIRST = 400;
const FEW = 40;
/**
 * The first distance below the bound at which a set is looked for, as a share of the bound; and the factor by which it
 * grows.
 */
const NEAR = 1 / 64;
const FARTHER = 1.25;

export function bestOnce(problem: RunProblem, effort: Effort): BestRuns {
  const all = searched(problem, effort);
  return all.optimal || problem.trains.length === 1 || effort.budget === undefined || effort.rough
    ? all
    : withFewer(problem, all, effort);
}

const total = ({ revenue, subsidy }: BestRuns): number => revenue + subsidy;

/** The least budget for a search with some of the trains. */
const LEAST = 2000;

/**
 * A search that is cut short can end with little if many trains run. Then only some of them are searched, the best by
 * themselves first and one more each time, as long as their best runs are proven: the others stay at home.
 */
function withFewer(problem: RunProblem, all: BestRuns, { budget = LEAST, ...effort }: Effort): BestRuns {
  const asked = { ...effort, budget: Math.max(LEAST, budget / 2) };
  const only = (trains: RunProblem['trains']): BestRuns => searched({ ...problem, trains }, asked);
  const alone = problem.trains.map((train) => ({ train, best: only([train]) }));
  const order = alone.toSorted((a, b) => total(b.best) - total(a.best)).map(({ train }) => train);
  let best = alone.reduce((most, one) => (total(one.best) > total(most) ? one.best : most), all);
  let steps = alone.reduce((sum, one) => sum + one.best.steps, all.steps);
  for (let count = 2; count < order.length; count++) {
    const some = order.slice(0, count);
    const found = only(problem.trains.filter((train) => some.includes(train)));
    steps += found.steps;
    if (total(found) > total(best)) best = found;
    if (!found.optimal) break;
  }
  return { ...best, bound: all.bound, optimal: total(best) === all.bound, steps };
}

function searched(problem: RunProblem, { budget, shouldStop }: Effort): BestRuns {
  const steps = countSteps(budget, shouldStop);
  const network = networkOf(problem);
  const places = placesOf(problem);
  const limit = (kind: number) => (steps.budget * LOOKING * (kind + 1)) / problem.trains.length;
  const ground: Ground = { problem, network, places, items: itemsOf(problem, network, places), steps, limit };
  const parties = partiesOf(ground);
  const search: Search = {
    items: ground.items,
    meeting: meetingOf(problem.rules, places),
    grain: grainOf(ground),
    steps,
  };
  const { best, upper } = solve(search, parties.parties);
  let runs = best ? runsOf(ground, parties, best) : [];
  if (runs.length === 0 && (steps.over || !parties.whole)) runs = anyOnce(problem, network);
  const sum = (figure: 'revenue' | 'subsidy') => runs.reduce((total, run) => total + run[figure], 0);
  const [revenue, subsidy] = [sum('revenue'), sum('subsidy')];
  const bound = Math.max(parties.whole ? upper : ceilingOf(ground), revenue + subsidy);
  return { runs, revenue, subsidy, bound, optimal: bound === revenue + subsidy, steps: steps.taken };
}

function solve(search: Search, parties: readonly Party[]): { best: Chosen | null; upper: number } {
  const { items, grain, steps } = search;
  const whole = (units: number) => Math.floor(units / UNIT / grain) * grain;
  let share: Int32Array = Int32Array.from(items.worth, (worth) => worth * UNIT);
  const known: { party: Party; shares: Shares }[] = parties.map((party) => {
    const shares = sharpen(party, items, share, 0, steps);
    ({ share } = shares);
    return { party, shares };
  });
  known.sort((a, b) => b.shares.upper - a.shares.upper);
  let best: Chosen | null = null;
  let upper = Math.max(0, ...known.map(({ shares }) => whole(shares.upper)));
  const from = () => (best?.value ?? 0) + grain;
  for (const { party, shares } of known.slice(0, 1))
    best = choose(search, party, shares, from(), steps.over ? FEW : FIRST) ?? best;
  for (let gap = NEAR; upper >= from() && !steps.over; gap *= FARTHER) {
    let atLeast = Math.max(from(), whole(upper * (1 - gap) * UNIT));
    for (const { party, shares } of known) {
      if (whole(shares.upper) < atLeast) continue;
      best = chooseByCuts(search, party, shares, atLeast) ?? best;
      atLeast = Math.max(atLeast, from());
    }
    // Nothing brings as much as was asked for, unless it was found.
    if (!steps.over) upper = Math.max(best?.value ?? 0, atLeast - grain);
  }
  return { best, upper };
}

/** The runs of the offers, for the first trains of each kind. */
function runsOf({ problem, network }: Ground, { kinds }: Parties, { offers }: Chosen): readonly MeasuredRun[] {
  const free = kinds.map((trains) => [...trains]);
  const runs = offers.flatMap(({ runs: made }) =>
    made.map(({ kind, trail }): OnceRun => {
      const train = free[kind]!.shift()!;
      return { train, track: trackOf(network, trail), stops: trail.stops };
    }),
  );
  const place = ({ train }: OnceRun) => problem.trains.indexOf(train);
  return measureOnce(
    problem,
    runs.sort((a, b) => place(a) - place(b)),
  )!;
}

/** All sums are multiples of this. */
function grainOf({ problem, items }: Ground): number {
  const { trains, rules } = problem;
  const figures = [
    ...items.worth,
    ...trains.flatMap(({ bonuses }) => bonuses.map(({ amount }) => amount)),
    ...(rules.freights ? [rules.freights.plain, rules.freights.port] : []),
  ];
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  return figures.reduce(common, 0) || 1;
}

/** More than any set brings: everything that is paid once, and the longest way of every freight. */
function ceilingOf({ problem, items }: Ground): number {
  const { trains, rules } = problem;
  const { plain = 0, port = 0 } = rules.freights ?? {};
  const sum = (figures: readonly number[]) => figures.reduce((a, b) => a + b, 0);
  return (
    sum(items.worth) +
    sum(trains.map(({ freight }) => (freight?.hexes ?? 0) * Math.max(plain, port))) +
    sum(trains.flatMap(({ bonuses }) => bonuses.map(({ amount }) => amount)))
  );
}
