// Every recorded run of 1862 as a problem for the route finder, read straight from the platform's trace: it has the
// board, the tokens, the trains and the permits, so that no other rule is needed.
import { traceBeside } from '../../src/cli/files.ts';
import type { Run } from '../../src/engine/routes/field.ts';
import type { RunProblem } from '../../src/engine/routes/problem.ts';
import { type Board, emptyBoard, nodeId } from '../../src/engine/track/board.ts';
import { type ForeignAction, type ForeignRecord, routesIn } from '../../src/records/import18xx/foreign.ts';
import { foreignFrom } from '../../src/records/import18xx/read.ts';
import { runsOf } from '../../src/records/import18xx/routes.ts';
import { printedTile } from '../../src/titles/1862/import18xx/stations.ts';
import { companyIds } from '../../src/titles/1862/rules/companies.ts';
import { problemFor, type RunningTrain, type RunRulings } from '../../src/titles/1862/rules/operating/problem.ts';
import { SMALL_STATION } from '../../src/titles/1862/rules/tiles.ts';
import { type Kind, type PhaseId, trainTypes } from '../../src/titles/1862/rules/trains.ts';
import { recordFiles, recordText } from './records.ts';

/** Empty without records. */
export const files1862 = recordFiles('1862');

const asOn18xxGames: RunRulings = {
  runsMeet: 'anyStop',
  permanentFreightsEndToEnd: 'joined',
  freightOffboardEnd: 'lastHexPlusOne',
  joinedFreights: 'byPart',
};

export interface RecordedRun {
  /** The number of the action. */
  readonly id: number;
  readonly company: string;
  readonly phase: PhaseId;
  readonly problem: RunProblem;
  /** As recorded; null if their track is not on the board. */
  readonly runs: readonly Run[] | null;
  readonly revenues: readonly number[];
  readonly revenue: number;
  readonly subsidy: number;
  /** Revenue of the same runs by today's rules; an old record may have less. */
  readonly today: number;
}

/** Parts of the trace read here. */
interface Seen {
  ph: PhaseId;
  t: Record<string, [tile: string, rotation: number]>;
  o: Record<string, Record<string, (string | null)[]>>;
  tr: Record<string, string[]>;
  pm: Record<string, Kind[]>;
}

/** A step has only changes: whole values, and single entries of lists by name, null for a removed one. */
function update(seen: Seen, step: Partial<Seen>): void {
  if (step.ph) seen.ph = step.ph;
  for (const part of ['t', 'o', 'tr', 'pm'] as const) {
    const into: Record<string, unknown> = seen[part];
    for (const [name, value] of Object.entries(step[part] ?? {}))
      if (value === null) delete into[name];
      else into[name] = value;
  }
}

function boardOf({ t, o }: Pick<Seen, 't' | 'o'>): Board {
  const board = { ...emptyBoard(), extras: {} as NonNullable<Board['extras']> };
  for (const [hex, [id, rotation]] of Object.entries(t)) {
    const { tile, stations } = printedTile(id, rotation);
    board.laid[hex] = [tile, rotation];
    if (stations.length > 0) board.extras[hex] = stations.map((on) => ({ station: SMALL_STATION, on }));
  }
  for (const [hex, cities] of Object.entries(o))
    for (const [node, slots] of Object.entries(cities)) board.tokens[nodeId(hex, Number(node.slice(1)))] = [...slots];
  return board;
}

const types = trainTypes({ options: {}, players: 4 });
const letters: Readonly<Record<string, Kind>> = { F: 'freight', L: 'local', E: 'express' };

/** `2/3E*`: an express that counts two of three, with a warranty. */
export function readName(name: string): Pick<RunningTrain, 'kind' | 'facts'> {
  const [, counts, visits, letter] = /^(\d+)(?:\/(\d+))?([FLE])\**$/.exec(name)!;
  const kind = letters[letter!]!;
  const facts = types.find((type) =>
    kind === 'freight'
      ? type.hexes === Number(counts)
      : type.counts === Number(counts) && type.visits === Number(visits ?? counts),
  )!;
  return { kind, facts };
}

