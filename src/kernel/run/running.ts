// The trains of a company run. A book gives its route problem; the conditions on drawn runs are here for all books.
import type { Action, Seat } from '../../engine/core/action.ts';
import { must } from '../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { step } from '../../engine/core/step.ts';
import type { Money } from '../../engine/money/bank.ts';
import type { BestRuns } from '../../engine/routes/bestRuns.ts';
import { checkRuns } from '../../engine/routes/checkRuns.ts';
import { type Run, routes, type Suggestion } from '../../engine/routes/field.ts';
import type { MeasuredRun, RunProblem } from '../../engine/routes/problem.ts';
import { drawnFaults, faultConditions, trainTwice } from '../../engine/routes/runConditions.ts';
import type { RunCode, RunRefused } from '../../engine/routes/runRefusals.ts';
import type { BoardSlice } from '../../engine/track/board.ts';
import { type TrainId, trainsOf } from '../../engine/trains/depot.ts';
import { editable } from '../editing.ts';
import type { RailState } from '../rail.ts';
import { inOperation, operator } from '../turn.ts';

export interface RunTrains {
  readonly type: 'run';
  readonly routes: readonly Run[];
}

export interface RunMade {
  readonly train: TrainId;
  readonly track: readonly string[];
  readonly stops: readonly string[];
  readonly revenue: Money;
  /** Money to the treasury beside the revenue; left out if there is none. */
  readonly subsidy?: Money;
}

export interface TrainsRan {
  readonly type: 'trainsRan';
  readonly company: string;
  readonly runs: readonly RunMade[];
  readonly revenue: Money;
}

type WithRuns = Action & { readonly routes: readonly Run[] };

/** Each run is of a train of the company, and no train runs twice. */
export function ownTrains<S>(company: (s: S) => string, trains: (s: S) => readonly TrainId[]) {
  const foreign = (s: S, a: WithRuns) => a.routes.find(({ train }) => !trains(s).includes(train))?.train;
  return [
    must(
      'run.notItsTrain',
      ['routes'],
      (s: S, a: WithRuns) => foreign(s, a) === undefined,
      (s, a) => ({ train: foreign(s, a)!, company: company(s) }),
    ),
    must(
      'run.trainTwice',
      ['routes'],
      (_: S, a: WithRuns) => trainTwice(a.routes) === undefined,
      (_, a) => ({ train: trainTwice(a.routes)! }),
    ),
  ] as const;
}

export interface RunningRules<S, E extends GameEvent> {
  /** The company that runs, and the seat that decides for it; by default those in turn. */
  company?(s: S): string;
  actor?(s: S): Seat;
  /** The trains that run in this turn; by default all. */
  trains?(s: S): readonly TrainId[];
  /** True if there is any track to run on. */
  hasRoute(s: S): boolean;
  /** True if a company that can run must run; left out if none ever must. */
  mustRun?(s: S): boolean;
  problem(s: S): RunProblem;
  /** Further faults that runs can have in this book. */
  readonly faults?: readonly RunCode[];
  /** Faults of other books that never occur on the track of this one. */
  readonly never?: readonly RunCode[];
  best(s: S, budget?: number, anyOfEqual?: boolean): BestRuns;
  /** Effects of the runs. */
  ran(s: S, runs: readonly RunMade[], revenue: Money, emit: Emit<E>): void;
}

/** Measures runs. */
interface Measuring<S, A, M> {
  (s: S, a: A): M;
  /** Takes over a measure that a search has found. */
  know(s: S, a: A, measured: M): void;
}

/**
 * Measures runs once, however many conditions ask; `besides` names everything that the measure depends on besides state
 * and board. Only the last measure is remembered, because conditions are asked one after the other.
 */
