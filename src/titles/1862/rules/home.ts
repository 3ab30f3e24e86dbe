// The home of a company: its room for a token, now and later (R019-R020), and the home token, which comes first in the
// company's first turn or with the tile that makes room for it (R078-R082, R197, R201).
import type { Emit } from '../../../engine/core/event.ts';
import { ruling } from '../../../engine/core/state.ts';
import type { AutoStep } from '../../../engine/core/step.ts';
import { type Board, boardToWrite, nodeId } from '../../../engine/track/board.ts';
import { EDGES } from '../../../engine/track/coords.ts';
import type { HexId, TileId } from '../../../engine/track/facts.ts';
import { boardWith } from '../../../engine/track/layTile.ts';
import {
  byArrival,
  freeSlots,
  hasToken,
  putToken,
  removeToken,
  type Standing,
  slotsOf,
  standingAt,
  tokensAt,
} from '../../../engine/track/tokens.ts';
import { fits, rotationsOf, tilesLeft, upgradesOf } from '../../../engine/track/upgrades.ts';
import { type CompanyId, companies, companyIds } from './companies.ts';
import type { Event1862 } from './events.ts';
import { map } from './map.ts';
import { active, isFloated, isInReceivership, isLast, own, type State1862 } from './state.ts';
import { hasCome, phases } from './trains.ts';

export const homeCity = (id: CompanyId): string => nodeId(companies[id].home, 0);

const slotsOn = (tile: TileId): number => map.tiles[tile]!.nodes[0]?.slots ?? 0;

/** R019, R078: true if a tile with room for its token could be laid there now. */
function canBringRoom(s: State1862, id: CompanyId): boolean {
  const { home } = companies[id];
  const taken = tokensAt(s.board, homeCity(id)).filter((company) => company !== id).length;
  return upgradesOf(map, s.board, home).some(
    (tile) =>
      slotsOn(tile) > taken &&
      phases[s.phase].tiles.includes(map.tiles[tile]!.colour) &&
      tilesLeft(map, s.board, tile) > 0 &&
      EDGES.some((rotation) => fits(map, s.board, home, tile, rotation)),
  );
}

/** No tile yet; a free slot; a slot that a tile could bring; or none of these. */
type Room = 'untiled' | 'free' | 'upgrade' | 'full';

export function roomAtHome(s: State1862, id: CompanyId): Room {
  if (!s.board.laid[companies[id].home]) return 'untiled';
  if (freeSlots(map, s.board, homeCity(id)) > 0) return 'free';
  return canBringRoom(s, id) ? 'upgrade' : 'full';
}

/** R005, R162, R189 */
export function isAvailable(s: State1862, id: CompanyId): boolean {
  const { status, wave, heldBack } = own(s, id);
  return status === 'waiting' && hasCome(s, wave) && !heldBack && !isLast(s);
}

/** R019-R020 */
export const hasRoomAtHome = (s: State1862, id: CompanyId): boolean =>
  !own(s, id).barred && roomAtHome(s, id) !== 'full';

/** True if nothing about the company itself prevents its start now. */
export const isStartable = (s: State1862, id: CompanyId): boolean => isAvailable(s, id) && hasRoomAtHome(s, id);

/** R078, R197: true if a floated company has no home token, neither placed nor gained by a merger. */
export const awaitsHome = (s: State1862, id: CompanyId): boolean =>
  isFloated(s, id) && !own(s, id).home && !hasToken(s.board, id, homeCity(id));

/** True if some chain of upgrades, in stock or not, leads to more slots than `places`. */
const canGrow = (board: Board, hex: HexId, places: number): boolean =>
  upgradesOf(map, board, hex).some((tile) =>
    rotationsOf(map, board, hex, tile).some(
      (rotation) => slotsOn(tile) > places || canGrow(boardWith(map, board, hex, tile, rotation), hex, places),
    ),
  );

function isFullForGood(s: State1862, id: CompanyId): boolean {
  const { home } = companies[id];
  if (!s.board.laid[home] || freeSlots(map, s.board, homeCity(id)) > 0) return false;
  return !canGrow(s.board, home, slotsOf(map, s.board, homeCity(id)));
}

/** R020: bars companies whose homes are full for good; they can never be started again. */
export function barBlocked(s: State1862, emit: Emit<Event1862>): void {
  if (ruling(s, 'blockedHome') === 'whileBlocked') return;
  for (const id of companyIds) {
    const company = own(s, id);
    if (company.status !== 'waiting' || company.barred || !isFullForGood(s, id)) continue;
    company.barred = true;
    emit?.({ type: 'companyBarred', company: id });
  }
}

/** R084, R161, R201: a company gets no home token in receivership or after the LNER. */
export const isHomeAwaited = (s: State1862, company: CompanyId): boolean =>
  awaitsHome(s, company) && !isInReceivership(s, company) && (!isLast(s) || ruling(s, 'homeAfterLner') === 'placed');

/** R078: its token stands at home, where no tile lies yet. */
const isUntiled = (s: State1862, company: CompanyId): boolean =>
  hasToken(s.board, company, homeCity(company)) &&
  roomAtHome(s, company) === 'untiled' &&
  !isInReceivership(s, company);

/** The company whose turn it is, and its home. */
export const homeOf = (s: State1862) => ({ company: active(s), hex: companies[active(s)].home });

/** R078: true if a tile for its home token, placed or awaited, can be laid now. */
export const isHomeDue = (s: State1862): boolean => {
  const company = active(s);
  const isWanting = isHomeAwaited(s, company) || isUntiled(s, company);
  return isWanting && !isLast(s) && canBringRoom(s, company);
};

/** R081, R183: true if that tile must come before any other build and cannot be passed. */
export const isHomeForced = (s: State1862): boolean => s.options.homeForced !== 'no' && isHomeDue(s);

export function putHomeToken(s: State1862, company: CompanyId, emit: Emit<Event1862>): void {
  const city = homeCity(company);
  putToken(map, boardToWrite(s), company, city);
  own(s, company).home = true;
  own(s, company).tokens -= 1;
  emit?.({ type: 'tokenPlaced', company, city, cost: 0, kind: 'home' });
}

/** R079: the token that makes room: the latest, if placed after the company was started. */
function lastToCome(s: State1862, company: CompanyId): Standing | undefined {
  const city = homeCity(company);
  if (ruling(s, 'displacedToken') === 'lastSlot') return standingAt(s.board, city).at(-1);
  const last = byArrival(s.board, city).at(-1);
  return last && last.since > own(s, company).startedAt ? last : undefined;
}

/** R079: returns that token to its owner's sheet, unused. */
function displace(s: State1862, by: CompanyId, emit: Emit<Event1862>): void {
  const leaves = lastToCome(s, by);
  if (!leaves) return;
  const [owner, city] = [leaves.company as CompanyId, homeCity(by)];
  removeToken(boardToWrite(s), owner, city, leaves.slot);
  own(s, owner).tokens += 1;
  emit?.({ type: 'tokenDisplaced', company: owner, city, by });
}

/** On a full tile that can be replaced the token waits for the build (R197); on an untiled hex the tile follows (R078). */
export const homeToken: AutoStep<State1862, Event1862> = {
  id: 'homeToken',
  auto(s, emit) {
    const company = active(s);
    if (!isHomeAwaited(s, company)) return;
    if (roomAtHome(s, company) === 'full') displace(s, company, emit);
    if (['free', 'untiled'].includes(roomAtHome(s, company))) putHomeToken(s, company, emit);
  },
};
