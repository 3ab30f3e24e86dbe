// Hexes where a company may build: those that track reaches from its tokens, and those where it stands.
import type { Board, NodeId } from '../../engine/track/board.ts';
import type { HexId, MapFacts } from '../../engine/track/facts.ts';
import { reachOf } from '../../engine/track/reach.ts';
import { hasTokenIn, isBlocked, tokenHexes } from '../../engine/track/tokens.ts';

export function reachedHexes(map: MapFacts, board: Board, company: string): readonly HexId[] {
  const { hexes } = reachOf(map, board, company);
  return [...hexes, ...tokenHexes(board, company).filter((hex) => !hexes.includes(hex))];
}

export const isReached = (map: MapFacts, board: Board, company: string, hex: HexId): boolean =>
  reachOf(map, board, company).enters(hex) || hasTokenIn(board, company, hex);

/** Stops that its trains may come to, and those of them that others block: its trains never pass there. */
export function stopsReached(
  map: MapFacts,
  board: Board,
  company: string,
): { readonly stops: readonly NodeId[]; readonly closed: readonly NodeId[] } {
  const stops = [...reachOf(map, board, company).stops];
  return { stops, closed: stops.filter((node) => isBlocked(map, board, node, company)) };
}
