// Track of 1862 for a test: tiles, tokens, and runs written as the hexes along them.
import { bestRuns } from '../../src/engine/routes/bestRuns.ts';
import { checkRuns } from '../../src/engine/routes/checkRuns.ts';
import type { Run } from '../../src/engine/routes/field.ts';
import type { RunProblem } from '../../src/engine/routes/problem.ts';
import type { RunCode } from '../../src/engine/routes/runRefusals.ts';
import { type Board, emptyBoard, type NodeId, nodeId } from '../../src/engine/track/board.ts';
import { trackOn } from '../../src/engine/track/hexTrack.ts';
import { layTile } from '../../src/engine/track/layTile.ts';
import { putToken } from '../../src/engine/track/tokens.ts';
import { pathsFit } from '../../src/engine/track/upgrades.ts';
import { runsOf } from '../../src/records/import18xx/routes.ts';
import { type CompanyId, companies } from '../../src/titles/1862/rules/companies.ts';
import { map } from '../../src/titles/1862/rules/map.ts';
import { problemFor, type RunRulings } from '../../src/titles/1862/rules/operating/problem.ts';
import type { PhaseId } from '../../src/titles/1862/rules/trains.ts';
import { isRecorded } from './exampleTables.ts';
import { readName } from './runs1862.ts';
import { table1862 } from './table1862.ts';

const byTheBook: RunRulings = {
  runsMeet: 'city',
  permanentFreightsEndToEnd: 'choice',
  freightOffboardEnd: 'lastHexPlusOne',
  joinedFreights: 'oneTrain',
};

interface Position {
  readonly phase?: PhaseId;
  /** The nodes of its tokens besides the home. */
  readonly tokens?: readonly NodeId[];
  /** Foreign tokens. */
  readonly foreign?: Readonly<Record<NodeId, readonly CompanyId[]>>;
  readonly rulings?: Partial<RunRulings>;
}

interface Brought {
  readonly revenue: number;
  readonly subsidy: number;
}

/** `['2F', 'F1-F3-F5']`: a train with its run. */
export type Drawn = readonly [train: string, path: string];

/** Tiles as `F5:790/2`: hex, tile, rotation. */
function boardWith(company: CompanyId, tiles: string, { tokens = [], foreign = {} }: Position): Board {
  const board = emptyBoard();
  for (const text of tiles.split(' ')) {
    const [, hex, tile, rotation] = /^(\w+):(\w+)\/(\d)$/.exec(text)!;
    layTile(map, board, hex!, tile!, Number(rotation));
    if (!pathsFit(map, hex!, trackOn(map, board, hex!))) throw new Error(`${text} leads off the map`);
  }
  for (const node of [nodeId(companies[company].home, 0), ...tokens]) putToken(map, board, company, node);
  for (const [node, others] of Object.entries(foreign)) for (const other of others) putToken(map, board, other, node);
  return board;
}

/** `G8-(F10)-F11`: from stop to stop; hexes without a stop in brackets. */
function connections(path: string): string[][] {
  const segments: string[][] = [];
  let segment: string[] = [];
  for (const hex of path.split('-')) {
    segment.push(hex.replace(/[()]/g, ''));
    if (hex.startsWith('(') || segment.length < 2) continue;
    segments.push(segment);
    segment = [segment.at(-1)!];
  }
  return segments;
}

/** The same at a table, so that readers of an example can draw its runs. */
function atTable(company: CompanyId, board: Board, phase: PhaseId, names: readonly string[]): void {
  const trains = names.map(readName).map(({ kind, facts }) => [facts.type, kind] as const);
  const [, permit] = trains[0]!;
  table1862(['Ada', 'Ben'])
    .company(company, { owners: { Ada: [30, 10, 10] }, trains, permit, permits: trains.map(([, kind]) => kind) })
    .phase(phase)
    .set((s) => {
      Object.assign(s.companies[company], { home: true, tokens: 0 });
      Object.assign(s.board, structuredClone(board));
    })
    .operating({ company, at: 'run' })
    .choices('Ada');
}

/** A tester of runs over this track. */
export function track1862(company: CompanyId, tiles: string, position: Position = {}) {
  const board = boardWith(company, tiles, position);
  const rulings = { ...byTheBook, ...position.rulings };
  const problem = (names: readonly string[]): RunProblem => {
    if (isRecorded()) atTable(company, board, position.phase ?? 'A', names);
    const trains = names.map((name, i) => ({ id: `${name} ${i}`, ...readName(name) }));
    return problemFor({ board, company, phase: position.phase ?? 'A', trains, rulings });
  };
  const draw = (...runs: readonly Drawn[]): { problem: RunProblem; runs: readonly Run[] } => {
    const asked = problem(runs.map(([train]) => train));
    const routes = runs.map(([, path], i) => ({ train: asked.trains[i]!.id, connections: connections(path) }));
    const drawn = runsOf(asked.graph, routes, String);
    if (!drawn) throw new Error(`no such track: ${runs.map(([, path]) => path).join()}`);
    return { problem: asked, runs: drawn };
  };
  return {
    draw,
    runs(...runs: readonly Drawn[]): Brought | RunCode {
      const { problem: asked, runs: drawn } = draw(...runs);
      const checked = checkRuns(asked, drawn);
      if ('code' in checked) return checked.code;
      const sum = (of: keyof Brought) => checked.runs.reduce((total, run) => total + run[of], 0);
      return { revenue: sum('revenue'), subsidy: sum('subsidy') };
    },
    best(...trains: readonly string[]): Brought {
      const { revenue, subsidy, optimal } = bestRuns(problem(trains));
      if (!optimal) throw new Error('not proven');
      return { revenue, subsidy };
    },
  };
}
