// Imagined boards: with a company's home token, with one more tile or token.

import { boardWithToken as withToken } from '../../../bots/kit/withToken.ts';
import { type Board, freeSlots, type NodeId, remembering, tokenNodes } from '../../../engine/index.ts';
import { type CompanyId, isOrdinary } from '../rules/companies.ts';
import { map } from '../rules/map.ts';
import { homeCities } from '../rules/operating/homeToken.ts';
import type { State1856 } from '../rules/state.ts';

export const boardWithToken = (board: Board, company: CompanyId, city: NodeId): Board =>
  withToken(map, board, company, city);

const boardsWithHome = remembering<Board>();

/** The board on which a company will run, with a token at home if it has not operated yet. */
export function boardOf(s: State1856, company: CompanyId): Board {
  if (!isOrdinary(company) || tokenNodes(s.board, company).length > 0) return s.board;
  return boardsWithHome(s.board, company, () => {
    const city = homeCities(s, company).find((home) => freeSlots(map, s.board, home) > 0);
    return city === undefined ? s.board : boardWithToken(s.board, company, city);
  });
}