const bare = (name: string): string => name.replace(/\*+$/, '');

/** The trains of a company have only names. Those that ran get their ids from the record, the others any. */
function trainsIn(names: readonly string[], permits: readonly Kind[], action: ForeignAction): RunningTrain[] {
  const ran = routesIn(action.routes).map((route) => ({
    id: String(route.train),
    name: bare(String((route as { _name?: unknown })._name)),
  }));
  return names.flatMap((name, i) => {
    const at = ran.findIndex((one) => one.name === bare(name));
    const [taken] = at < 0 ? [] : ran.splice(at, 1);
    const train = { id: taken?.id ?? `idle-${i}`, ...readName(name) };
    return permits.includes(train.kind) ? [train] : [];
  });
}

const sum = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0);

/** Runs that a record of an older engine counted otherwise. */
type Recomputed = readonly {
  readonly id: number;
  readonly recomputed: readonly (readonly [string, number, number])[];
}[];

function runIn(action: ForeignAction, seen: Seen, recomputed: Recomputed, rulings: RunRulings): RecordedRun {
  const company = companyIds.find((id) => id === action.entity)!;
  const trains = trainsIn(seen.tr[company] ?? [], seen.pm[company] ?? [], action);
  const problem = problemFor({ board: boardOf(seen), company, phase: seen.ph, trains, rulings });
  const routes = routesIn(action.routes);
  const revenues = routes.map(({ revenue }) => Number(revenue));
  return {
    id: Number(action.id),
    company,
    phase: seen.ph,
    problem,
    runs: runsOf(problem.graph, action.routes, String),
    revenues,
    revenue: sum(revenues),
    subsidy: sum(routes.map(({ subsidy }) => Number(subsidy ?? 0))),
    today: sum(recomputed.find(({ id }) => id === action.id)?.recomputed.map(([, revenue]) => revenue) ?? revenues),
  };
}

const read = (file: string): Record<string, unknown> => JSON.parse(recordText(file));

type Steps = readonly Partial<Seen>[];
const stepsOf = (file: string): Steps => read(traceBeside(file)!).steps as Steps;

function recordOf(json: Record<string, unknown>): ForeignRecord {
  const record = foreignFrom(json);
  if ('problem' in record) throw new Error(record.problem);
  return record;
}

const nothing = (): Seen => ({ ph: 'A', t: {}, o: {}, tr: {}, pm: {} });

/** The runs of one record, in order. */
export function recordedRuns(file: string, rulings: RunRulings = asOn18xxGames): RecordedRun[] {
  const json = read(file);
  const recomputed = (json.routesNotReproducible ?? []) as Recomputed;
  const steps = stepsOf(file);
  const seen = nothing();
  return recordOf(json).actions.flatMap((action, i) => {
    update(seen, steps[i]!);
    return action.type === 'run_routes' ? [runIn(action, seen, recomputed, rulings)] : [];
  });
}

export interface RecordedTile {
  readonly id: number;
  readonly hex: string;
  /** By the platform's name. */
  readonly tile: string;
  readonly rotation: number;
  readonly before: Board;
  readonly after: Board;
}

/** The tiles laid in one record, in order. */
export function recordedTiles(file: string): RecordedTile[] {
  const steps = stepsOf(file);
  const seen = nothing();
  return recordOf(read(file)).actions.flatMap((action, i) => {
    update(seen, steps[i]!);
    if (action.type !== 'lay_tile') return [];
    const hex = String(action.hex);
    const before = boardOf(seen);
    const [tile, rotation] = steps[i + 1]!.t![hex]!;
    return [
      {
        id: Number(action.id),
        hex,
        tile,
        rotation,
        before,
        after: boardOf({ ...seen, t: { ...seen.t, [hex]: [tile, rotation] } }),
      },
    ];
  });
}
