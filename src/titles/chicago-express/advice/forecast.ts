// Forecast of each seat's final worth: its cash, and the dividends its shares will still pay.
import { cashOf, type Seat, treasury } from '../../../engine/index.ts';
import { type CompanyId, companyIds } from '../rules/companies.ts';
import { type ChicagoState, sharesOf, sharesSold } from '../rules/state.ts';
import { cashValue, horizonOf, shareValue } from './horizon.ts';

export type Worth = readonly number[];

export const cashOfAll = (s: ChicagoState): number[] => Array.from({ length: s.players }, (_, i) => cashOf(s, i + 1));

/** The forecast of a position, apart from an auction under way. */
export function standing(s: ChicagoState): number[] {
  const { phases, prospects } = horizonOf(s);
  const worth = cashOfAll(s).map((cash) => cashValue(phases, cash));
  for (const id of companyIds) {
    const value = shareValue(phases, prospects[id], sharesSold(s, id), cashOf(s, treasury(id)));
    for (let seat = 1; seat <= s.players; seat++) worth[seat - 1]! += sharesOf(s, id, seat) * value;
  }
  return worth;
}

/** Forecasts after a sale of one share of this company, by buyer and price. */
export function afterSale(s: ChicagoState, id: CompanyId): (buyer: Seat, price: number) => number[] {
  const sold = { ...s, shares: { ...s.shares, [id]: [...s.shares[id], 1] } };
  const { phases, prospects } = horizonOf(sold);
  const others = cashOfAll(s).map((cash) => cashValue(phases, cash));
  for (const other of companyIds) {
    if (other === id) continue;
    const value = shareValue(phases, prospects[other], sharesSold(s, other), cashOf(s, treasury(other)));
    for (let seat = 1; seat <= s.players; seat++) others[seat - 1]! += sharesOf(s, other, seat) * value;
  }
  const count = sharesSold(sold, id);
  const purse = cashOf(s, treasury(id));
  return (buyer, price) => {
    const value = shareValue(phases, prospects[id], count, purse + price);
    const worth = others.map((w, i) => w + sharesOf(s, id, i + 1) * value);
    const cash = cashOf(s, buyer);
    worth[buyer - 1]! += value + cashValue(phases, cash - price) - cashValue(phases, cash);
    return worth;
  };
}
