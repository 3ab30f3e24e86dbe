// A company floats when half of it has been bought: it gets its money, its tokens and its permit (R018, R058-R059, R186).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { push } from '../../../../engine/flow/frame.ts';
import { putMarker } from '../../../../engine/market/market.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { OFFER, percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import { treasuryOf } from '../../../../kernel/figures.ts';
import type { Charter, Launch } from '../../../../kernel/rail.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { charterPrices, spotOf } from '../market.ts';
import { isFloated, isStarted, own, priceOf, type State1862 } from '../state.ts';

/** R058 */
const FLOATS_AT = 50;

/** R018: the tokens of a chartered company, and what each costs it. */
const CHARTERED_TOKENS = 3;
const CHARTERED_TOKEN = 60;

/** R059: bought from the company or the IPO, and not lying there, whoever has it now. */
const percentBought = (s: State1862, company: CompanyId): number =>
  100 - percentOf(s, company, OFFER) - percentOf(s, company, treasury(company));

/** R017, R186: ten times its price, three tokens, and a marker under those that lie there. */
function floatChartered(s: State1862, company: CompanyId, emit: Emit<Event1862>): void {
  const { ipo } = own(s, company);
  pay(s, BANK, treasury(company), 10 * ipo, 'capital', emit);
  pay(s, treasury(company), BANK, CHARTERED_TOKENS * CHARTERED_TOKEN, 'tokens', emit);
  own(s, company).tokens = CHARTERED_TOKENS;
  putMarker(s, company, spotOf(ipo));
}

/** What is still to be bought of a company before it floats. */
export const percentToFloat = (s: State1862, company: CompanyId): number =>
  Math.max(0, FLOATS_AT - percentBought(s, company));

/** R017-R018: what is left of a chartered company's money when its tokens are paid for. */
const charteredFunds = (price: Money): Money => 10 * price - CHARTERED_TOKENS * CHARTERED_TOKEN;

/** R026-R029 */
export const charter: Charter = {
  percent: FLOATS_AT,
  shares: 3,
  prices: charterPrices,
  treasury: charteredFunds,
};

/** How far it is from floating; one without a charter pays for its tokens out of what it has then (R018). */
export function launchOf(s: State1862, company: CompanyId): Launch {
  const { chartered, ipo } = own(s, company);
  const left = percentToFloat(s, company) / unitOf(s, company);
  const price = chartered ? ipo : priceOf(s, company);
  const isFull = chartered && !isFloated(s, company);
  return {
    percent: FLOATS_AT,
    left,
    price,
    treasury: isFull ? charteredFunds(ipo) : treasuryOf(s, company) + left * price,
  };
}

/** To be asked whenever a share has been bought from a company or its IPO. */
export function floatIfDue(s: State1862, company: CompanyId, emit: Emit<Event1862>): void {
  if (!isStarted(s, company) || isFloated(s, company) || percentBought(s, company) < FLOATS_AT) return;
  const state = own(s, company);
  state.floated = true;
  state.permits = state.permit ? [state.permit] : [];
  s.obligations = s.obligations.filter((obligation) => obligation.company !== company); // R031: met
  emit?.({ type: 'companyFloated', company, capital: state.chartered ? 10 * state.ipo : null });
  if (state.chartered) floatChartered(s, company, emit);
  else push(s, { kind: 'tokens', at: 'takeTokens', company });
}
