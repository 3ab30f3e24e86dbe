// Checks of every position: nothing is made, nothing is lost, nothing stands where it may not.
import { auditMoney } from '../../../engine/money/bank.ts';
import { type CompanyId, companies, companyIds } from './companies.ts';
import { barren, type HexId, hexes, isIndustrial, neighbours, scales } from './map.ts';
import { takesOne } from './network.ts';
import { type ChicagoState, HOUSES, isOnHex, isOpen, sharesSold, standing } from './state.ts';

export function audit(s: ChicagoState): string | null {
  return (
    auditMoney(s, 0) ?? auditHexes(s) ?? companyIds.map((id) => auditCompany(s, id)).find((x) => x !== null) ?? null
  );
}

function auditHexes(s: ChicagoState): string | null {
  for (const hex of new Set(companyIds.flatMap((id) => s.networks[id]))) {
    if (!hexes[hex]) return `no such hex: ${hex}`;
    const here = standing(s, hex);
    if (takesOne(hex) && here.length > 1) return `${here.length} locomotives on ${hex}`;
    if (hexes[hex].kind === 'start' && here.some((id) => companies[id].start !== hex)) return `a stranger on ${hex}`;
  }
  if (s.houses.length > HOUSES) return `${s.houses.length} houses`;
  if (new Set(s.houses).size !== s.houses.length) return 'a hex developed twice';
  if (s.houses.some((hex) => barren.has(hex) || isIndustrial(hex) || standing(s, hex).length === 0))
    return 'a house where none may stand';
  for (const [hex, scale] of Object.entries(scales))
    if (!(scale as readonly number[]).includes(s.industry[hex as keyof typeof scales])) return `scale of ${hex}`;
  return null;
}

function auditCompany(s: ChicagoState, id: CompanyId): string | null {
  const { shares, locomotives, start } = companies[id];
  if (s.shares[id].some((held) => !Number.isSafeInteger(held) || held < 0)) return `shares of ${id}`;
  if (sharesSold(s, id) > shares) return `${sharesSold(s, id)} shares of ${id} sold of ${shares}`;
  const network = s.networks[id];
  if (new Set(network).size !== network.length) return `${id} stands twice on a hex`;
  if (network.length + s.stock[id] !== locomotives)
    return `${id} has ${network.length} locomotives on the board and ${s.stock[id]} in stock, of ${locomotives}`;
  if (!Number.isSafeInteger(s.income[id]) || s.income[id] < 0) return `income of ${id} is ${s.income[id]}`;
  if (!isOpen(s, id)) return network.length > 0 ? `${id} is closed and on the board` : null;
  const reached = new Set<HexId>(isOnHex(s, id, start) ? [start] : []);
  for (const hex of reached) for (const n of neighbours[hex]) if (isOnHex(s, id, n)) reached.add(n);
  return reached.size === network.length ? null : `the network of ${id} is not connected to its start`;
}
