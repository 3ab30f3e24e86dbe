// The end of the game, and the worth that decides it (R100-R105).
import type { Seat } from '../../../engine/core/action.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { companyIds } from './companies.ts';
import { DETROIT } from './map.ts';
import { type ChicagoState, type EndCondition, housesLeft, sharesLeft } from './state.ts';

const COMPANIES = 3;
const HOUSES_LEFT = 3;
const DETROIT_AT = 8;

/** R100-R101: any of the four ends the game with the next general dividends. */
const conditions: Readonly<Record<EndCondition, (s: ChicagoState) => boolean>> = {
  // A closed Wabash still has its stock and its shares, so it never counts (R101).
  locomotives: (s) => companyIds.filter((id) => s.stock[id] === 0).length >= COMPANIES,
  shares: (s) => companyIds.filter((id) => sharesLeft(s, id) === 0).length >= COMPANIES,
  houses: (s) => housesLeft(s) <= HOUSES_LEFT,
  detroit: (s) => s.industry[DETROIT] >= DETROIT_AT,
};

export const endsReached = (s: ChicagoState): EndCondition[] =>
  (Object.keys(conditions) as EndCondition[]).filter((id) => conditions[id](s));

/** R104-R105: most cash wins, equals win together; shares and company money count for nothing. */
export const worthOf = (s: ChicagoState): Record<Seat, number> =>
  Object.fromEntries(Array.from({ length: s.players }, (_, i) => [i + 1, cashOf(s, i + 1)]));
