// Shares go to the pool in one block at one price, the director's certificate too, whole or in part (R036-R038, R042-R046).
import type { Seat } from '../../../../engine/core/action.ts';
import { copy } from '../../../../engine/core/copy.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { partWith, picked } from '../../../../engine/shares/certificates.ts';
import { certificatesOf, POOL, percentOf, presidentOf, type Stake } from '../../../../engine/shares/shares.ts';
import { nextInLine, passPresidency, presidentsPercent } from '../../../../kernel/stock/presidency.ts';
import { costOf } from '../../../../kernel/stock/sellBlock.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { moveMarker } from '../prices.ts';
import { isFloated, isLast, type State1862, saleValue } from '../state.ts';

/** R036, R038: who directs the company if its director sells so much; null where he stays, or nobody has three shares. */
function successor(s: State1862, seat: Seat, company: CompanyId, percent: number): Stake['seat'] {
  if (presidentOf(s, company) !== seat) return null;
  const next = nextInLine(s, company, seat);
  const kept = percentOf(s, company, seat) - percent;
  return next.percent >= presidentsPercent(s, company) && next.percent > kept ? next.seat : null;
}

/** By the ruling `directorChange` all that he keeps has to lie in the pool before a part of the certificate is sold. */
const lacksChange = (s: State1862, seat: Seat, company: CompanyId, percent: number): boolean =>
  ruling(s, 'directorChange') === 'poolOnly' &&
  percent < presidentsPercent(s, company) &&
  picked(certificatesOf(s, company), seat, percent) === null &&
  percentOf(s, company, seat) - percent > percentOf(s, company, POOL);

/**
 * R037: whether so much can be sold. A new director gives three shares for the certificate; otherwise change for it
 * comes from the pool, and there may be too little.
 */
export function canSell(s: State1862, seat: Seat, company: CompanyId, percent: number): boolean {
  if (percent > percentOf(s, company, seat)) return false;
  if (presidentOf(s, company) !== seat || successor(s, seat, company, percent) !== null) return true;
  return (
    !lacksChange(s, seat, company, percent) && partWith(copy(certificatesOf(s, company)), seat, POOL, percent, [POOL])
  );
}

/** R045: none before it floats, and none after the LNER. */
const falls = (s: State1862, company: CompanyId): boolean => isFloated(s, company) && !isLast(s);

export function sellBlock(s: State1862, seat: Seat, company: CompanyId, percent: number, emit: Emit<Event1862>): void {
  const price = saleValue(s, company);
  // R044, R190: who directs before the sale decides how far it falls
  const cause = presidentOf(s, company) === seat ? 'soldByLeader' : 'soldShare';
  const shares = falls(s, company) ? percent / 10 : 0;
  emit?.({ type: 'sharesSold', seat, company, percent, price });
  pay(s, BANK, seat, costOf(s, company, percent, price), 'shares', emit);
  const next = successor(s, seat, company, percent);
  if (next !== null) passPresidency(s, company, next, emit);
  const all = certificatesOf(s, company);
  if (!partWith(all, seat, POOL, percent, [POOL])) throw new Error(`${percent}% of ${company} cannot be sold`);
  if (all.president === seat && all.holders[0] === POOL) {
    all.president = null; // R083
    emit?.({ type: 'receivershipBegan', company });
  }
  moveMarker(s, { company, cause, shares }, emit);
}
