// The board by number instead of by name: playouts use it thousands of times a second.
import { cashOf, treasury } from '../../../engine/index.ts';
import { type CompanyId, companyIds } from '../rules/companies.ts';
import { incomeOf } from '../rules/income.ts';
import { CHICAGO, DETROIT, type HexId, hexes, hexIds, neighbours } from '../rules/map.ts';
import { takesOne } from '../rules/network.ts';
import type { ChicagoState } from '../rules/state.ts';

export const indexOf = Object.fromEntries(hexIds.map((hex, i) => [hex, i])) as Record<HexId, number>;

/** Neighbours of each hex, without the start hexes, which nobody may enter (R051). */
const around: readonly (readonly number[])[] = hexIds.map((hex) =>
  neighbours[hex].filter((n) => hexes[n].kind !== 'start').map((n) => indexOf[n]),
);
const price = hexIds.map((hex) => hexes[hex].cost);
const single = hexIds.map(takesOne);
const earns = hexIds.map((hex) => hexes[hex].income > 0);

/** From each hex to Chicago over an empty board: the fewest hexes, and the cheapest of such ways. */
const way = (() => {
  const hops = hexIds.map((hex) => (hex === CHICAGO ? 0 : Infinity));
  const cost = hexIds.map((hex) => (hex === CHICAGO ? 0 : Infinity));
  for (let changed = true; changed; ) {
    changed = false;
    for (const i of hexIds.keys())
      for (const n of around[i]!) {
        const h = hops[n]! + 1;
        const c = cost[n]! + price[n]!;
        if (h > hops[i]! || (h === hops[i] && c >= cost[i]!)) continue;
        hops[i] = h;
        cost[i] = c;
        changed = true;
      }
  }
  return { hops, cost };
})();

/** The shortest way to Chicago from a network, Infinity before its first locomotive; and whether it has reached Detroit. */
export function wayFrom(network: readonly HexId[]): { hops: number; cost: number; inDetroit: boolean } {
  let hops = Infinity;
  let cost = Infinity;
  let inDetroit = false;
  for (const hex of network) {
    if (hex === DETROIT) inDetroit = true;
    const i = indexOf[hex];
    const h = way.hops[i]!;
    if (h > hops || (h === hops && way.cost[i]! >= cost)) continue;
    hops = h;
    cost = way.cost[i]!;
  }
  return { hops, cost, inDetroit };
}

/** Locomotives on each hex. */
export function crowd(s: ChicagoState): Uint8Array {
  const out = new Uint8Array(hexIds.length);
  for (const id of companyIds) for (const hex of s.networks[id]) out[indexOf[hex]]! += 1;
  return out;
}

/** Prices of the gains and costs of building. */
export interface BuildPrices {
  readonly income: number;
  readonly money: number;
  /** A hex nearer to Chicago. */
  readonly hop: number;
  /** Arrival in Chicago. */
  readonly arrival: number;
}

const MOST = 3;

/** Up to three hexes for one company, each the best next one while it is worth anything. */
export function bestBuild(s: ChicagoState, id: CompanyId, here: Uint8Array, prices: BuildPrices, hopsNow: number) {
  const seen = new Uint8Array(hexIds.length);
  const rim: number[] = [];
  const network = s.networks[id];
  for (const hex of network) seen[indexOf[hex]] = 1;
  const grow = (i: number) => {
    for (const n of around[i]!) {
      if (seen[n]) continue;
      seen[n] = 1;
      if (!single[n] || here[n] === 0) rim.push(n);
    }
  };
  for (const hex of network) grow(indexOf[hex]);
  const built: HexId[] = [];
  let value = 0;
  let hops = hopsNow;
  let money = cashOf(s, treasury(id));
  const most = Math.min(MOST, s.stock[id]);
  while (built.length < most) {
    let at = -1;
    let best = 0;
    for (let r = 0; r < rim.length; r++) {
      const i = rim[r]!;
      const cost = price[i]! * (here[i]! + 1);
      if (cost > money) continue;
      let worth = -cost * prices.money;
      if (earns[i]) worth += incomeOf(s, hexIds[i]!) * prices.income;
      if (way.hops[i]! < hops) worth += (hops - way.hops[i]!) * prices.hop;
      if (hexIds[i] === CHICAGO) worth += prices.arrival;
      if (worth <= best) continue;
      best = worth;
      at = r;
    }
    if (at < 0) break;
    const i = rim[at]!;
    rim[at] = rim[rim.length - 1]!;
    rim.pop();
    built.push(hexIds[i]!);
    value += best;
    money -= price[i]! * (here[i]! + 1);
    if (way.hops[i]! < hops) hops = way.hops[i]!;
    grow(i);
  }
  return { built, value };
}
