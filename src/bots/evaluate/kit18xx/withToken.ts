// A board with a token more.
import { copy } from '../../../engine/core/copy.ts';
import type { Board, NodeId } from '../../../engine/track/board.ts';
import type { MapFacts } from '../../../engine/track/facts.ts';
import { putToken } from '../../../engine/track/tokens.ts';

export function boardWithToken(map: MapFacts, board: Board, company: string, city: NodeId): Board {
  const next = copy(board);
  putToken(map, next, company, city);
  return next;
}
