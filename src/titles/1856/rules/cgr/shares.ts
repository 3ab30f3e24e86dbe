// Shares of absorbed companies become shares of the CGR, two for one (R103-R107), and give it a president (R109-R110).
import type { Emit } from '../../../../engine/core/event.ts';
import { seatsFrom } from '../../../../engine/core/seats.ts';
import { since } from '../../../../engine/core/state.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import {
  type Certificates,
  certificatesOf,
  givePresidency,
  type Holder,
  isSeat,
  mostHeld,
  moveOrdinary,
  OFFER,
  offered,
  POOL,
  percentOf,
  swapPresidency,
  unitOf,
} from '../../../../engine/shares/shares.ts';
import { CGR, type CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { FormationFrame } from '../frames.ts';
import { buyerOfSix, type State1856 } from '../state.ts';
import { becomeHalfPresident, isHalved, offerHalf } from './halfPresident.ts';

type Absorbed = readonly CompanyId[];

const SHARE = 10;
const TEN = 10;

/** R103: a holder's shares of all absorbed companies together. */
const sharesOf = (s: State1856, absorbed: Absorbed, holder: Holder): number =>
  absorbed.reduce((sum, company) => sum + percentOf(s, company, holder), 0) / SHARE;

const half = (shares: number): number => Math.floor(shares / 2);

/** R107: issues shares of 5% if ten of 10% are not enough. Rules version 1 counted eight if nobody gets two. */
export function issueShares(s: State1856, absorbed: Absorbed): void {
  const given = seatsFrom(s, buyerOfSix(s)).map((seat) => sharesOf(s, absorbed, seat));
  const odd = given.filter((shares) => shares % 2 === 1).length;
  const wanted = [...given, sharesOf(s, absorbed, POOL) + odd].map(half);
  const isPresided = given.some((shares) => half(shares) >= 2);
  s.shares[CGR] = newCertificates(
    wanted.reduce((sum, shares) => sum + shares, 0) <= (since(s, 2) || isPresided ? TEN : TEN - 2),
  );
  if (!isPresided) offerHalf(s);
}

const newCertificates = (tenAreEnough: boolean): Certificates => (tenAreEnough ? offered(20, 10) : offered(10, 5));

/** R103-R104: a player's odd share goes to the market, which comes last; an odd one of the market is discarded. */
export function exchangeShares(s: State1856, { absorbed, holders }: FormationFrame, emit: Emit<Event1856>): void {
  const holder = holders[0]!;
  const given = sharesOf(s, absorbed, holder);
  if (given % 2 === 1 && holder !== POOL) moveOrdinary(s, oddOf(s, absorbed, holder), holder, POOL, SHARE);
  const got = handOut(s, holder, half(given), emit);
  if (given > 0) emit?.({ type: 'sharesExchanged', company: CGR, holder, given, got });
  for (const company of absorbed) {
    const old = certificatesOf(s, company);
    old.holders = old.holders.map((one) => (one === holder ? null : one));
  }
}

/** A company with an ordinary certificate of this holder; an odd number of shares contains one. */
const oddOf = (s: State1856, absorbed: Absorbed, holder: Holder): CompanyId =>
  absorbed.find((company) => certificatesOf(s, company).holders.indexOf(holder, 1) > 0)!;

/** R107: hands out shares as far as they go. R109: the first with two shares takes the president's certificate. */
function handOut(s: State1856, holder: Holder, wanted: number, emit: Emit<Event1856>): number {
  const ofTwo = takesCertificate(s, holder, wanted) ? 2 : 0;
  if (ofTwo && !isSeat(holder)) certificatesOf(s, CGR).holders[0] = holder;
  else if (ofTwo && isSeat(holder)) {
    givePresidency(s, CGR, holder);
    emit?.({ type: 'cgrTemporaryPresident', seat: holder });
  }
  const more = Math.min(wanted - ofTwo, ordinaryLeft(s));
  moveOrdinary(s, CGR, OFFER, holder, more * unitOf(s, CGR));
  return more + ofTwo;
}

const ordinaryLeft = (s: State1856): number =>
  certificatesOf(s, CGR).holders.filter((holder, i) => i > 0 && holder === OFFER).length;

/**
 * True if a holder takes the president's certificate, which nobody has yet: a seat with two shares, or the market if
 * ordinary ones are too few (R107). The market never takes it if the president gets half of it (R110).
 */
function takesCertificate(s: State1856, holder: Holder, wanted: number): boolean {
  const isLeft = certificatesOf(s, CGR).holders[0] === OFFER;
  const isForMarket = holder === POOL && wanted > ordinaryLeft(s) && since(s, 2) && !isHalved(s);
  return isLeft && ((isSeat(holder) && wanted >= 2) || isForMarket);
}

/** R109: the seat with most shares presides, ties to the earlier. R110: one share is enough if nobody has two. */
export const president: AutoStep<State1856, Event1856> = {
  id: 'president',
  auto(s, emit) {
    const seat = mostHeld(s, CGR, seatsFrom(s, buyerOfSix(s))).seat!;
    const isHalf = certificatesOf(s, CGR).president === null;
    if (isHalf) becomeHalfPresident(s, seat);
    else swapPresidency(s, CGR, seat);
    emit?.({ type: 'cgrPresident', seat, half: isHalf });
  },
};
