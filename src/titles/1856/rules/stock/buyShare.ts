// A player buys one share from the offering at par, or from the market at the price of the day (R036-R041, R133-R135).
import type { Seat } from '../../../../engine/core/action.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { OFFER, POOL, percentOf, presiding, unitOf } from '../../../../engine/shares/shares.ts';
import { buying } from '../../../../kernel/stock/buying.ts';
import { inTurn } from '../../../../kernel/stock/round.ts';
import { completeCertificate } from '../cgr/halfPresident.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { certificateLimit, halvesOf, hasRoomFor, mayHold } from '../limits.ts';
import { must } from '../rules.ts';
import { isCgr, isStarted, priceOf, type State1856, startedIds } from '../state.ts';
import { payForOffered } from './capital.ts';
import { hasShareFor, settlePresidency, takeShare } from './presidency.ts';
import { afterPurchase, purchaseConditions } from './purchase.ts';
import { isOfferShut, owesSecondShare } from './turn.ts';

export interface BuyShare {
  readonly type: 'buyShare';
  readonly company: CompanyId;
  readonly from: 'offer' | 'pool';
}

const heaps = [OFFER, POOL] as const;

/** R036 */
const price = (s: State1856, a: BuyShare): number =>
  a.from === OFFER ? s.companies[a.company].par : priceOf(s, a.company);

const share = buying<State1856, BuyShare>({
  source: ['company', 'from'],
  counted: ['company'],
  limit: certificateLimit,
  // R110: the second share makes one certificate of two
  hasRoom: (s, seat, { company }) => hasRoomFor(s, seat, halvesOf(s, company, 1)) || owesSecondShare(s, seat),
  mayHold: (s, seat, { company }) => mayHold(s, seat, company, unitOf(s, company)),
  from: ({ from }) => from,
  isLeft: (s, seat, { company, from }) => hasShareFor(s, seat, company, from),
  price,
});

/** Whether a share can be paid for, wherever it comes from. */
const isAffordable = (company: CompanyId, s: State1856, seat: Seat): boolean =>
  cashOf(s, seat) >= Math.min(s.companies[company].par, priceOf(s, company));

export const buyShare: Step<State1856, BuyShare, Event1856> = {
  id: 'buyShare',
  actor: inTurn,
  fields: {
    company: oneOf(companyIds, startedIds, (company: CompanyId, s, _, seat) => isAffordable(company, s, seat)),
    from: oneOf(heaps, (s, a) => heaps.filter((from) => percentOf(s, a.company, from) > 0)),
  },
  conditions: [
    ...purchaseConditions,
    must('share.cgr', ['company'], (s, a) => !isCgr(a.company) || isStarted(s, a.company)),
    must(
      'share.notStarted',
      ['company'],
      (s, a) => isStarted(s, a.company),
      (_, a) => ({ company: a.company }),
    ),
    share.notSold,
    share.mayHold,
    share.fitsLimit,
    share.isLeft,
    must(
      'share.offerShut',
      ['company', 'from'],
      (s, a) => a.from !== OFFER || !isOfferShut(s, a.company),
      (_, a) => ({ company: a.company }),
    ),
    share.canPay,
  ],
  apply(s, a, emit, seat) {
    const { company, from } = a;
    const percent = unitOf(s, company);
    emit?.({ type: 'shareBought', seat, company, percent, from, price: price(s, a) });
    if (from === OFFER) payForOffered(s, seat, company, percent, emit);
    else pay(s, seat, BANK, priceOf(s, company), 'share', emit); // R054
    const president = presiding(s, company);
    takeShare(s, seat, company, from, emit);
    settlePresidency(s, company, emit);
    if (isCgr(company)) completeCertificate(s, president, from); // R110
    afterPurchase(s, seat, company, percent);
  },
};
