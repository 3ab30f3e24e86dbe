// Runs as somebody drew them, measured with the wagons that were hired: which train has which is found out (R101).
import type { Run } from '../../../../engine/routes/field.ts';
import type { MeasuredRun } from '../../../../engine/routes/problem.ts';
import type { RunRefused } from '../../../../engine/routes/runRefusals.ts';
import { checkWays } from '../../../../engine/routes/ways.ts';
import { measuredOnce } from '../../../../kernel/run/running.ts';
import type { MajorId, MinorId } from '../companies.ts';
import { routeProblems } from '../operating/problem.ts';
import type { State18Mag } from '../state.ts';

export type Measured = { readonly runs: readonly MeasuredRun[] } | RunRefused;

interface Drawn {
  readonly minor: MinorId;
  readonly wagons: readonly MajorId[];
  readonly routes: readonly Run[];
}

/** Asked by every condition, and once more when the runs are made. */
const measured = measuredOnce<State18Mag, Drawn, Measured>(
  (s, { minor, wagons, routes }) => {
    const drawn = routes.map(({ train }) => train);
    const checked = checkWays(routeProblems(s, minor, wagons, drawn), routes);
    return 'runs' in checked ? checked : mostTelling(checked.faults);
  },
  (_, { minor, wagons }) => `${minor};${wagons.join()}`,
);

export const measuredRuns = (
  s: State18Mag,
  minor: MinorId,
  wagons: readonly MajorId[],
  routes: readonly Run[],
): Measured => measured(s, { minor, wagons, routes });

/** These were found by a search, which has measured them. */
export const knowRuns = (
  s: State18Mag,
  minor: MinorId,
  wagons: readonly MajorId[],
  routes: readonly Run[],
  runs: readonly MeasuredRun[],
): void => measured.know(s, { minor, wagons, routes }, { runs });

/** Faults that another train for a wagon could mend. */
const ofWagons: readonly RunRefused['code'][] = ['run.tooLong', 'run.closed', 'run.tooFew', 'run.missing'];
/** Faults of runs that are all right, but for a wagon that was left unused. */
const ofUse: readonly RunRefused['code'][] = ['run.tooFew', 'run.missing'];

const mostTelling = (faults: readonly RunRefused[]): RunRefused =>
  faults.find(({ code }) => !ofWagons.includes(code)) ?? faults.find(({ code }) => ofUse.includes(code)) ?? faults[0]!;
