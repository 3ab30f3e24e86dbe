// Limits of a player's holdings (R031, R037-R039, R108, R120-R122).
import type { Seat } from '../../../engine/core/action.ts';
import { ruling } from '../../../engine/core/state.ts';
import { isInZone } from '../../../engine/market/market.ts';
import { certificatesOf, POOL, percentOf } from '../../../engine/shares/shares.ts';
import { type CompanyId, companyIds, ordinaryIds } from './companies.ts';
import { market, type Zone } from './market.ts';
import { privateIds } from './privates.ts';
import { isStarted, type State1856, startedIds } from './state.ts';
import { hasCome } from './trains.ts';

type ByPlayers = Readonly<Record<number, number>>;

/** R038 */
const basicLimit: ByPlayers = { 3: 20, 4: 16, 5: 13, 6: 11 };

/** R120: by the number of companies in play, with three, four, five and six players. */
const FEWEST = 4;
const limitByCompanies: Readonly<Record<number, ByPlayers>> = {
  11: { 3: 28, 4: 22, 5: 18, 6: 15 },
  10: { 3: 25, 4: 20, 5: 16, 6: 14 },
  9: { 3: 22, 4: 18, 5: 15, 6: 12 },
  8: { 3: 20, 4: 16, 5: 13, 6: 11 },
  7: { 3: 18, 4: 14, 5: 11, 6: 10 },
  6: { 3: 15, 4: 12, 5: 10, 6: 8 },
  5: { 3: 13, 4: 10, 5: 8, 6: 7 },
  [FEWEST]: { 3: 10, 4: 8, 5: 7, 6: 6 },
};

/** R120: ordinary companies, started or not, that are not closed or absorbed, and the CGR once formed. */
function companiesInPlay(s: State1856): number {
  const ordinary = ordinaryIds.filter((id) => s.companies[id].status === 'waiting' || isStarted(s, id)).length;
  return ordinary + (isStarted(s, 'CGR') ? 1 : 0);
}

/** R120: limit in the table for the companies now in play. */
export const limitByTable = (s: State1856): number =>
  limitByCompanies[Math.max(FEWEST, companiesInPlay(s))]![s.players]!;

/** R038, R120-R122: certificate limit of a player. */
export function certificateLimit(s: State1856): number {
  if (ruling(s, 'certLimitAfter6') === 'table') return hasCome(s, '6') ? limitByTable(s) : basicLimit[s.players]!;
  return s.cgr.certLimit || basicLimit[s.players]!;
}

const inZone = (s: State1856, company: CompanyId, zone: Zone): boolean => isInZone(market, s, company, zone);

/** R039: true if a company's shares count: outside the yellow and the orange zone. */
const counts = (s: State1856, company: CompanyId): boolean =>
  !inZone(s, company, 'yellow') && !inZone(s, company, 'orange');

/** R108: a president's certificate is one certificate, whatever its percent, and a 5% share is half a one. */
const HALF = 5;

const halvesAt = (percents: readonly number[], certificate: number): number =>
  certificate === 0 ? 2 : percents[certificate]! / HALF;

/** Halves that one certificate of a company counts. */
export const halvesOf = (s: State1856, company: CompanyId, certificate: number): number =>
  counts(s, company) ? halvesAt(certificatesOf(s, company).percents, certificate) : 0;

/** R037: percent of one company in the market. */
const POOL_LIMIT = 50;

/** Percent of a company that the market can still take. */
export const poolRoom = (s: State1856, company: CompanyId): number =>
  Math.max(0, POOL_LIMIT - percentOf(s, company, POOL));

/** R134: true if the offering is shut because the market holds more than its limit. */
export const isOfferShut = (s: State1856, company: CompanyId): boolean => percentOf(s, company, POOL) > POOL_LIMIT;

/** R037: percent of one company with one player. */
const MOST = 60;

/** R037, R039: true if this percent of a company is too much for anybody. */
const isTooMuch = (s: State1856, company: CompanyId, percent: number): boolean =>
  percent > MOST && !inZone(s, company, 'orange');

interface Holding {
  /** R031, R108: half certificates, privates included. */
  readonly halves: number;
  /** R040: true if he holds more of a company than he may. */
  readonly isOverheld: boolean;
}

/** Counts a player's holdings in one pass over all certificates, because nothing else is asked as often. */
function holdingOf(s: State1856, seat: Seat): Holding {
  let halves = 0;
  let isOver = false;
  for (const id of privateIds) if (s.privates[id] === seat) halves += 2;
  for (const company of companyIds) {
    if (!isStarted(s, company)) continue;
    const { holders, percents } = certificatesOf(s, company);
    if (!holders.includes(seat)) continue;
    let here = 0;
    let percent = 0;
    for (let i = 0; i < holders.length; i++) {
      if (holders[i] !== seat) continue;
      here += halvesAt(percents, i);
      percent += percents[i]!;
    }
    if (counts(s, company)) halves += here;
    if (isTooMuch(s, company, percent)) isOver = true;
  }
  return { halves, isOverheld: isOver };
}

/** R031, R108: half certificates of a player, privates included. */
export const certificatesHeld = (s: State1856, seat: Seat): number => holdingOf(s, seat).halves;

/** R038: true if a player may take this many more half certificates. */
export const fitsLimit = (s: State1856, seat: Seat, halves: number): boolean =>
  certificatesHeld(s, seat) + halves <= 2 * certificateLimit(s);

/**
 * R038, R108: true if he may buy a certificate of this many halves. On 18xx.games anybody below the limit may, even if
 * half a certificate is too much then.
 */
export const hasRoomFor = (s: State1856, seat: Seat, halves: number): boolean =>
  ruling(s, 'halfCertificates') === 'mustFit'
    ? fitsLimit(s, seat, halves)
    : halves === 0 || certificatesHeld(s, seat) < 2 * certificateLimit(s);

/** R037, R039: true if a player may hold this much more of a company, in percent. */
export const mayHold = (s: State1856, seat: Seat, company: CompanyId, percent: number): boolean =>
  !isTooMuch(s, company, percentOf(s, company, seat) + percent);

/** R040: companies of which a player holds more than he may. */
export const overheld = (s: State1856, seat: Seat): CompanyId[] =>
  startedIds(s).filter((company) => !mayHold(s, seat, company, 0));

/** R040: true if a player holds too much of a company or too many certificates. */
export function isOverLimits(s: State1856, seat: Seat): boolean {
  const { halves, isOverheld } = holdingOf(s, seat);
  return isOverheld || halves > 2 * certificateLimit(s);
}
