// The president runs the company's trains (R084-R087). The best runs need not be made, but some, if there is a route.

import { ruling } from '../../../engine/core/state.ts';
import type { Step } from '../../../engine/core/step.ts';
import { checkRuns } from '../../../engine/routes/checkRuns.ts';
import { type Run, routes, type Suggestion } from '../../../engine/routes/field.ts';
import { drawnFaults, faultConditions, trainTwice } from '../../../engine/routes/runConditions.ts';
import type { Event1856 } from '../events.ts';
import { must } from '../rules.ts';
import { type State1856, turnOf } from '../state.ts';
import { operator } from '../track/operator.ts';
import { bestRunsNow } from './best.ts';
import { hasRoute } from './hasRoute.ts';
import { problemNow, runningTrains } from './problem.ts';

export interface RunTrains {
  readonly type: 'run';
  readonly routes: readonly Run[];
}

const company = (s: State1856) => turnOf(s).company;

const canRun = (s: State1856): boolean => runningTrains(s).length > 0 && hasRoute(s, company(s));

const foreignTrain = (s: State1856, { routes: runs }: RunTrains) =>
  runs.find(({ train }) => !runningTrains(s).includes(train))?.train;

type Checked = ReturnType<typeof checkRuns>;
const lastChecked = new WeakMap<readonly Run[], { readonly s: State1856; readonly rev: number; checked: Checked }>();

/** The runs measured, or the first thing wrong with them: asked by many conditions, found once. */
function checkedRuns(s: State1856, { routes: runs }: RunTrains): Checked {
  const last = lastChecked.get(runs);
  if (last?.s === s && last.rev === s.board.rev) return last.checked;
  const checked = checkRuns(problemNow(s), runs);
  lastChecked.set(runs, { s, rev: s.board.rev, checked });
  return checked;
}

const faultOf = (s: State1856, a: RunTrains) => {
  const checked = checkedRuns(s, a);
  return 'code' in checked ? checked : null;
};

export const run: Step<State1856, RunTrains, Event1856> = {
  id: 'run',
  actor: operator,
  fields: {
    routes: routes({
      trains: runningTrains,
      possible: canRun,
      suggest(s, _, __, budget): Suggestion {
        const best = bestRunsNow(s, budget);
        return { ...best, runs: best.runs.map(({ train, track }) => ({ train, track })) };
      },
    }),
  },
  conditions: [
    must(
      'run.notItsTrain',
      ['routes'],
      (s, a) => foreignTrain(s, a) === undefined,
      (s, a) => ({ train: foreignTrain(s, a)!, company: company(s) }),
    ),
    must(
      'run.trainTwice',
      ['routes'],
      (_, a) => trainTwice(a.routes) === undefined,
      (_, a) => ({ train: trainTwice(a.routes)! }),
    ),
    must(
      'run.mustRun',
      ['routes'],
      (s, a) => a.routes.length > 0 || ruling(s, 'mustRun') === 'no',
      (s) => ({ company: company(s) }),
    ),
    ...faultConditions<State1856, RunTrains>(drawnFaults, ['routes'], faultOf),
  ],
  apply(s, a, emit) {
    const turn = turnOf(s);
    const checked = checkRuns(problemNow(s), a.routes);
    if ('code' in checked) throw new Error(`these runs are none: ${checked.code}`);
    const runs = checked.runs.map(({ train, track, stops, revenue }) => ({ train, track, stops, revenue }));
    turn.ran = true;
    turn.runs = runs;
    turn.revenue = runs.reduce((sum, { revenue }) => sum + revenue, 0);
    emit?.({ type: 'trainsRan', company: turn.company, runs, revenue: turn.revenue });
  },
  pass() {},
  passing: [
    must(
      'run.mustRun',
      [],
      (s) => ruling(s, 'mustRun') === 'no' || !canRun(s),
      (s) => ({ company: company(s) }),
    ),
  ],
};
