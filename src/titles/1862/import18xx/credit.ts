// Credits each train with its revenue as the platform does. The sum is ours; but runs are credited in the order of the
// list, and if a train is paid for some of its stops only, the first of the best choices decides.
import { checkWays, type MeasuredRun, type Run, type RunProblem, type Train } from '../../../engine/index.ts';

type StopId = MeasuredRun['stops'][number];
/** Stops of a run that pay it before others are asked. */
type Claim = readonly StopId[];

interface Credited {
  /** Income besides its stops. */
  readonly fixed: number;
  /** All possible claims, in the platform's order. */
  readonly claims: readonly Claim[];
}

/** The revenue of each run, in the order of the list; null for illegal runs. */
export function creditAsThere(problem: RunProblem, runs: readonly Run[]): readonly number[] | null {
  const measured = checkWays([problem], runs);
  if ('faults' in measured) return null;
  const { graph, stops } = problem;
  const worth = (stop: StopId): number => stops[graph.stopOf.get(stop)!]!.worth;
  const location = (stop: StopId): string => graph.stops[graph.stopOf.get(stop)!]!.group ?? stop;
  const credited = measured.runs.map((run) => creditedOf(problem, measured.runs, run));

  const paid = (claims: readonly Claim[], name: (stop: StopId) => string): number[] => {
    const seen = new Set<string>();
    return claims.map((claim, i) => {
      const fresh = claim.filter((stop) => !seen.has(name(stop)));
      for (const stop of fresh) seen.add(name(stop));
      return sum([credited[i]!.fixed, ...fresh.map(worth)]);
    });
  };
  let best: { readonly claims: readonly Claim[]; readonly brings: number } | null = null;
  for (const claims of eachOf(credited.map((one) => one.claims))) {
    // Counts two stops of one location separately: during the choice they are not recognised as one.
    const brings = sum(paid(claims, (stop) => stop));
    if (best === null || brings > best.brings) best = { claims, brings };
  }
  return paid(best!.claims, location);
}

const sum = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0);

function creditedOf(problem: RunProblem, runs: readonly MeasuredRun[], run: MeasuredRun): Credited {
  const train = trainOf(problem, run);
  if (train.freight) return freightCredit(problem, runs, run);
  const kindOf = (stop: StopId) => problem.graph.stops[problem.graph.stopOf.get(stop)!]!.kind;
  const earned = run.stops.filter((stop) => train.earns!.includes(kindOf(stop)));
  const isCounted = (stop: StopId) => train.caps.some(({ of }) => of.includes(kindOf(stop)));
  const { counts } = train;
  if (counts === undefined) return { fixed: 0, claims: [earned] };
  const free = earned.filter((stop) => !isCounted(stop));
  return { fixed: 0, claims: choices(earned.filter(isCounted), counts).map((counted) => [...free, ...counted]) };
}

/** Each outer end of a chain pays the train that ends there; the first non-permanent train has the distance. */
function freightCredit(problem: RunProblem, runs: readonly MeasuredRun[], run: MeasuredRun): Credited {
  const chain = runs.filter((one) => one.chain === run.chain);
  const endsOf = ({ stops }: MeasuredRun): StopId[] => [stops[0]!, stops.at(-1)!];
  const ends = chain.flatMap(endsOf);
  const outer = endsOf(run).filter((end) => ends.indexOf(end) === ends.lastIndexOf(end));
  const first = chain.find((one) => !trainOf(problem, one).freight!.permanent) ?? chain[0];
  return { fixed: run === first ? sum(chain.map(({ bonus = 0 }) => bonus)) : 0, claims: [outer] };
}

const trainOf = ({ trains }: RunProblem, run: MeasuredRun): Train => trains.find(({ id }) => id === run.train)!;

/** All ways to choose this many, in the order of the list; the whole list if it has no more. */
function choices<T>(all: readonly T[], count: number): readonly (readonly T[])[] {
  if (all.length <= count) return [all];
  if (count === 0) return [[]];
  const [first, ...rest] = all;
  return [...choices(rest, count - 1).map((others) => [first!, ...others]), ...choices(rest, count)];
}

/** One of each list, the first list outermost. */
function* eachOf<T>([list, ...others]: readonly (readonly T[])[]): Generator<readonly T[]> {
  if (!list) return yield [];
  for (const one of list) for (const rest of eachOf(others)) yield [one, ...rest];
}