export function measuredOnce<S extends BoardSlice, A extends Pick<WithRuns, 'routes'>, M>(
  measure: (s: S, a: A) => M,
  besides: (s: S, a: A) => string = () => '',
): Measuring<S, A, M> {
  let last: { readonly s: S; readonly routes: readonly Run[]; readonly key: string; readonly measured: M } | null =
    null;
  const keyOf = (s: S, a: A): string => `${s.board.rev};${besides(s, a)}`;
  const measured = (s: S, a: A): M => {
    const key = keyOf(s, a);
    if (last === null || last.s !== s || last.routes !== a.routes || last.key !== key)
      last = { s, routes: a.routes, key, measured: measure(s, a) };
    return last.measured;
  };
  const know = (s: S, a: A, found: M): void => {
    last = { s, routes: a.routes, key: keyOf(s, a), measured: found };
  };
  return Object.assign(measured, { know });
}

/** Measured runs as they are kept and told, and their revenue in all. */
export function madeOf(measured: readonly MeasuredRun[]): {
  readonly runs: readonly RunMade[];
  readonly revenue: Money;
} {
  const runs = measured.map(({ train, track, stops, revenue, subsidy }) => ({
    train,
    track,
    stops,
    revenue,
    ...(subsidy > 0 && { subsidy }),
  }));
  return { runs, revenue: runs.reduce((sum, one) => sum + one.revenue, 0) };
}

/** Faults that runs can have in the book of these rules. */
type FaultsOf<R> = Exclude<
  (typeof drawnFaults)[number] | (R extends { readonly faults: readonly (infer More)[] } ? More : never),
  R extends { readonly never: readonly (infer Never)[] } ? Never : never
> &
  RunCode;

export function runTrains<
  S extends RailState,
  E extends GameEvent,
  const R extends Pick<RunningRules<S, E>, 'faults' | 'never'> & { readonly mustRun?: unknown },
>(rules: RunningRules<S, E> & R) {
  const { company = inOperation, mustRun = () => false } = rules;
  const { trains = (s: S) => trainsOf(s, company(s)) } = rules;
  const checked = measuredOnce((s: S, a: RunTrains) => checkRuns(rules.problem(s), a.routes));
  const canRun = (s: S): boolean => trains(s).length > 0 && rules.hasRoute(s);
  const never: readonly RunCode[] = rules.never ?? [];
  const codes = [...drawnFaults, ...(rules.faults ?? [])].filter((code): code is FaultsOf<R> => !never.includes(code));
  const named = (s: S) => ({ company: company(s) });
  const some = must('run.mustRun', ['routes'], (s: S, a: RunTrains) => a.routes.length > 0 || !mustRun(s), named);
  const unlessItCan = must('run.mustRun', [], (s: S, _: RunTrains) => !mustRun(s) || !canRun(s), named);
  /** Asked where some company must run. */
  const wherever = <C>(condition: C) =>
    (rules.mustRun ? [condition] : []) as readonly (R extends { readonly mustRun: unknown } ? C : never)[];
  return editable(
    step<S, RunTrains, E | TrainsRan>()({
      id: 'run',
      actor: rules.actor ?? operator,
      fields: {
        routes: routes({
          trains,
          possible: canRun,
          suggest(s: S, _, __, budget, anyOfEqual): Suggestion {
            const best = rules.best(s, budget, anyOfEqual);
            const runs = best.runs.map(({ train, track }) => ({ train, track }));
            // bots run what they are given at once
            checked.know(s, { type: 'run', routes: runs }, { runs: best.runs });
            return { ...best, runs, revenue: best.revenue + best.subsidy };
          },
        }),
      },
      conditions: [
        ...ownTrains<S>(company, trains),
        ...wherever(some),
        ...faultConditions<S, RunTrains, FaultsOf<R>>(codes, ['routes'], (s, a): RunRefused | null => {
          const found = checked(s, a);
          return 'code' in found ? found : null;
        }),
      ],
      apply(s, a, emit) {
        const found = checked(s, a);
        if ('code' in found) throw new Error(`an illegal run was made: ${found.code}`);
        const { runs, revenue } = madeOf(found.runs);
        rules.ran(s, runs, revenue, emit);
        emit?.({ type: 'trainsRan', company: company(s), runs, revenue });
      },
      pass() {},
      passing: [...wherever(unlessItCan)],
    }),
  );
}
