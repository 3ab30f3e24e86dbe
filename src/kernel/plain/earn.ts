// What a company earns in a plain operating turn: its trains run, and the run is paid out or withheld.
import { treasury } from '../../engine/core/owner.ts';
import type { Step } from '../../engine/core/step.ts';
import { BANK, pay } from '../../engine/money/bank.ts';
import { type BestRuns, bestRuns } from '../../engine/routes/bestRuns.ts';
import { remembering } from '../../engine/routes/cache.ts';
import type { RunProblem, RunRules } from '../../engine/routes/problem.ts';
import type { TrainRuns } from '../../engine/routes/trainRuns.ts';
import { graphOf } from '../../engine/track/graph.ts';
import { trainsOf, typeOf } from '../../engine/trains/depot.ts';
import { type Dividend, dividend as declare } from '../money/dividend.ts';
import { payShareholders } from '../money/shareholders.ts';
import { hasRoute } from '../run/route.ts';
import { type RunTrains, runTrains } from '../run/running.ts';
import { standingAt, valueIn } from '../run/stops.ts';
import { moveBy } from '../stock/price.ts';
import type { RailEvent } from '../vocabulary.ts';
import type { Box } from './box.ts';
import { inOperation, isStarted, operator, type PlainState, turnOf } from './state.ts';

/** Two stops at least; runs of one company may meet in stops and share no track; off the board a run ends. */
const runRules: RunRules = { share: 'stops', least: { of: 'all', atLeast: 2 }, ends: { offboard: 'must' } };

function problemOf({ map, phases, trains }: Box, s: PlainState, company: string): RunProblem {
  const graph = graphOf(map, s.board);
  const { columns } = phases[s.phase]!;
  return {
    graph,
    stops: graph.stops.map(({ id, value }) => ({
      standing: standingAt(map, s.board, company, id),
      worth: valueIn(columns, value),
    })),
    trains: trainsOf(s, company).map((id) => {
      const distance = trains.find(({ type }) => type === typeOf(id))?.distance ?? null;
      return { id, caps: distance === null ? [] : [{ of: 'all', atMost: distance }], bonuses: [] };
    }),
    rules: runRules,
  };
}

export const trainRuns = (box: Box): TrainRuns<PlainState> => ({
  running: (s) => (s.flow.some(({ kind }) => kind === 'turn') ? inOperation(s) : null),
  problems: (s, company) =>
    Object.hasOwn(box.companies, company) && isStarted(s, company) ? [problemOf(box, s, company)] : null,
});

const bests = remembering<BestRuns>();

/** A company that can run has to; which runs it makes is its choice. */
export const run = (box: Box): Step<PlainState, RunTrains, RailEvent> =>
  runTrains<PlainState, RailEvent>({
    actor: operator,
    company: inOperation,
    trains: (s) => trainsOf(s, inOperation(s)),
    hasRoute: (s) => hasRoute(box.map, s.board, inOperation(s)),
    mustRun: () => true,
    problem: (s) => problemOf(box, s, inOperation(s)),
    best: (s, budget) =>
      bests(s.board, [inOperation(s), trainsOf(s, inOperation(s)), s.phase, budget].join(';'), () =>
        bestRuns(problemOf(box, s, inOperation(s)), budget === undefined ? {} : { budget }),
      ),
    ran(s, _, revenue) {
      turnOf(s).revenue = revenue;
    },
  });

/** Paid out by the share, the market's part to the treasury: the price rises. Withheld: it falls. */
export const dividend = (box: Box): Step<PlainState, Dividend, RailEvent> =>
  declare<PlainState, RailEvent>({
    actor: operator,
    company: inOperation,
    revenue: (s) => turnOf(s).revenue,
    payOut(s, company, amount, emit) {
      const part = (sum: number, percent: number) => Math.floor((sum * percent) / 100);
      payShareholders(s, { company, amount, from: BANK, pool: treasury(company), part }, emit);
      moveBy(box, s, { company, cause: 'paid' }, emit);
    },
    withhold(s, company, amount, emit) {
      pay(s, BANK, treasury(company), amount, 'withheld', emit);
      moveBy(box, s, { company, cause: 'withheld' }, emit);
    },
  });
