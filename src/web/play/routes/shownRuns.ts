// The runs shown by the board: drawn by hand, proposed, or of the shown move.
import type { GameEvent, Run } from '../../../engine/index.ts';
import type { ShownRun, TrackFace } from '../../kit/face.ts';
import { type RunsDraft, runOf } from './draft.ts';

/** The number of inks for runs. */
const INKS = 6;
export const inkOfRun = (index: number): string => `var(--run-${(index % INKS) + 1})`;

export const drawnRuns = (draft: RunsDraft, trains: readonly string[]): ShownRun[] =>
  trains.flatMap((train, i) => {
    const [start] = draft.legs[train] ?? [];
    if (!start) return [];
    return [{ ...runOf(draft, train), start: start.to, ink: inkOfRun(i), faint: train !== draft.train }];
  });

export const proposedRuns = (runs: readonly Run[], trains: readonly string[]): ShownRun[] =>
  runs.map((run) => ({ ...run, ink: inkOfRun(trains.indexOf(run.train)) }));

/** The runs told by the last of these events. */
export function pastRuns(events: readonly GameEvent[], { runsIn }: TrackFace): ShownRun[] {
  const told = events.map((event) => runsIn(event)).findLast((runs) => runs !== null) ?? [];
  return told.map(({ train, track }, i) => ({ train, track, ink: inkOfRun(i) }));
}
