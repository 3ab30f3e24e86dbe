// Funding: how far a president can bring a company that has not operated yet, by buying its shares with his cash.
import { cashOf, OFFER, percentOf, presidentOf, type Seat } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { certificateLimit, certificatesHeld } from '../rules/limits.ts';
import type { State1856 } from '../rules/state.ts';
import { floatPercent } from '../rules/stock/capital.ts';

/** The player's limit (R037), and the percentage that fills the treasury at once (R050). */
const MOST = 60;
const AT_ONCE = 50;
/** R055 */
const FLOATS_AT = 60;

export interface Funding {
  /** True if enough of it would be sold for a first turn. */
  readonly floats: boolean;
  /** Money that its treasury gets by it. */
  readonly money: number;
  /** Cash left to its president then, for the first train if need be (R093). */
  readonly rest: number;
}

/** Certificates that a player may still take (R038). */
export const certificatesFree = (s: State1856, seat: Seat): number =>
  certificateLimit(s) - Math.ceil(certificatesHeld(s, seat) / 2);

export function funding(s: State1856, company: CompanyId): Funding {
  const { par, capital, linked, floated } = s.companies[company];
  const seat = presidentOf(s, company);
  if (seat === null) return { floats: false, money: 0, rest: 0 };
  const offer = percentOf(s, company, OFFER);
  const sold = 100 - offer;
  const shares = Math.min(
    Math.floor(cashOf(s, seat) / par),
    (MOST - percentOf(s, company, seat)) / 10,
    offer / 10,
    certificatesFree(s, seat),
  );
  const after = sold + 10 * Math.max(0, shares);
  const rest = cashOf(s, seat) - par * Math.max(0, shares);
  if (capital === 'full') {
    const floats = floated || after >= FLOATS_AT;
    return { floats, money: floats && !floated ? 10 * par : 0, rest };
  }
  const counted = capital === 'escrow' && !linked ? Math.min(AT_ONCE, after) - Math.min(AT_ONCE, sold) : after - sold;
  return { floats: after >= floatPercent(s), money: (par * counted) / 10, rest };
}
