// The network of a company: where it may grow, and what that costs.
import type { Money } from '../../engine/money/bank.ts';
import type { CompanyId } from './companies.ts';
import { type HexId, hexes, neighbours } from './map.ts';
import { type ChicagoState, standing } from './state.ts';

export const isOnHex = (s: ChicagoState, company: CompanyId, hex: HexId): boolean => standing(s, hex).includes(company);

/** R054-R055: forests and mountains take one locomotive in all. */
export const takesOne = (hex: HexId): boolean => hexes[hex].kind === 'forest' || hexes[hex].kind === 'mountain';

/** R056: the printed figure times the locomotives there, the new one included. */
export const costOf = (s: ChicagoState, hex: HexId): Money => hexes[hex].cost * (standing(s, hex).length + 1);

/** R058: what all these hexes cost one after the other. */
export function costOfAll(s: ChicagoState, built: readonly HexId[]): Money {
  let sum = 0;
  for (const hex of built) sum += costOf(s, hex);
  return sum;
}

/** R049: adjoins the network, the hexes built earlier in the same action included. */
export const adjoins = (s: ChicagoState, company: CompanyId, hex: HexId, earlier: readonly HexId[]): boolean =>
  neighbours[hex].some((n) => isOnHex(s, company, n) || earlier.includes(n));

/** The hexes around the network and around what is built in this action, without those already in it. */
export function frontier(s: ChicagoState, company: CompanyId, earlier: readonly HexId[]): HexId[] {
  const out = new Set<HexId>();
  const around = (hex: HexId) => {
    for (const n of neighbours[hex]) if (hexes[n].kind !== 'start' && !isOnHex(s, company, n)) out.add(n);
  };
  for (const hex in s.locomotives) if (isOnHex(s, company, hex as HexId)) around(hex as HexId);
  for (const hex of earlier) around(hex);
  for (const hex of earlier) out.delete(hex);
  return [...out];
}
