// Runs drawn by hand: each train goes from stop to stop, leg after leg. Plain data and pure functions.
import type { Graph, NodeId, PieceId, Run } from '../../../engine/index.ts';
import { stopsAlong } from './stopsAlong.ts';

/** A way to a stop; the first leg of a run leads nowhere and only marks its beginning. */
export interface Leg {
  readonly to: NodeId;
  readonly track: readonly PieceId[];
}

export interface RunsDraft {
  /** The train whose stops are being touched. */
  readonly train: string;
  readonly legs: Readonly<Record<string, readonly Leg[]>>;
}

export const emptyDraft = (trains: readonly string[]): RunsDraft => ({ train: trains[0] ?? '', legs: {} });

/** Starts a draft from runs already found. */
export function draftFrom(runs: readonly Run[], graph: Graph, trains: readonly string[]): RunsDraft {
  const legs = runs.map(({ train, track }) => [train, legsOf(graph, track)] as const);
  return { ...emptyDraft(trains), legs: Object.fromEntries(legs) };
}

function legsOf(graph: Graph, track: readonly PieceId[]): Leg[] {
  const [start, ...stops] = stopsAlong(graph, track);
  if (!start) return [];
  let from = 0;
  const legs = stops.map(({ id, after }) => {
    const leg = { to: id, track: track.slice(from, after) };
    from = after;
    return leg;
  });
  return [{ to: start.id, track: [] }, ...legs];
}

const legsOfTrain = ({ legs }: RunsDraft, train: string): readonly Leg[] => legs[train] ?? [];

export const runOf = (draft: RunsDraft, train: string): Run => ({
  train,
  track: legsOfTrain(draft, train).flatMap((leg) => leg.track),
});

/** The runs of trains with at least one leg. */
export const runsOf = (draft: RunsDraft): Run[] =>
  Object.keys(draft.legs)
    .map((train) => runOf(draft, train))
    .filter(({ track }) => track.length > 0);

export const withTrain = (draft: RunsDraft, train: string): RunsDraft => ({ ...draft, train });

const withLegs = (draft: RunsDraft, legs: readonly Leg[]): RunsDraft => ({
  ...draft,
  legs: { ...draft.legs, [draft.train]: legs },
});

export const legsNow = (draft: RunsDraft): readonly Leg[] => legsOfTrain(draft, draft.train);
export const undoLeg = (draft: RunsDraft): RunsDraft => withLegs(draft, legsNow(draft).slice(0, -1));
export const clearLegs = (draft: RunsDraft): RunsDraft => withLegs(draft, []);
export const addLeg = (draft: RunsDraft, leg: Leg): RunsDraft => withLegs(draft, [...legsNow(draft), leg]);
export const setLegs = withLegs;
