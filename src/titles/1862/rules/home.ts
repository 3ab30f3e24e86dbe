// The home of a company: whether it has room for its token, now or ever (R019-R020, R078-R079).
import type { Emit } from '../../../engine/core/event.ts';
import { ruling } from '../../../engine/core/state.ts';
import { type Board, nodeId } from '../../../engine/track/board.ts';
import { EDGES } from '../../../engine/track/coords.ts';
import type { HexId, TileId } from '../../../engine/track/facts.ts';
import { boardWith } from '../../../engine/track/layTile.ts';
import { freeSlots, hasToken, slotsOf, tokensAt } from '../../../engine/track/tokens.ts';
import { fits, rotationsOf, tilesLeft, upgradesOf } from '../../../engine/track/upgrades.ts';
import { type CompanyId, companies, companyIds } from './companies.ts';
import type { Event1862 } from './events.ts';
import { map } from './map.ts';
import { isFloated, isLast, own, type State1862 } from './state.ts';
import { hasCome, phases } from './trains.ts';

export const homeCity = (id: CompanyId): string => nodeId(companies[id].home, 0);

const slotsOn = (tile: TileId): number => map.tiles[tile]!.nodes[0]?.slots ?? 0;

/** R019, R078: whether a tile could be laid there now that has a place for its token. */
export function canBringRoom(s: State1862, id: CompanyId): boolean {
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

/** Nothing lies there; there is a free place; a tile could bring one; or none of these. */
export type Room = 'untiled' | 'free' | 'upgrade' | 'full';

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

/** Whether it can be started now, as far as the company itself goes. */
export const isStartable = (s: State1862, id: CompanyId): boolean => isAvailable(s, id) && hasRoomAtHome(s, id);

/** R078, R197: it may operate, and its home token is not on the map; nor has it got one there by a merger. */
export const awaitsHome = (s: State1862, id: CompanyId): boolean =>
  isFloated(s, id) && !own(s, id).home && !hasToken(s.board, id, homeCity(id));

/** Whether any tile of the game, in stock or not, could still bring more places than these. */
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

/** R020: those whose homes have been filled for good can never be started again. */
export function barBlocked(s: State1862, emit: Emit<Event1862>): void {
  if (ruling(s, 'blockedHome') === 'whileBlocked') return;
  for (const id of companyIds) {
    const company = own(s, id);
    if (company.status !== 'waiting' || company.barred || !isFullForGood(s, id)) continue;
    company.barred = true;
    emit?.({ type: 'companyBarred', company: id });
  }
}
