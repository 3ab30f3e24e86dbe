// Finds the best development, at the prices of the quick player.
import { type CompanyId, companyIds } from '../rules/companies.ts';
import { nextValue } from '../rules/income.ts';
import { DETROIT, type HexId, hexes, isIndustrial } from '../rules/map.ts';
import { type ChicagoState, housesLeft, isDeveloped, isOnHex } from '../rules/state.ts';
import { indexOf } from './board.ts';

type Prices = Readonly<Record<CompanyId, { readonly income: number }>>;

/** The best hex to develop, and its value; no hex if every development helps the others more. */
export function bestSite(s: ChicagoState, here: Uint8Array, prices: Prices) {
  let best: HexId | null = null;
  let value = 0;
  for (const id of companyIds)
    for (const hex of s.networks[id]) {
      const { development } = hexes[hex];
      if (development === 0 || !isRipe(s, hex)) continue;
      let gain = prices[id].income;
      if (here[indexOf[hex]]! > 1)
        for (const other of companyIds) if (other !== id && isOnHex(s, other, hex)) gain += prices[other].income;
      gain *= development;
      if (gain <= value) continue;
      value = gain;
      best = hex;
    }
  return { hex: best, value };
}

/** True if an occupied hex with something to develop may be developed now (R069-R072, R077). */
const isRipe = (s: ChicagoState, hex: HexId): boolean =>
  isIndustrial(hex) ? hex !== DETROIT && nextValue(s, hex) !== undefined : housesLeft(s) > 0 && !isDeveloped(s, hex);
