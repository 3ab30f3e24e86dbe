// What the route finder is asked from outside a turn: the trains of any company at any moment.
import type { TrainRuns } from '../../../engine/routes/trainRuns.ts';
import { trainsOf } from '../../../engine/trains/depot.ts';
import { companyIds } from '../companies.ts';
import { isStarted, type State1856, turnOf } from '../state.ts';
import { routeProblem, runningTrains } from './problem.ts';

const running = (s: State1856) => (s.flow.some((frame) => frame.kind === 'turn') ? turnOf(s).company : null);

export const trainRuns: TrainRuns<State1856> = {
  running,
  problems(s, id) {
    const company = companyIds.find((one) => one === id);
    if (company === undefined || !isStarted(s, company)) return null;
    return [routeProblem(s, company, running(s) === company ? runningTrains(s) : trainsOf(s, company))];
  },
};
