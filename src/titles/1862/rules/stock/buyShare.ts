// A player buys one share: from the IPO, the pool, or the treasury of the company (R036, R038, R047-R053).
import { must } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { type Treasury, treasury } from '../../../../engine/core/owner.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { certificatesHeld, moveOrdinary, OFFER, POOL, unitOf } from '../../../../engine/shares/shares.ts';
import { buyShare as buyShares } from '../../../../kernel/stock/buyShare.ts';
import { settlePresidency } from '../../../../kernel/stock/presidency.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { certificateLimit, hasRoom } from '../limits.ts';
import { isStarted, own, priceOf, type State1862, startedIds } from '../state.ts';
import { floatIfDue } from './float.ts';
import { remember } from './sell.ts';

/** Sources of a share (R050: never a player). */
const sources = [OFFER, POOL, 'treasury'] as const;
export type Source = (typeof sources)[number];

export interface BuyShare {
  readonly type: 'buyShare';
  readonly company: CompanyId;
  readonly from: Source;
}

const holderOf = ({ company, from }: BuyShare): Treasury | typeof OFFER | typeof POOL =>
  from === 'treasury' ? treasury(company) : from;

/** R038: the director's certificate cannot be bought. */
const hasShare = (s: State1862, a: BuyShare): boolean =>
  certificatesHeld(s, a.company, holderOf(a)).some((number) => number > 0);

/** R047-R049, R051: the price of a share, with a train or without. */
const shareCost = (s: State1862, { company, from }: BuyShare): Money =>
  from === OFFER ? own(s, company).ipo : priceOf(s, company);

/** Buys a share from any source, in a stock round or after a charter. */
export const buying = buyShares<State1862, Event1862, BuyShare>({
  companies: companyIds,
  started: startedIds,
  isStarted,
  certificateLimit,
  hasRoom,
  mayHold: () => true, // R039
  isLeft: (s, _, a) => hasShare(s, a),
  sharePrice: shareCost,
  fields: {
    company: oneOf(companyIds, startedIds),
    from: oneOf(sources, (s, a) => sources.filter((from) => hasShare(s, { ...a, from }))),
  },
})
  .drop('share.sixtyPercent')
  .with({
    apply(s, a, emit, seat) {
      const { company, from } = a;
      const [price, percent] = [shareCost(s, a), unitOf(s, company)];
      emit?.({ type: 'shareBought', seat, company, percent, from, price });
      pay(s, seat, from === 'treasury' ? treasury(company) : BANK, price, 'shares', emit);
      moveOrdinary(s, company, holderOf(a), seat, percent);
      settlePresidency(s, company, emit); // R036, R091
      floatIfDue(s, company, emit);
    },
  });

export const buyShare = buying
  .drop('share.notStarted')
  .ask(
    { after: 'share.soldThisRound' },
    must('share.notStarted', ['company'], (s, a) => isStarted(s, a.company)),
  )
  .with({
    apply(s, a, emit, seat) {
      remember(s, seat, a.company, unitOf(s, a.company));
      buying.apply(s, a, emit, seat);
    },
  });
