// Every tile, small station, token and merger of the records of 1862, asked of our rules on the board of the platform's trace.
import { readFileSync } from 'node:fs';
import type { Action } from '../../src/engine/core/action.ts';
import { check } from '../../src/engine/core/check.ts';
import { type Board, hexOfNode, type NodeId, nodeId } from '../../src/engine/track/board.ts';
import { hasToken } from '../../src/engine/track/tokens.ts';
import { type CompanyId, companies, companyIds, isCompany } from '../../src/games/1862/companies.ts';
import { newTurn } from '../../src/games/1862/frames.ts';
import { homeCity } from '../../src/games/1862/home.ts';
import { game1862 } from '../../src/games/1862/index.ts';
import { londonPlaces } from '../../src/games/1862/map.ts';
import { reachesCompany } from '../../src/games/1862/operating/connection.ts';
import type { State1862 } from '../../src/games/1862/state.ts';
import type { PhaseId } from '../../src/games/1862/trains.ts';
import { printedTile } from '../../src/records/import18xx/1862/stations.ts';
import { boardOf } from './runs1862.ts';
import { table1862 } from './table1862.ts';

interface Seen {
  ph: PhaseId;
  t: Record<string, [tile: string, rotation: number]>;
  o: Record<string, Record<string, (string | null)[]>>;
  tk: Record<string, number>;
}

interface Recorded {
  readonly id: number;
  readonly type: string;
  readonly entity: string;
  readonly hex?: string;
  readonly rotation?: number;
  readonly corporation?: string;
  readonly _tile?: string;
  readonly _hex?: string;
  readonly _node?: string;
}

export interface AskedBuild {
  readonly id: number;
  readonly action: object;
  /** Null where we agree. */
  readonly code: string | null;
}

function update(seen: Seen, step: Partial<Seen>): void {
  if (step.ph) seen.ph = step.ph;
  for (const part of ['t', 'o', 'tk'] as const) {
    const into: Record<string, unknown> = seen[part];
    for (const [name, value] of Object.entries(step[part] ?? {}))
      if (value === null) delete into[name];
      else into[name] = value;
  }
}

/** There a token lies on a bare hex; with us it waits for its tile. */
function withoutBare(board: Board): Board {
  const places = Object.entries(board.tokens).filter(
    ([node]) => board.laid[hexOfNode(node)] !== undefined || londonPlaces.includes(node),
  );
  return { ...board, tokens: Object.fromEntries(places) };
}

const blank = table1862(['Ada', 'Ben', 'Cid'], { rulings: '18xx.games' }).state;

function stateOf(seen: Seen, company: CompanyId, at: 'build' | 'token', built: 'nothing' | 'one'): State1862 {
  const s = structuredClone(blank);
  s.board = withoutBare(boardOf(seen));
  s.phase = seen.ph;
  for (const id of companyIds) {
    const home = hasToken(s.board, id, homeCity(id));
    const waits = !home && seen.o[companies[id].home]?.n0?.includes(id);
    Object.assign(s.companies[id], { status: 'started', floated: true, home: true, tokens: seen.tk[id] ?? 0 });
    if (id === company && (waits || !home)) Object.assign(s.companies[id], { home: false });
    if (waits) s.companies[id].tokens += 1;
    s.shares[id]!.president = 1;
  }
  s.flow = [{ ...newTurn(company), at, built }];
  return s;
}

const edges = ([a, b]: readonly [number, number]): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

function actionOf(recorded: Recorded, seen: Seen): Action {
  if (recorded.type === 'place_token') {
    const city: NodeId = nodeId(recorded._hex!, Number(recorded._node!.slice(1)));
    return londonPlaces.includes(city) ? { type: 'placeLondon' } : ({ type: 'placeToken', city } as Action);
  }
  const { hex, rotation } = recorded as Required<Recorded>;
  const after = printedTile(recorded._tile!, rotation);
  const laid = seen.t[hex];
  const before = laid && printedTile(laid[0], laid[1]);
  if (before?.tile !== after.tile) return { type: 'layTile', hex, tile: after.tile, rotation } as Action;
  const had = before.stations.map(edges);
  const track = after.stations.map(edges).find((one) => !had.includes(one))!;
  return { type: 'addStation', hex, track } as Action;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What we say to each of them. */
export function askedBuilds(file: string): AskedBuild[] {
  const { actions } = read(file) as { actions: Recorded[] };
  const { steps } = read(file.replace(/\.json$/, '.trace.json')) as { steps: Partial<Seen>[] };
  const seen: Seen = { ph: 'A', t: {}, o: {}, tk: {} };
  return actions.flatMap((recorded, i): AskedBuild[] => {
    update(seen, steps[i]!);
    const { id, type, entity } = recorded;
    if (!isCompany(entity)) return [];
    if (type === 'merge') {
      const s = stateOf(seen, entity, 'build', 'nothing');
      const isJoined = reachesCompany(s, entity, recorded.corporation as CompanyId);
      return [{ id, action: { type, company: recorded.corporation }, code: isJoined ? null : 'apart' }];
    }
    if (type !== 'lay_tile' && type !== 'place_token') return [];
    const action = actionOf(recorded, seen);
    const last = actions[i - 1];
    const isSecond = type === 'lay_tile' && last?.type === 'lay_tile' && last.entity === entity;
    const stage = action.type === 'placeToken' ? 'token' : 'build';
    const refusal = check(game1862, stateOf(seen, entity, stage, isSecond ? 'one' : 'nothing'), 1, action);
    return [{ id, action, code: refusal?.code ?? null }];
  });
}
