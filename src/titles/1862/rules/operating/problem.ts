// The problem of the route finder: locations, trains, and rules for the runs together (R092-R095, R119-R134,
// R203-R205).
import { ruling } from '../../../../engine/core/state.ts';
import type { RunProblem, RunRules, StopView, Train } from '../../../../engine/routes/problem.ts';
import type { TrainRuns } from '../../../../engine/routes/trainRuns.ts';
import { type Board, nodeId } from '../../../../engine/track/board.ts';
import { graphOf, type Stop } from '../../../../engine/track/graph.ts';
import { hasToken } from '../../../../engine/track/tokens.ts';
import { copyOf, type TrainId, trainsOf } from '../../../../engine/trains/depot.ts';
import { standingAt, valueIn } from '../../../../kernel/run/stops.ts';
import { type CompanyId, companies, isCompany } from '../companies.ts';
import { LONDON, londonPlaces, map } from '../map.ts';
import { isStarted, type State1862, turnOf } from '../state.ts';
import { isPermanent, type Kind, kindsOf, type PhaseId, phases, type TrainFacts1862, trainFacts } from '../trains.ts';

export interface RunningTrain {
  readonly id: TrainId;
  readonly kind: Kind;
  readonly facts: TrainFacts1862;
}

/** The table's rulings about runs. */
export interface RunRulings {
  /** R121 */
  readonly runsMeet: 'city' | 'anyStop';
  /** R205 */
  readonly permanentFreightsEndToEnd: 'choice' | 'joined';
  /** R203 */
  readonly freightOffboardEnd: 'lastHexPlusOne' | 'offboardHex';
  /** R123, R129 */
  readonly joinedFreights: 'oneTrain' | 'byPart';
}

export interface Running {
  readonly board: Board;
  readonly company: CompanyId;
  readonly phase: PhaseId;
  /** Trains for which it has a permit (R119). */
  readonly trains: readonly RunningTrain[];
  readonly rulings: RunRulings;
}

/** R115: true if a company has a terminal in London. */
export const hasTerminal = (board: Board, company: CompanyId): boolean =>
  londonPlaces.some((place) => hasToken(board, company, place));

/** R131-R133: pay for each hex that a local touches (R132), and the stops that pay locals and expresses. */
export const PER_HEX = 10;
const stations = ['city', 'town'] as const;
const destinations = ['city', 'port', 'offboard'] as const;

/** R094, R123: not from port to port, nor from one red area to another. */
const outside = (atMost: number): Train['caps'] => [
  { of: ['port'], atMost },
  { of: ['offboard'], atMost },
];

function trainOf({ id, kind, facts }: RunningTrain): Train {
  const { hexes, visits, counts } = facts;
  if (kind === 'freight')
    return { id, bonuses: [], caps: outside(1), freight: { hexes, permanent: isPermanent(facts) } };
  const counted = counts < visits ? { counts } : {};
  const caps = (of: Train['caps'][number]['of'], most: number) => [{ of, atMost: visits }, ...outside(most)];
  return kind === 'local'
    ? { id, bonuses: [], caps: caps(['city'], 0), earns: stations, perHex: PER_HEX, ...counted }
    : { id, bonuses: [], caps: caps(destinations, 1), earns: destinations, ...counted };
}

/** R128: pay for each hex between the ends of a freight, and if one of them is a port. */
export const PLAIN_HEX = 20;
export const PORT_HEX = 30;

/** R120: no run ends at a small station; with an own token on each run two destinations are enough. */
const rulesFor = (company: CompanyId, rulings: RunRulings): RunRules => ({
  share: 'track',
  paidOnce: true,
  least: { of: destinations, atLeast: 2 },
  ends: { town: 'never', port: 'must', offboard: 'must' },
  meet: { at: rulings.runsMeet === 'city' ? ['city'] : 'all', home: nodeId(companies[company].home, 0) },
  freights: {
    plain: PLAIN_HEX,
    port: PORT_HEX,
    endToEnd: rulings.permanentFreightsEndToEnd,
    outside: rulings.freightOffboardEnd === 'lastHexPlusOne' ? 'enteredFrom' : 'itself',
    ...(rulings.joinedFreights === 'oneTrain' ? { oneTrain: true } : {}),
  },
});

export function problemFor({ board, company, phase, trains, rulings }: Running): RunProblem {
  const graph = graphOf(map, board);
  const inLondon = hasTerminal(board, company);
  const viewOf = ({ id, group, value }: Stop): StopView => ({
    // R095
    standing: group === LONDON && !inLondon ? 'closed' : standingAt(map, board, company, id),
    worth: valueIn(phases[phase].columns, value),
  });
  return { graph, stops: graph.stops.map(viewOf), trains: trains.map(trainOf), rules: rulesFor(company, rulings) };
}

/** R119, R172: trains of a company that may run. With one kind of train there are no permits. */
export function runningTrains(s: State1862, company: CompanyId): readonly TrainId[] {
  const permits = kindsOf(s).length === 1 ? kindsOf(s) : s.companies[company].permits;
  return trainsOf(s, company).filter((train) => permits.some((kind) => kind === copyOf(s, train).kind));
}

export function problemOf(s: State1862, company: CompanyId): RunProblem {
  const trains = runningTrains(s, company).map((id) => ({
    id,
    kind: copyOf(s, id).kind as Kind,
    facts: trainFacts(s, id),
  }));
  const rulings = {
    runsMeet: ruling(s, 'runsMeet'),
    permanentFreightsEndToEnd: ruling(s, 'permanentFreightsEndToEnd'),
    freightOffboardEnd: ruling(s, 'freightOffboardEnd'),
    joinedFreights: ruling(s, 'joinedFreights'),
  } as RunRulings;
  return problemFor({ board: s.board, company, phase: s.phase, trains, rulings });
}

/** Problems of the route finder outside a turn: the trains of any company at any moment. */
export const trainRuns: TrainRuns<State1862> = {
  running: (s) => (s.flow.some((frame) => frame.kind === 'turn') ? turnOf(s).company : null),
  problems: (s, id) => (isCompany(id) && isStarted(s, id) ? [problemOf(s, id)] : null),
};
