// A player buys one share: from the IPO, the pool, or the treasury of the company (R036, R038, R047-R053).
import type { Seat } from '../../../../engine/core/action.ts';
import type { Condition } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { type Treasury, treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { certificatesHeld, moveOrdinary, OFFER, POOL, unitOf } from '../../../../engine/shares/shares.ts';
import { buying } from '../../../../kernel/stock/buying.ts';
import { settlePresidency } from '../../../../kernel/stock/presidency.ts';
import { inTurn } from '../../../../kernel/stock/round.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { certificateLimit, hasRoom } from '../limits.ts';
import { must } from '../rules.ts';
import { isStarted, own, priceOf, type State1862, startedIds } from '../state.ts';
import { floatIfDue } from './float.ts';
import { remember } from './turn.ts';

/** Where a share can come from (R050: never from a player). */
export const sources = [OFFER, POOL, 'treasury'] as const;
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

/** R047-R049, R051: what a share costs, with a train or without. */
const shareCost = (s: State1862, { company, from }: BuyShare): Money =>
  from === OFFER ? own(s, company).ipo : priceOf(s, company);

const share = buying<State1862, BuyShare>({
  source: ['company', 'from'],
  counted: [],
  limit: certificateLimit,
  hasRoom,
  mayHold: () => true, // R039
  from: ({ from }) => from,
  isLeft: (s, _, a) => hasShare(s, a),
  price: shareCost,
});

/** Asked of whoever buys a share, in a stock round or after a charter. */
export const buyingStep = (
  actor: (s: State1862) => Seat,
  first: readonly Condition<State1862, BuyShare>[],
): Step<State1862, BuyShare, Event1862> => ({
  id: 'buyShare',
  actor,
  fields: {
    company: oneOf(companyIds, startedIds),
    from: oneOf(sources, (s, a) => sources.filter((from) => hasShare(s, { ...a, from }))),
  },
  conditions: [
    ...first,
    must(
      'share.notStarted',
      ['company'],
      (s, a) => isStarted(s, a.company),
      (_, a) => ({ company: a.company }),
    ),
    share.fitsLimit,
    share.isLeft,
    share.canPay,
  ],
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

const inRound = buyingStep(inTurn, [share.notSold]);

export const buyShare: Step<State1862, BuyShare, Event1862> = {
  ...inRound,
  apply(s, a, emit, seat) {
    remember(s, seat, a.company, unitOf(s, a.company));
    inRound.apply(s, a, emit, seat);
  },
};
