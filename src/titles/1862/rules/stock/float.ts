// A company floats when half of it has been bought: it gets its money, its tokens and its permit (R018, R058-R059, R186).
// Without a charter its director says how many tokens it takes, and it pays for them (R018, R182).
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { int } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { step } from '../../../../engine/core/step.ts';
import { frameOf, push } from '../../../../engine/flow/frame.ts';
import { putMarker } from '../../../../engine/market/market.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { OFFER, percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import { treasuryOf } from '../../../../kernel/figures.ts';
import type { Charter, Launch } from '../../../../kernel/rail.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import type { TokensFrame } from '../frames.ts';
import { mostTokens } from '../limits.ts';
import { charterPrices, spotOf } from '../market.ts';
import { actingFor, isFloated, isStarted, own, priceOf, type State1862 } from '../state.ts';

/** R058 */
const FLOATS_AT = 50;

/** R018: the tokens of a chartered company, and the price of each. */
const CHARTERED_TOKENS = 3;
const CHARTERED_TOKEN = 60;

/** R059: percent bought from the IPO or the company, whoever has it now. */
const percentBought = (s: State1862, company: CompanyId): number =>
  100 - percentOf(s, company, OFFER) - percentOf(s, company, treasury(company));

/** R017, R186: gives it ten times its price, three tokens, and a marker under those on its space. */
function floatChartered(s: State1862, company: CompanyId, emit: Emit<Event1862>): void {
  const { ipo } = own(s, company);
  pay(s, BANK, treasury(company), 10 * ipo, 'capital', emit);
  pay(s, treasury(company), BANK, CHARTERED_TOKENS * CHARTERED_TOKEN, 'tokens', emit);
  own(s, company).tokens = CHARTERED_TOKENS;
  putMarker(s, company, spotOf(ipo));
}

/** Percent still to be bought before a company floats. */
export const percentToFloat = (s: State1862, company: CompanyId): number =>
  Math.max(0, FLOATS_AT - percentBought(s, company));

/** R017-R018: money of a chartered company after it has paid for its tokens. */
const charteredFunds = (price: Money): Money => 10 * price - CHARTERED_TOKENS * CHARTERED_TOKEN;

/** R026-R029 */
export const charter: Charter = {
  percent: FLOATS_AT,
  shares: 3,
  prices: charterPrices,
  treasury: charteredFunds,
};

/** Progress towards floating. A company without a charter still has to pay for its tokens (R018). */
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

/** Floats a company that is due. Call after every share bought from it or its IPO. */
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

export interface TakeTokens {
  readonly type: 'takeTokens';
  readonly count: number;
}

/** The home token included. */
const LEAST = 2;
/** The eighth may be kept for mergers (ruling `eightAtStart`). */
const LEAST_MOST = 7;
const PRICE = 40;

const companyOf = (s: State1862): CompanyId => frameOf<TokensFrame>(s, 'tokens').company;

const most = (s: State1862): number => (ruling(s, 'eightAtStart') === 'yes' ? mostTokens(s) : LEAST_MOST);

const takeTokens = step<State1862, TakeTokens, Event1862>()({
  id: 'takeTokens',
  actor: (s) => actingFor(s, companyOf(s)),
  fields: { count: int((s) => ({ min: LEAST, max: most(s) })) },
  conditions: [
    must(
      'tokens.number',
      ['count'],
      (s, a) => a.count >= LEAST && a.count <= most(s),
      (s) => ({ least: LEAST, most: most(s) }),
    ),
    must(
      'tokens.tooDear',
      ['count'],
      (s, a) => PRICE * a.count <= treasuryOf(s, companyOf(s)),
      (s, a) => ({ price: PRICE * a.count, cash: treasuryOf(s, companyOf(s)) }),
    ),
  ],
  apply(s, { count }, emit) {
    const company = companyOf(s);
    emit?.({ type: 'tokensTaken', company, count, price: PRICE * count });
    pay(s, treasury(company), BANK, PRICE * count, 'tokens', emit);
    own(s, company).tokens = count;
  },
});

export const tokensFrame = { cite: '6', stages: { takeTokens } };
