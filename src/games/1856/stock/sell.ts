// Shares go to the market, in one block at one price (R037, R042, R044-R045).
import type { Seat } from '../../../engine/core/action.ts';
import type { Emit } from '../../../engine/core/event.ts';
import { BANK, pay } from '../../../engine/money/bank.ts';
import { moveOrdinary, POOL, percentOf, presidentOf, unitOf } from '../../../engine/shares/shares.ts';
import { costOf } from '../capital.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { nextInLine, passPresidency, presidentsPercent } from '../presidency.ts';
import { fall } from '../prices.ts';
import { isStarted, priceOf, type State1856 } from '../state.ts';

/** R037 */
export const POOL_LIMIT = 50;

/** What the market still takes of a company. */
export const poolRoom = (s: State1856, company: CompanyId): number =>
  Math.max(0, POOL_LIMIT - percentOf(s, company, POOL));

/**
 * R045: a president sells below his certificate only where another player can take it; with `keepsPresidency` he stays
 * president (R069, R093).
 */
export function presidencyAllows(
  s: State1856,
  seat: Seat,
  company: CompanyId,
  percent: number,
  { keepsPresidency }: { keepsPresidency: boolean },
): boolean {
  if (presidentOf(s, company) !== seat) return true;
  const left = percentOf(s, company, seat) - percent;
  const certificate = presidentsPercent(s, company);
  const next = nextInLine(s, company, seat).percent;
  return keepsPresidency ? left >= certificate && left >= next : left >= certificate || next >= certificate;
}

/** The blocks of a company that a player can bring to the market, the smallest first. */
export function sellablePercents(
  s: State1856,
  seat: Seat,
  company: CompanyId,
  how: { keepsPresidency: boolean },
): number[] {
  if (!isStarted(s, company)) return [];
  const unit = unitOf(s, company);
  const most = Math.min(percentOf(s, company, seat), poolRoom(s, company));
  const blocks = Array.from({ length: Math.floor(most / unit) }, (_, i) => (i + 1) * unit);
  return blocks.filter((percent) => presidencyAllows(s, seat, company, percent, how));
}

/**
 * The certificates that go are always ordinary ones, the lowest numbers first: a president who sells so much that another
 * has more first gives him the certificate for shares, and sells of these.
 */
export function sellBlock(s: State1856, seat: Seat, company: CompanyId, percent: number, emit: Emit<Event1856>): void {
  const price = priceOf(s, company);
  emit?.({ type: 'sharesSold', seat, company, percent, price });
  pay(s, BANK, seat, costOf(s, company, percent, price), 'shares', emit);
  if (presidentOf(s, company) === seat) {
    const next = nextInLine(s, company, seat);
    if (next.seat !== null && next.percent > percentOf(s, company, seat) - percent)
      passPresidency(s, company, next.seat, emit);
  }
  moveOrdinary(s, company, seat, POOL, percent);
  fall(s, company, percent, emit);
}
