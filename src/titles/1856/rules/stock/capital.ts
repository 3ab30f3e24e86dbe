// Money that a company gets for its shares (R049-R056, R118, R136).
import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { OFFER, percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import { onSale } from '../../../../engine/trains/depot.ts';
import { treasuryOf } from '../../../../kernel/figures.ts';
import type { Launch } from '../../../../kernel/rail.ts';
import { costOf } from '../../../../kernel/stock/sellBlock.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { Capital, State1856 } from '../state.ts';
import { trainTypes } from '../trains.ts';

/** By the train on the bank's stack (R136): capital of a company started now, and percent sold for a first turn. */
const byTrain: Readonly<Record<string, readonly [Capital, number]>> = {
  2: ['escrow', 20],
  3: ['escrow', 30],
  4: ['escrow', 40],
  5: ['incremental', 50],
  6: ['full', 60],
};
const LATER: readonly [Capital, number] = ['full', 60];

const nowOnSale = (s: State1856) => byTrain[onSale(s, trainTypes(s)).type] ?? LATER;

/** R049: capital of a company started now. */
export const capitalNow = (s: State1856): Capital => nowOnSale(s)[0];

/** R056: the percent that must be sold for a first turn. */
export const floatPercent = (s: State1856): number => nowOnSale(s)[1];

/** True if a company has turns: it had one already, or enough of it is sold. */
export const floats = (s: State1856, company: CompanyId): boolean =>
  s.companies[company].operated || 100 - percentOf(s, company, OFFER) >= floatPercent(s);

/** R052: capital of this company if started now; with its destination reached it needs no escrow. */
export const capitalOf = (s: State1856, company: CompanyId): Capital => {
  const capital = capitalNow(s);
  return capital === 'escrow' && s.companies[company].linked ? 'incremental' : capital;
};

/** R050: money for the first 50% of an escrow company goes to its treasury, for later shares into escrow. */
const AT_ONCE = 50;
/** R055 */
const FLOATS_AT = 60;
const SHARES = 10;

/** Shares missing for a first turn, and the treasury by then: up to 50% all money goes there (R050). */
export function launchOf(s: State1856, company: CompanyId): Launch {
  const { par, capital, floated } = s.companies[company];
  const percent = floatPercent(s);
  const left = floats(s, company) ? 0 : (percent - 100 + percentOf(s, company, OFFER)) / unitOf(s, company);
  const cash = treasuryOf(s, company);
  const full = capital === 'full' && !floated && left > 0;
  return { percent, left, price: par, treasury: full ? SHARES * par : cash + left * par };
}

/** Pays par for shares of the offering before they are handed over. */
export function payForOffered(
  s: State1856,
  seat: Seat,
  company: CompanyId,
  percent: number,
  emit: Emit<Event1856>,
): void {
  const own = s.companies[company];
  const sold = 100 - percentOf(s, company, OFFER);
  const cost = costOf(s, company, percent, own.par);
  if (own.capital === 'full') pay(s, seat, BANK, cost, 'share', emit);
  else if (own.capital === 'incremental' || own.linked || sold + percent <= AT_ONCE)
    pay(s, seat, treasury(company), cost, 'share', emit); // R050, R051, R054
  else {
    own.escrow += cost;
    pay(s, seat, BANK, cost, 'escrow', emit);
  }
  if (own.capital !== 'full' || own.floated || sold + percent < FLOATS_AT) return;
  own.floated = true;
  pay(s, BANK, treasury(company), SHARES * own.par, 'capital', emit);
  emit?.({ type: 'companyFloated', company, capital: SHARES * own.par });
}

/** R051: pays the whole escrow once the destination is reached. */
export function releaseEscrow(s: State1856, company: CompanyId, emit: Emit<Event1856>): void {
  const amount = s.companies[company].escrow;
  if (amount === 0) return;
  s.companies[company].escrow = 0;
  pay(s, BANK, treasury(company), amount, 'escrow', emit);
  emit?.({ type: 'escrowReleased', company, amount });
}
