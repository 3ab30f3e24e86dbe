// Shares of absorbed companies become shares of the CGR, two for one (R103-R107), and give it a president (R109-R110).

import type { Seat } from '../../../engine/core/action.ts';
import type { Emit } from '../../../engine/core/event.ts';
import { seatsFrom } from '../../../engine/core/seats.ts';
import { since } from '../../../engine/core/state.ts';
import {
  type Certificates,
  givePresidency,
  moveOrdinary,
  OFFER,
  offered,
  POOL,
  percentOf,
  swapPresidency,
  unitOf,
} from '../../../engine/shares/shares.ts';
import { CGR, type CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { buyerOfSix, type State1856 } from '../state.ts';
import { becomeHalfPresident, isHalved, offerHalf } from './halfPresident.ts';

/** What somebody gives and what he would get. */
interface Claim {
  /** Null for the market. */
  readonly seat: Seat | null;
  readonly given: number;
  readonly wanted: number;
}

const SHARE = 10;
const TEN = 10;

/** R103-R104: everybody's shares of all absorbed companies together; odd ones go to the market, which comes last. */
function claims(s: State1856, absorbed: readonly CompanyId[]): Claim[] {
  const count = (holder: Seat | typeof POOL) =>
    absorbed.reduce((sum, company) => sum + percentOf(s, company, holder), 0) / SHARE;
  const players = seatsFrom(s, buyerOfSix(s)).map((seat) => claim(seat, count(seat)));
  const odd = players.filter(({ given }) => given % 2 === 1).length;
  return [...players, claim(null, count(POOL) + odd)];
}

const claim = (seat: Seat | null, given: number): Claim => ({ seat, given, wanted: Math.floor(given / 2) });

const presides = ({ seat, wanted }: Claim): boolean => seat !== null && wanted >= 2;

/** R107: twenty of 5% where ten are not enough. Before, eight were held to be all where nobody takes the certificate of two. */
function newCertificates(s: State1856, all: readonly Claim[]): Certificates {
  const needed = all.reduce((sum, { wanted }) => sum + wanted, 0);
  const tenAreEnough = needed <= (since(s, 2) || all.some(presides) ? TEN : TEN - 2);
  return tenAreEnough ? offered(20, 10) : offered(10, 5);
}

export function exchangeShares(s: State1856, absorbed: readonly CompanyId[], emit: Emit<Event1856>): void {
  const all = claims(s, absorbed);
  s.shares[CGR] = newCertificates(s, all);
  if (!all.some(presides)) offerHalf(s);
  for (const each of all) handOut(s, each, emit);
  for (const company of absorbed) {
    // R103-R105: exchanged or discarded, none of them is left
    const old = s.shares[company]!;
    old.holders = old.holders.map(() => null);
    old.president = null;
  }
  elect(s, emit);
}

/** R107: what is no longer there is not handed out. R109: the first with two shares takes the president's certificate. */
function handOut(s: State1856, each: Claim, emit: Emit<Event1856>): void {
  const { seat, given, wanted } = each;
  const unit = unitOf(s, CGR);
  const ofTwo = takesCertificate(s, each) ? 2 : 0;
  if (ofTwo && seat === null) s.shares[CGR]!.holders[0] = POOL;
  else if (ofTwo && seat !== null) {
    givePresidency(s, CGR, seat);
    emit?.({ type: 'cgrTemporaryPresident', seat });
  }
  const more = Math.min(wanted - ofTwo, ordinaryLeft(s));
  moveOrdinary(s, CGR, OFFER, seat ?? POOL, more * unit);
  const got = more + ofTwo;
  if (given === 0) return;
  if (seat === null) emit?.({ type: 'poolExchanged', given, got });
  else emit?.({ type: 'sharesExchanged', seat, given, got });
}

const ordinaryLeft = (s: State1856): number =>
  s.shares[CGR]!.holders.filter((holder, i) => i > 0 && holder === OFFER).length;

/**
 * The market gets the certificate of two where nobody else has taken it and ordinary ones are too few (R107); but not where
 * the president will have half of it (R110).
 */
function takesCertificate(s: State1856, each: Claim): boolean {
  const isLeft = s.shares[CGR]!.holders[0] === OFFER;
  const isForMarket = each.seat === null && each.wanted > ordinaryLeft(s) && since(s, 2) && !isHalved(s);
  return isLeft && (presides(each) || isForMarket);
}

/** R109: the one with most shares, ties to the earlier. R110: where nobody has two the first with one presides. */
function elect(s: State1856, emit: Emit<Event1856>): void {
  const seats = seatsFrom(s, buyerOfSix(s));
  const most = Math.max(...seats.map((seat) => percentOf(s, CGR, seat)));
  const seat = seats.find((one) => percentOf(s, CGR, one) === most)!;
  const half = s.shares[CGR]!.president === null;
  if (half) becomeHalfPresident(s, seat);
  else swapPresidency(s, CGR, seat);
  emit?.({ type: 'cgrPresident', seat, half });
}
