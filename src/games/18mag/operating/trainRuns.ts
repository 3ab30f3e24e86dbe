// What the route finder is asked from outside a turn: the trains of any minor at any moment.
import type { TrainRuns } from '../../../engine/routes/trainRuns.ts';
import { isMinor } from '../companies.ts';
import { type State18Mag, turnOf } from '../state.ts';
import { wagonMajors } from '../wagons/wagons.ts';
import { routeProblems } from './problem.ts';

const running = (s: State18Mag) => (s.flow.some((frame) => frame.kind === 'minor') ? turnOf(s).company : null);

/** Those that an action hires. */
const hired = (wagons: unknown) => wagonMajors.filter((major) => Array.isArray(wagons) && wagons.includes(major));

export const trainRuns: TrainRuns<State18Mag> = {
  running,
  problems(s, id, action) {
    if (!isMinor(id) || s.minors[id]?.status !== 'drafted') return null;
    const isOwn = running(s) === id;
    const before = isOwn ? turnOf(s).wagons : [];
    return routeProblems(s, id, [...before, ...hired(isOwn ? action?.wagons : null)]);
  },
};
