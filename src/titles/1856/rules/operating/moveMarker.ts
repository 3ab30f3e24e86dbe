// Moves of prices (R042, R047, R059-R061): a marker in the zone at the lower left closes its company.
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { type Spot, spaceAt } from '../../../../engine/market/market.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { takeTokens } from '../../../../kernel/exchange/tokens.ts';
import { movePrice } from '../../../../kernel/stock/price.ts';
import { spotAfter } from '../../../../kernel/stock/priceTable.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { market, prices } from '../market.ts';
import { privateIds } from '../privates.ts';
import { isCgr, type State1856 } from '../state.ts';
import { closeForGood } from './closeForGood.ts';
import { closePrivate, companyOwning } from './privates.ts';

const closes = (spot: Spot): boolean => spaceAt(market, spot)?.zones.includes('closed') ?? false;

/** R114: true if the marker lies still: that of the CGR until it has owned a permanent train. */
export const isFrozen = (s: State1856, company: CompanyId): boolean => isCgr(company) && !s.cgr.permanent;

/**
 * R059: moves the marker this many times. A company in the closing zone closes; the CGR stops before it (R061).
 */
export function moveMarker(
  s: State1856,
  company: CompanyId,
  cause: keyof typeof prices.moves,
  emit: Emit<Event1856>,
  times = 1,
): void {
  if (isFrozen(s, company)) return;
  let to = s.market.spots[company]!;
  for (let i = 0; i < times; i++) {
    const next = spotAfter(prices, to, cause);
    if (isCgr(company) && closes(next)) break;
    to = next;
  }
  if (closes(to)) closeCompany(s, company, emit);
  else movePrice(market, s, company, to, emit);
}

/** R061: closes a company, which loses everything. */
function closeCompany(s: State1856, company: CompanyId, emit: Emit<Event1856>): void {
  emit?.({ type: 'companyClosed', company });
  closeForGood(s, company);
  pay(s, treasury(company), BANK, cashOf(s, treasury(company)), 'closing', emit);
  for (const id of privateIds) if (companyOwning(s, id) === company) closePrivate(s, id, emit);
  delete s.trains[company]; // out of the game: not to the pool
  takeTokens(s, company);
  if (s.port?.company === company) s.port = null;
  Object.assign(s.companies[company], { status: 'closed', escrow: 0, loans: 0, rights: [] });
  s.cgr.certLimit = 0; // R121 as 18xx.games plays it: the basic limit comes back
  endItsTurn(s, company);
}

/** Ends its turn at once, with everything going on inside it. */
function endItsTurn(s: State1856, company: CompanyId): void {
  const turn = s.flow.findIndex((frame) => frame.kind === 'turn' && frame.company === company);
  if (turn >= 0) s.flow = s.flow.slice(0, turn);
}
