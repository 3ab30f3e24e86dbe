// Imagined boards: with a company's home token, with one more tile or token.
import { type Board, freeSlots, type NodeId, perBoard, tokenNodes } from '../../../engine/index.ts';
import { type CompanyId, isOrdinary } from '../../../games/1856/companies.ts';
import { map } from '../../../games/1856/map.ts';
import { homeCities } from '../../../games/1856/operating/homeToken.ts';
import type { State1856 } from '../../../games/1856/state.ts';
import { boardWithToken as withToken } from '../kit18xx/withToken.ts';

export const boardWithToken = (board: Board, company: CompanyId, city: NodeId): Board =>
  withToken(map, board, company, city);

const known = perBoard(() => new Map<CompanyId, Board>());

/** The board on which a company will run: its token stands at home, where it has not operated yet. */
export function boardOf(s: State1856, company: CompanyId): Board {
  if (!isOrdinary(company) || tokenNodes(s.board, company).length > 0) return s.board;
  const seen = known(map, s.board).get(company);
  if (seen) return seen;
  const city = homeCities(s, company).find((home) => freeSlots(map, s.board, home) > 0);
  const board = city === undefined ? s.board : boardWithToken(s.board, company, city);
  known(map, s.board).set(company, board);
  return board;
}
