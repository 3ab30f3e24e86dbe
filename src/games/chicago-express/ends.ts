// R100-R101: the four conditions, any of which ends the game with the next general dividends.
import { companyIds } from './companies.ts';
import { DETROIT } from './map.ts';
import { type ChicagoState, type EndCondition, housesLeft, sharesLeft } from './state.ts';

const COMPANIES = 3;
const HOUSES_LEFT = 3;
const DETROIT_AT = 8;

const conditions: Readonly<Record<EndCondition, (s: ChicagoState) => boolean>> = {
  // A closed Wabash still has its stock and its shares, so it never counts (R101).
  locomotives: (s) => companyIds.filter((id) => s.stock[id] === 0).length >= COMPANIES,
  shares: (s) => companyIds.filter((id) => sharesLeft(s, id) === 0).length >= COMPANIES,
  houses: (s) => housesLeft(s) <= HOUSES_LEFT,
  detroit: (s) => s.industry[DETROIT] >= DETROIT_AT,
};

export const endsReached = (s: ChicagoState): EndCondition[] =>
  (Object.keys(conditions) as EndCondition[]).filter((id) => conditions[id](s));
