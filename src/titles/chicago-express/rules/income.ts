// The income of a company from arrival at a hex and from development.
import { type CompanyId, companyIds } from './companies.ts';
import { type HexId, hexes, type IndustrialHexId, isIndustrial, scales } from './map.ts';
import { type ChicagoState, isDeveloped, standing } from './state.ts';

/** R061-R064: income that a locomotive placed here adds to its company. */
export function incomeOf(s: ChicagoState, hex: HexId): number {
  if (isIndustrial(hex)) return s.industry[hex];
  const { kind, income, development } = hexes[hex];
  if (kind === 'plain' || kind === 'forest') return 0;
  return isDeveloped(s, hex) ? income + development : income;
}

/** The next value of an industrial city's scale; undefined on its last space (R071). */
export function nextValue(s: ChicagoState, city: IndustrialHexId): number | undefined {
  const scale: readonly number[] = scales[city];
  return scale[scale.indexOf(s.industry[city]) + 1];
}

/** Moves an industrial city one step up its scale; every company there gains the difference (R075, R084). */
export function raiseScale(s: ChicagoState, city: IndustrialHexId): number {
  const value = nextValue(s, city);
  if (value === undefined) return 0;
  const gain = value - s.industry[city];
  s.industry[city] = value;
  for (const company of standing(s, city)) s.income[company] += gain;
  return gain;
}

/** The companies with at least one share sold: the only ones that pay (R080). */
export const paying = (s: ChicagoState): CompanyId[] =>
  companyIds.filter((id) => s.shares[id].some((held) => held > 0));
