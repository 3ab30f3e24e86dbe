// R061: a price in the bankruptcy zone closes a company at once, and everything it has is lost.
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { removeMarker } from '../../../../engine/market/market.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { boardToWrite } from '../../../../engine/track/board.ts';
import { removeToken, tokenNodes } from '../../../../engine/track/tokens.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { privateIds } from '../privates.ts';
import type { State1856 } from '../state.ts';
import { closePrivate, companyOwning } from './privates.ts';

export function closeCompany(s: State1856, company: CompanyId, emit: Emit<Event1856>): void {
  emit?.({ type: 'companyClosed', company });
  voidShares(s, company);
  removeMarker(s, company);
  pay(s, treasury(company), BANK, cashOf(s, treasury(company)), 'closing', emit);
  for (const id of privateIds) if (companyOwning(s, id) === company) closePrivate(s, id, emit);
  delete s.trains[company]; // out of the game: not to the pool
  for (const node of tokenNodes(s.board, company)) removeToken(boardToWrite(s), company, node);
  if (s.port?.company === company) s.port = null;
  Object.assign(s.companies[company], { status: 'closed', escrow: 0, loans: 0, rights: [] });
  s.cgr.certLimit = 0; // R121 as 18xx.games plays it: the basic limit comes back
  endItsTurn(s, company);
}

function voidShares(s: State1856, company: CompanyId): void {
  const all = s.shares[company]!;
  all.holders = all.holders.map(() => null);
  all.president = null;
}

/** Its turn ends where it stands, with everything that was going on inside it. */
function endItsTurn(s: State1856, company: CompanyId): void {
  const turn = s.flow.findIndex((frame) => frame.kind === 'turn' && frame.company === company);
  if (turn >= 0) s.flow = s.flow.slice(0, turn);
}
