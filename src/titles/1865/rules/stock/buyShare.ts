// A player buys one certificate: from the initial offer, the bank pool or the Dragons (R048, R057-R065, R072).
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { type Holder, moveOrdinary, OFFER, POOL, percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import { buyShare as buying } from '../../../../kernel/stock/buyShare.ts';
import { settlePresidency } from '../../../../kernel/stock/presidency.ts';
import { acts } from '../../../../kernel/stock/round.ts';
import { type CompanyId, inGame } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { certificateLimit, hasRoom, MOST_OF_PLAYER } from '../limits.ts';
import { DRAGONS, zonePrice } from '../rank.ts';
import { isOpen, openIds, priceOf, type State1865 } from '../state.ts';
import { launchIfDue } from './launch.ts';

/** Sources of a certificate. */
const sources = [OFFER, POOL, 'dragons'] as const;
export type Source = (typeof sources)[number];

interface BuyShare {
  readonly type: 'buyShare';
  readonly company: CompanyId;
  readonly from: Source;
}

const holderOf = (from: Source): Holder => (from === 'dragons' ? DRAGONS : from);

/** R057-R058: the Dragons ask for the price of the company's zone. */
const sharePrice = (s: State1865, { company, from }: BuyShare): Money =>
  from === 'dragons' ? zonePrice(s, company) : priceOf(s, company);

export const buyShare = buying<State1865, Event1865, BuyShare>({
  companies: inGame,
  started: openIds,
  isStarted: isOpen,
  certificateLimit,
  hasRoom,
  mayHold: (s, seat, { company }) => percentOf(s, company, seat) + unitOf(s, company) <= MOST_OF_PLAYER,
  isLeft: (s, _, { company, from }) => percentOf(s, company, holderOf(from)) > 0,
  sharePrice,
  fields: { company: oneOf(inGame, openIds), from: oneOf(sources) },
}).with({
  apply(s, a, emit, seat) {
    const { company, from } = a;
    const [price, percent] = [sharePrice(s, a), unitOf(s, company)];
    emit?.({ type: 'shareBought', seat, company, percent, from, price });
    pay(s, seat, from === OFFER ? treasury(company) : BANK, price, 'shares', emit);
    moveOrdinary(s, company, holderOf(from), seat, percent);
    settlePresidency(s, company, emit); // R085
    launchIfDue(s, company, emit);
    acts(s, seat).bought = company;
  },
});
