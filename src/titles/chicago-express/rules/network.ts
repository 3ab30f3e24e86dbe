// The network of a company: its frontier, and the cost of growing.
import type { Money } from '../../../engine/money/bank.ts';
import type { CompanyId } from './companies.ts';
import { type HexId, hexes, hexIds, neighbours } from './map.ts';
import { type ChicagoState, isOnHex, standingCount } from './state.ts';

/** R054-R055: forests and mountains take one locomotive in all. */
export const takesOne = (hex: HexId): boolean => hexes[hex].kind === 'forest' || hexes[hex].kind === 'mountain';

/** R056: the printed figure times the locomotives there, the new one included. */
export const costOf = (s: ChicagoState, hex: HexId): Money => hexes[hex].cost * (standingCount(s, hex) + 1);

/** R058: the cost of the first `count` of these hexes, one after the other. */
export function costOfFirst(s: ChicagoState, built: readonly HexId[], count: number): Money {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += costOf(s, built[i]!);
  return sum;
}

/** R049: the last of these hexes adjoins the network, the hexes built before it in the same action included. */
export function lastAdjoins(s: ChicagoState, company: CompanyId, built: readonly HexId[]): boolean {
  for (const n of neighbours[built[built.length - 1]!]) if (isOnHex(s, company, n) || built.includes(n)) return true;
  return false;
}

const indexOf = Object.fromEntries(hexIds.map((hex, i) => [hex, i])) as Record<HexId, number>;

/** Neighbours by index, without the start hexes, which nobody may enter (R051). */
const openAround: readonly (readonly number[])[] = hexIds.map((hex) =>
  neighbours[hex].filter((n) => hexes[n].kind !== 'start').map((n) => indexOf[n]),
);

/** The hexes around the network and around what is built in this action, without those already in it. */
export function frontier(s: ChicagoState, company: CompanyId, built: readonly HexId[]): HexId[] {
  const network = s.networks[company];
  times += 1;
  for (const hex of network) seen[indexOf[hex]] = times;
  for (const hex of built) seen[indexOf[hex]] = times;
  const out: HexId[] = [];
  for (const hex of network) grow(hex, out);
  for (const hex of built) grow(hex, out);
  return out;
}

/** The pass of `frontier` that last saw each hex: bots ask so often that a list a pass would be most of the work. */
const seen = new Float64Array(hexIds.length);
let times = 0;

function grow(hex: HexId, out: HexId[]): void {
  for (const n of openAround[indexOf[hex]]!) {
    if (seen[n] === times) continue;
    seen[n] = times;
    out.push(hexIds[n]!);
  }
}
