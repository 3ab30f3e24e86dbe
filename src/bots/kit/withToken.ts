// A copy of a board with one more token.
import { type Board, type MapFacts, type NodeId, putToken } from '../../engine/index.ts';

export function boardWithToken(map: MapFacts, board: Board, company: string, city: NodeId): Board {
  const next = { ...board };
  putToken(map, next, company, city);
  return next;
}
