// Shares go to the pool in one block at one price, the director's certificate too, whole or in part (R034, R036-R038,
// R040-R046, R053).
import type { Seat } from '../../../../engine/core/action.ts';
import { must } from '../../../../engine/core/condition.ts';
import { copy } from '../../../../engine/core/copy.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { partWith, picked } from '../../../../engine/shares/certificates.ts';
import { certificatesOf, POOL, percentOf, presidentOf, type Stake, unitOf } from '../../../../engine/shares/shares.ts';
import { nextInLine, passPresidency, presidentsPercent } from '../../../../kernel/stock/presidency.ts';
import { acts, stockOf } from '../../../../kernel/stock/round.ts';
import { costOf } from '../../../../kernel/stock/sellBlock.ts';
import { sellShares as selling } from '../../../../kernel/stock/sellShares.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import type { StockFrame } from '../frames.ts';
import { isOverLimit } from '../limits.ts';
import { moveMarker } from '../moveMarker.ts';
import { isFloated, isLast, type State1862, saleValue, startedIds } from '../state.ts';

/** R036, R038: the new director after such a sale; null if nobody takes over. */
function successor(s: State1862, seat: Seat, company: CompanyId, percent: number): Stake['seat'] {
  if (presidentOf(s, company) !== seat) return null;
  const next = nextInLine(s, company, seat);
  const kept = percentOf(s, company, seat) - percent;
  return next.percent >= presidentsPercent(s, company) && next.percent > kept ? next.seat : null;
}

/** True if the ruling `directorChange` forbids splitting the certificate: the pool holds less than he keeps. */
const lacksChange = (s: State1862, seat: Seat, company: CompanyId, percent: number): boolean =>
  ruling(s, 'directorChange') === 'poolOnly' &&
  percent < presidentsPercent(s, company) &&
  picked(certificatesOf(s, company), seat, percent) === null &&
  percentOf(s, company, seat) - percent > percentOf(s, company, POOL);

/**
 * R037: true if so much can be sold. A new director gives three shares for the certificate; otherwise change for it
 * comes from the pool, which may have too little.
 */
export function canSell(s: State1862, seat: Seat, company: CompanyId, percent: number): boolean {
  if (percent > percentOf(s, company, seat)) return false;
  if (presidentOf(s, company) !== seat || successor(s, seat, company, percent) !== null) return true;
  return (
    !lacksChange(s, seat, company, percent) && partWith(copy(certificatesOf(s, company)), seat, POOL, percent, [POOL])
  );
}

/** R045: no price falls before the company floats or after the LNER. */
const falls = (s: State1862, company: CompanyId): boolean => isFloated(s, company) && !isLast(s);

export function sellBlock(s: State1862, seat: Seat, company: CompanyId, percent: number, emit: Emit<Event1862>): void {
  const price = saleValue(s, company);
  // R044, R190: how far it falls depends on who directs before the sale
  const cause = presidentOf(s, company) === seat ? 'soldByLeader' : 'soldShare';
  const shares = falls(s, company) ? percent / 10 : 0;
  emit?.({ type: 'sharesSold', seat, company, percent, price });
  pay(s, BANK, seat, costOf(s, company, percent, price), 'shares', emit);
  const next = successor(s, seat, company, percent);
  if (next !== null) passPresidency(s, company, next, emit);
  const all = certificatesOf(s, company);
  if (!partWith(all, seat, POOL, percent, [POOL])) throw new Error(`${percent}% of ${company} cannot be sold`);
  if (all.president === seat && all.holders[0] === POOL) {
    all.president = null; // R083
    emit?.({ type: 'receivershipBegan', company });
  }
  moveMarker(s, { company, cause, shares }, emit);
}

/** R041: percent bought in this round, which must be kept until its end. */
const boughtPercent = (s: State1862, seat: Seat, company: CompanyId): number =>
  stockOf<StockFrame>(s).boughtInRound[seat]?.[company] ?? 0;

/** Notes a purchase for the rest of the round. */
export function remember(s: State1862, seat: Seat, company: CompanyId, percent: number): void {
  const bought = boughtPercent(s, seat, company) + percent;
  const round = acts<StockFrame>(s, seat);
  round.bought = company;
  round.boughtInRound[seat] = { ...round.boughtInRound[seat], [company]: bought };
}

/** True if a block of this company can be sold in this turn. */
function hasBlock(s: State1862, seat: Seat, company: CompanyId): boolean {
  if (stockOf(s).sold.includes(company)) return false;
  const most = percentOf(s, company, seat) - boughtPercent(s, seat, company);
  for (let percent = unitOf(s, company); percent <= most; percent += unitOf(s, company))
    if (canSell(s, seat, company, percent)) return true;
  return false;
}

/** R053: true if he is above the limit and can sell. */
const mustSellDown = (s: State1862, seat: Seat): boolean =>
  isOverLimit(s, seat) && startedIds(s).some((company) => hasBlock(s, seat, company));

/** One share to all ten. */
export const blocks: readonly number[] = Array.from({ length: 10 }, (_, i) => 10 * (i + 1));

/** R034, R040-R041, R053 */
export const sellShares = selling<State1862, Event1862, CompanyId>({
  companies: companyIds,
  started: startedIds,
  blocks, // R037, X12: those that can be sold may have gaps
  presidency: canSell,
  sell: sellBlock,
})
  .ask(
    { before: 'sell.presidency' },
    must(
      'sell.boughtThisRound',
      ['company', 'percent'],
      (s, a, seat) => percentOf(s, a.company, seat) - a.percent >= boughtPercent(s, seat, a.company),
      (s, a, seat) => ({ company: a.company, percent: boughtPercent(s, seat, a.company) }),
    ),
  )
  .hold(must('stock.overLimit', [], (s: State1862, _, seat) => !mustSellDown(s, seat)));
