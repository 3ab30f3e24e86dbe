// Drawn runs: measured over all ways to give the hired wagons to trains (R101), and made (R091, R098).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import type { Run } from '../../../../engine/routes/field.ts';
import type { MeasuredRun } from '../../../../engine/routes/problem.ts';
import type { RunRefused } from '../../../../engine/routes/runRefusals.ts';
import { checkWays } from '../../../../engine/routes/ways.ts';
import { measuredOnce } from '../../../../kernel/run/running.ts';
import type { MajorId, MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import type { RunMade } from '../frames.ts';
import { routeProblems } from '../operating/problem.ts';
import { deciderOf, type State18Mag } from '../state.ts';

/** The runs, or the first thing wrong with them. */
type Measured = { readonly runs: readonly MeasuredRun[] } | RunRefused;

interface Drawn {
  readonly minor: MinorId;
  readonly wagons: readonly MajorId[];
  readonly routes: readonly Run[];
}

/** Measures drawn runs once for all conditions and for the runs made. */
export const measuredRuns = measuredOnce<State18Mag, Drawn, Measured>(
  (s, { minor, wagons, routes }) => {
    const drawn = routes.map(({ train }) => train);
    const checked = checkWays(routeProblems(s, minor, wagons, drawn), routes);
    return 'runs' in checked ? checked : mostTelling(checked.faults);
  },
  (_, { minor, wagons }) => `${minor};${wagons.join()}`,
);

/** Faults that may be mended by giving a wagon to another train. */
const ofWagons: readonly RunRefused['code'][] = ['run.tooLong', 'run.closed', 'run.tooFew', 'run.missing'];
/** Faults of runs that are right except for an unused wagon. */
const ofUse: readonly RunRefused['code'][] = ['run.tooFew', 'run.missing'];

const mostTelling = (faults: readonly RunRefused[]): RunRefused =>
  faults.find(({ code }) => !ofWagons.includes(code)) ?? faults.find(({ code }) => ofUse.includes(code)) ?? faults[0]!;

/** Makes runs known to be legal, with wagons already paid, and splits the revenue. */
export function makeRuns(s: State18Mag, drawn: Drawn, emit: Emit<Event18Mag>): RunMade[] {
  const measured = measuredRuns(s, drawn);
  if ('code' in measured) throw new Error(`these runs are none: ${measured.code}`);
  const runs = measured.runs.map(({ train, track, stops, revenue, subsidy }) => ({
    train,
    track: [...track],
    stops: [...stops],
    revenue,
    subsidy,
  }));
  const sum = (figure: 'revenue' | 'subsidy') => runs.reduce((total, run) => total + run[figure], 0);
  const [company, revenue, mines] = [drawn.minor, sum('revenue'), sum('subsidy')];
  emit?.({ type: 'trainsRan', company, runs, revenue, mines });
  pay(s, BANK, deciderOf(s, company), revenue / 2, 'revenue', emit); // R091, R092
  pay(s, BANK, treasury(company), revenue / 2, 'revenue', emit);
  pay(s, BANK, treasury(company), mines, 'mine', emit); // R098
  return runs;
}
