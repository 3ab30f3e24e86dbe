// What every purchase of a turn must meet, and what it leaves behind (R032, R038, R040, R110, R133).
import type { Action, Seat } from '../../../../engine/core/action.ts';
import type { Condition } from '../../../../engine/core/condition.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { acts, stockOf } from '../../../../kernel/stock/round.ts';
import { CGR, type CompanyId } from '../companies.ts';
import type { StockFrame } from '../frames.ts';
import { isOverLimits } from '../limits.ts';
import { must } from '../rules.ts';
import type { State1856 } from '../state.ts';
import { canSell, owesSecondShare } from './turn.ts';

type Purchase = Action & { readonly company: CompanyId };

/** As 18xx.games plays R040: who is over a limit and cannot sell may still buy what does not count. */
const isLetBuy = (s: State1856, seat: Seat): boolean => ruling(s, 'halfCertificates') === 'below' && !canSell(s, seat);

/** Asked before it is known what is bought, or of which company. */
export const purchaseConditions: readonly Condition<State1856, Purchase>[] = [
  must(
    'stock.boughtAlready',
    [],
    (s) => stockOf(s).bought === null,
    (s) => ({ company: stockOf<StockFrame>(s).bought! }),
  ),
  must('stock.overLimits', [], (s, _, seat) => !isOverLimits(s, seat) || owesSecondShare(s, seat) || isLetBuy(s, seat)),
  must('stock.secondShareFirst', ['company'], (s, a, seat) => !owesSecondShare(s, seat) || a.company === CGR),
];

/** R032: after a purchase sales may follow if none lay before it; else the turn is over. */
export function afterPurchase(s: State1856, seat: Seat, company: CompanyId, percent: number): void {
  const round = acts<StockFrame>(s, seat);
  round.bought = company;
  round.boughtInRound[seat] ??= {};
  const bought = round.boughtInRound[seat];
  bought[company] = (bought[company] ?? 0) + percent;
  if (round.sold.length === 0 && canSell(s, seat)) round.at = 'secondShare';
}
