// Stakes: the worth of a company's changes to one seat, as prices for the quick player.
import { cashOf, type Seat, treasury } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { CHICAGO, hexes } from '../rules/map.ts';
import { type ChicagoState, sharesOf, sharesSold } from '../rules/state.ts';
import type { BuildPrices } from './board.ts';
import { type Horizon, type Prospect, shareValue } from './horizon.ts';

export interface Stakes extends BuildPrices {
  /** The seat's shares minus the average of the others. Below zero, the company's gains help the others more. */
  readonly weight: number;
  /** Present worth of a share. */
  readonly share: number;
}

export function stakesOf(s: ChicagoState, { phases, prospects }: Horizon, id: CompanyId, seat: Seat): Stakes {
  const sold = sharesSold(s, id);
  if (sold === 0) return { weight: 0, share: 0, income: 0, money: 0, hop: 0, arrival: 0 };
  const held = sharesOf(s, id, seat);
  const weight = held - (sold - held) / (s.players - 1);
  const prospect = prospects[id];
  const { income, hops } = prospect;
  const purse = cashOf(s, treasury(id));
  const share = shareValue(phases, prospect, sold, purse);
  const underWay = hops > 0 && hops < Infinity;
  return {
    weight,
    share,
    income: weight * (shareValue(phases, prospect, sold, purse, income + 1) - share),
    money: (weight * (shareValue(phases, prospect, sold, purse + 2) - share)) / 2,
    hop: underWay ? weight * (shareValue(phases, prospect, sold, purse, income, hops - 1) - share) : 0,
    arrival: (weight * (income + hexes[CHICAGO].income)) / sold,
  };
}

/** Worth of a share once one more is sold at this price. */
export const shareAfter = (s: ChicagoState, phases: number, prospect: Prospect, id: CompanyId, price: number): number =>
  shareValue(phases, prospect, sharesSold(s, id) + 1, cashOf(s, treasury(id)) + price);
