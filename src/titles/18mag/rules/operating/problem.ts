// The route problem of a minor: locations, trains and their wagons (R041-R045, R086-R101).

import { since } from '../../../../engine/core/state.ts';
import { remembering } from '../../../../engine/routes/cache.ts';
import type { RunProblem, RunRules, StopView, Train } from '../../../../engine/routes/problem.ts';
import type { TrainRuns } from '../../../../engine/routes/trainRuns.ts';
import { nodeId } from '../../../../engine/track/board.ts';
import { graphOf, type Stop, type TrackGraph } from '../../../../engine/track/graph.ts';
import { graphAround } from '../../../../engine/track/graphAround.ts';
import { perMap } from '../../../../engine/track/memo.ts';
import { takenSlots, tokensAt } from '../../../../engine/track/tokens.ts';
import { type TrainId, trainsOf, typeOf } from '../../../../engine/trains/depot.ts';
import { eachStop, standingAt, valueIn } from '../../../../kernel/run/stops.ts';
import { isMajor, isMinor, type MajorId, type MinorId } from '../companies.ts';
import { mapOf } from '../map.ts';
import { type State18Mag, turnOf } from '../state.ts';
import { phases, trainFacts } from '../trains.ts';
import { type Assignment, assignments, type WagonUse, wagonMajors } from '../wagons/wagons.ts';

/** R041: mines are no locations. */
const locations = ['city', 'town', 'offboard'] as const;

/** R042, R044, R088: two locations at least; red areas end a run; two runs may meet in locations and share no track. */
const rules: RunRules = { share: 'stops', least: { of: locations, atLeast: 2 }, ends: { offboard: 'must' } };

/** R090: bonus of a major's token for its city. */
const TOKEN_BONUS = 10;

function viewOf(s: State18Mag, minor: MinorId, { id, kind, value }: Stop, withMines: boolean): StopView {
  const worth = valueIn(phases[s.phase].columns, value);
  // R098, R100: a mine pays the treasury, and is no place for a run without its wagon
  if (kind === 'mine') return { standing: withMines ? 'open' : 'closed', worth: 0, subsidy: worth };
  const tokens = tokensAt(s.board, id).filter(isMajor).length * TOKEN_BONUS;
  return { standing: standingAt(mapOf(s), s.board, minor, id), worth: worth + tokens, subsidy: 0 };
}

/** Views of stops without tokens, the same for all minors, by phase and by mines open or closed. */
const bare = perMap(() => new Map<string, Map<Stop, StopView>>());

function viewsOf(s: State18Mag, graph: TrackGraph, minor: MinorId, withMines: boolean): readonly StopView[] {
  const known = bare(mapOf(s));
  const key = `${s.phase};${withMines}`;
  if (!known.has(key)) known.set(key, new Map());
  const views = known.get(key)!;
  const taken = takenSlots(s.board);
  return eachStop(graph, (stop) => {
    if (taken.has(stop.id)) return viewOf(s, minor, stop, withMines);
    let view = views.get(stop);
    if (view === undefined) {
      view = viewOf(s, minor, stop, withMines);
      views.set(stop, view);
    }
    return view;
  });
}

/** R086, R097, R098: N locations; with a plus 2N, of which N may be cities and red areas; with a mine wagon one mine. */
function trainOf(s: State18Mag, id: TrainId, uses: readonly WagonUse[], redAreas: readonly string[]): Train {
  const { distance } = trainFacts(s, typeOf(id));
  const bonus = uses.includes('bonus');
  const plus = uses.includes('plus');
  const mine = uses.includes('mine');
  return {
    id,
    caps: [
      ...(plus ? [{ of: ['city', 'offboard'] as const, atMost: distance }] : []),
      { of: locations, atMost: plus ? 2 * distance : distance },
      { of: ['mine'], atMost: mine ? 1 : 0 },
    ],
    bonuses: bonus ? [{ at: redAreas, amount: phases[s.phase].offboardBonus }] : [], // R095, R096
    // R102: a hired wagon must be used, a plus by more locations than the train's number
    floors: [
      ...(bonus ? [{ of: ['offboard'] as const, atLeast: 1 }] : []),
      ...(plus ? [{ of: locations, atLeast: distance + 1 }] : []),
      ...(mine ? [{ of: ['mine'] as const, atLeast: 1 }] : []),
    ],
    ...(uses.length > 0 ? { mustRun: true } : {}),
  };
}

/** Red areas, which are printed and never built on. */
const redAreasOf = perMap(({ hexes }) =>
  Object.values(hexes).flatMap(({ id, nodes }) =>
    nodes.flatMap(({ kind }, i) => (kind === 'offboard' ? [nodeId(id, i)] : [])),
  ),
);

/** All track, or only track in the minor's reach: enough to list its runs, not to judge drawn ones. */
export type Part = 'all' | 'around';

const views = remembering<readonly StopView[]>();

export function routeProblem(s: State18Mag, minor: MinorId, assignment: Assignment, part: Part): RunProblem {
  const graph = part === 'all' ? graphOf(mapOf(s), s.board) : graphAround(mapOf(s), s.board, minor);
  const withMines = [...assignment.values()].some((uses) => uses.includes('mine'));
  const redAreas = redAreasOf(mapOf(s));
  return {
    graph,
    stops: views(s.board, `${part};${minor};${s.phase};${withMines}`, () => viewsOf(s, graph, minor, withMines)),
    trains: [...assignment].map(([id, uses]) => trainOf(s, id, uses, redAreas)),
    rules,
  };
}

/** Trains of a minor, drawn ones first in the order drawn; rules version 1 keeps their own order. */
function firstDrawn(s: State18Mag, minor: MinorId, drawn: readonly TrainId[]): readonly TrainId[] {
  const own = trainsOf(s, minor);
  return since(s, 2) ? [...new Set([...drawn.filter((train) => own.includes(train)), ...own])] : own;
}

/**
 * One problem for each way to give out the wagons. R101: the first of equal ways is taken, and that gives the wagon to the
 * train drawn first.
 */
export const routeProblems = (
  s: State18Mag,
  minor: MinorId,
  wagons: readonly MajorId[],
  drawn: readonly TrainId[] = [],
): readonly RunProblem[] =>
  assignments(s, firstDrawn(s, minor, drawn), wagons).map((way) => routeProblem(s, minor, way, 'all'));

const running = (s: State18Mag) => (s.flow.some((frame) => frame.kind === 'minor') ? turnOf(s).company : null);

/** Wagons that an action hires. */
const hired = (wagons: unknown) => wagonMajors.filter((major) => Array.isArray(wagons) && wagons.includes(major));

/** Route problems outside a turn: the trains of any minor at any moment. */
export const trainRuns: TrainRuns<State18Mag> = {
  running,
  problems(s, id, action) {
    if (!isMinor(id) || s.minors[id]?.status !== 'drafted') return null;
    const isOwn = running(s) === id;
    const before = isOwn ? turnOf(s).wagons : [];
    return routeProblems(s, id, [...before, ...hired(isOwn ? action?.wagons : null)]);
  },
};
