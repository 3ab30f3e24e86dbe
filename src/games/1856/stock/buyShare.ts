// A player buys one share from the offering at par, or from the market at the price of the day (R036-R041, R133-R135).
import { oneOf } from '../../../engine/core/fields.ts';
import type { Step } from '../../../engine/core/step.ts';
import { BANK, cashOf, pay } from '../../../engine/money/bank.ts';
import { OFFER, POOL, percentOf, presiding, unitOf } from '../../../engine/shares/shares.ts';
import { payForOffered } from '../capital.ts';
import { completeCertificate } from '../cgr/halfPresident.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { certificateLimit, halvesOf, hasRoomFor, mayHold } from '../limits.ts';
import { settlePresidency } from '../presidency.ts';
import { must } from '../rules.ts';
import { isCgr, isStarted, priceOf, type State1856, startedIds, stockOf } from '../state.ts';
import { afterPurchase, purchaseConditions } from './purchase.ts';
import { hasShareFor, takeShare } from './takeShare.ts';
import { inTurn, isOfferShut, owesSecondShare } from './turn.ts';

export interface BuyShare {
  readonly type: 'buyShare';
  readonly company: CompanyId;
  readonly from: 'offer' | 'pool';
}

const heaps = [OFFER, POOL] as const;

/** R036 */
const price = (s: State1856, a: BuyShare): number =>
  a.from === OFFER ? s.companies[a.company].par : priceOf(s, a.company);

export const buyShare: Step<State1856, BuyShare, Event1856> = {
  id: 'buyShare',
  actor: inTurn,
  fields: {
    company: oneOf(companyIds, startedIds),
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
    must(
      'share.soldThisRound',
      ['company'],
      (s, a, seat) => !stockOf(s).soldInRound[seat]?.includes(a.company),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'share.sixtyPercent',
      ['company'],
      (s, a, seat) => mayHold(s, seat, a.company, unitOf(s, a.company)),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'share.certificateLimit',
      ['company'],
      // R110: the second share makes one certificate of two
      (s, a, seat) => hasRoomFor(s, seat, halvesOf(s, a.company, 1)) || owesSecondShare(s, seat),
      (s) => ({ limit: certificateLimit(s) }),
    ),
    must(
      'share.noneLeft',
      ['company', 'from'],
      (s, a, seat) => hasShareFor(s, seat, a.company, a.from),
      (_, a) => ({ company: a.company, from: a.from }),
    ),
    must(
      'share.offerShut',
      ['company', 'from'],
      (s, a) => a.from !== OFFER || !isOfferShut(s, a.company),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'share.tooDear',
      ['company', 'from'],
      (s, a, seat) => cashOf(s, seat) >= price(s, a),
      (s, a, seat) => ({ price: price(s, a), cash: cashOf(s, seat) }),
    ),
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
