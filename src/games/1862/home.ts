// The home of a company: whether it has room for its token, now or ever (R019-R020, R078-R079).
import { nodeId } from '../../engine/track/board.ts';
import type { TileId } from '../../engine/track/facts.ts';
import { freeSlots, slotsOf } from '../../engine/track/tokens.ts';
import { rotationsOf, tilesLeft, upgradesOf } from '../../engine/track/upgrades.ts';
import { type CompanyId, companies } from './companies.ts';
import { map } from './map.ts';
import { own, type State1862 } from './state.ts';
import { hasCome, phases } from './trains.ts';

export const homeCity = (id: CompanyId): string => nodeId(companies[id].home, 0);

const slotsOn = (tile: TileId): number => map.tiles[tile]!.nodes[0]?.slots ?? 0;

/** R019, R078: the tiles that could be laid there now and have a place more. */
export function roomierTiles(s: State1862, id: CompanyId): TileId[] {
  const { home } = companies[id];
  const now = slotsOf(map, s.board, homeCity(id));
  return upgradesOf(map, s.board, home).filter(
    (tile) =>
      slotsOn(tile) > now &&
      phases[s.phase].tiles.includes(map.tiles[tile]!.colour) &&
      tilesLeft(map, s.board, tile) > 0 &&
      rotationsOf(map, s.board, home, tile).length > 0,
  );
}

/** Nothing lies there; there is a free place; a tile could bring one; or none of these. */
export type Room = 'untiled' | 'free' | 'upgrade' | 'full';

export function roomAtHome(s: State1862, id: CompanyId): Room {
  if (!s.board.laid[companies[id].home]) return 'untiled';
  if (freeSlots(map, s.board, homeCity(id)) > 0) return 'free';
  return roomierTiles(s, id).length > 0 ? 'upgrade' : 'full';
}

/** R005, R019-R020, R189: whether it can be started now, as far as the company itself goes. */
export function isStartable(s: State1862, id: CompanyId): boolean {
  const { status, wave, barred, heldBack } = own(s, id);
  return status === 'waiting' && hasCome(s, wave) && !barred && !heldBack && roomAtHome(s, id) !== 'full';
}
