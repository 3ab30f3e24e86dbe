// Sales to the market, in one block at one price, before or after a purchase in the same turn (R032, R034, R037, R040-R042,
// R044-R046, R133).
import type { Seat } from '../../../../engine/core/action.ts';
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import * as presidency from '../../../../kernel/stock/presidency.ts';
import { stockOf } from '../../../../kernel/stock/round.ts';
import { sellBlock as sell } from '../../../../kernel/stock/sellBlock.ts';
import { poolTakes, type SellShares, sellShares as selling } from '../../../../kernel/stock/sellShares.ts';
import { canPaySecondShare, owesSecondShare, secondSharePrice } from '../cgr/halfPresident.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { StockFrame } from '../frames.ts';
import { fitsLimit, halvesOf, isOverLimits, overheld, poolRoom } from '../limits.ts';
import { moveMarker } from '../operating/moveMarker.ts';
import { isStarted, priceOf, type State1856, startedIds } from '../state.ts';
import { presidentsPercent } from './presidency.ts';

/** R045: true if the presidency allows a sale: below his certificate only if another player can take it. */
export const presidencyAllows = (s: State1856, seat: Seat, company: CompanyId, percent: number): boolean =>
  presidency.presidencyAllows(s, seat, company, percent, presidentsPercent(s, company));

/** R069, R093: true if a sale for a debt leaves him president. */
export const keepsPresidency = (s: State1856, seat: Seat, company: CompanyId, percent: number): boolean =>
  presidency.keepsPresidency(s, seat, company, percent, presidentsPercent(s, company));

/** Blocks of a company that a player can bring to the market, the smallest first. */
export function sellablePercents(s: State1856, seat: Seat, company: CompanyId, allows = presidencyAllows): number[] {
  if (!isStarted(s, company)) return [];
  const unit = unitOf(s, company);
  const most = Math.min(percentOf(s, company, seat), poolRoom(s, company));
  const blocks = Array.from({ length: Math.floor(most / unit) }, (_, i) => (i + 1) * unit);
  return blocks.filter((percent) => allows(s, seat, company, percent));
}

export function sellBlock(s: State1856, seat: Seat, company: CompanyId, percent: number, emit: Emit<Event1856>): void {
  sell(s, { seat, company, percent, price: priceOf(s, company) }, emit);
  moveMarker(s, company, 'soldShare', emit, Math.floor(percent / 10)); // R042: an odd 5% share does not count
}

/** R034 */
const isFirstRound = (s: State1856): boolean => stockOf(s).set === 1;

/** R046: percent of a company that a player must keep, by his purchases in this turn or, by ruling, in this round. */
function keptPercent(s: State1856, seat: Seat, company: CompanyId): number {
  const { bought, boughtInRound } = stockOf<StockFrame>(s);
  if (ruling(s, 'justBought') === 'wholeRound') return boughtInRound[seat]?.[company] ?? 0;
  return bought === company ? unitOf(s, company) : 0;
}

/** True if a player may sell anything of a company now. */
function canSellOf(s: State1856, seat: Seat, company: CompanyId): boolean {
  if (isFirstRound(s) || stockOf(s).sold.includes(company)) return false;
  const most = percentOf(s, company, seat) - keptPercent(s, seat, company);
  const unit = unitOf(s, company);
  const highest = Math.min(most, poolRoom(s, company));
  for (let percent = unit; percent <= highest; percent += unit)
    if (presidencyAllows(s, seat, company, percent)) return true;
  return false;
}

export const canSell = (s: State1856, seat: Seat): boolean =>
  !isFirstRound(s) && companyIds.some((company) => isStarted(s, company) && canSellOf(s, seat, company));

/** R040: true if a player is over a limit and a sale would help. */
export function mustSellDown(s: State1856, seat: Seat): boolean {
  if (!isOverLimits(s, seat)) return false;
  const sells = (company: CompanyId) => canSellOf(s, seat, company);
  if (overheld(s, seat).some(sells)) return true;
  return !fitsLimit(s, seat, 0) && startedIds(s).some((company) => halvesOf(s, company, 1) > 0 && sells(company));
}

/** True if the sale leaves what he must keep (R046). */
const leavesKept = (s: State1856, a: SellShares<CompanyId>, seat: Seat): boolean =>
  percentOf(s, a.company, seat) - a.percent >= keptPercent(s, seat, a.company);

/** R110: false if a president can already pay for the second share he owes; a limit or a ruling excuses the sale. */
const isNeeded = (s: State1856, seat: Seat): boolean =>
  !owesSecondShare(s, seat) ||
  !canPaySecondShare(s, seat) ||
  isOverLimits(s, seat) ||
  ruling(s, 'debtSales') === 'free';

export const sellShares = selling<State1856, Event1856, CompanyId>({
  companies: companyIds,
  started: startedIds,
  presidency: presidencyAllows,
  sell: sellBlock,
})
  .ask(
    'first',
    must('sell.firstRound', [], (s) => !isFirstRound(s)),
    must(
      'sell.notNeeded',
      [],
      (s, _, seat) => isNeeded(s, seat),
      (s) => ({ price: secondSharePrice(s) }),
    ),
  )
  .ask(
    { before: 'sell.presidency' },
    poolTakes(poolRoom),
    must(
      'sell.keepOne',
      ['company', 'percent'],
      (s, a, seat) => ruling(s, 'justBought') !== 'keepOne' || leavesKept(s, a, seat),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'sell.boughtThisRound',
      ['company', 'percent'],
      (s, a, seat) => ruling(s, 'justBought') !== 'wholeRound' || leavesKept(s, a, seat),
      (s, a, seat) => ({ company: a.company, percent: keptPercent(s, seat, a.company) }),
    ),
  )
  .hold(
    must('stock.overLimits', [], (s, _, seat) => !mustSellDown(s, seat)),
    must('stock.secondShareFirst', [], (s, _, seat) => !owesSecondShare(s, seat)),
  )
  .also((s) => {
    stockOf(s).at = 'secondShare';
  });
