// A player buys one certificate: from the initial offer, the bank pool or the Dragons (R048, R057-R065, R072).
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { type Holder, moveOrdinary, OFFER, POOL, percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import { buying } from '../../../../kernel/stock/buying.ts';
import { settlePresidency } from '../../../../kernel/stock/presidency.ts';
import { acts, inTurn } from '../../../../kernel/stock/round.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { certificateLimit, hasRoom, MOST_OF_PLAYER } from '../limits.ts';
import { DRAGONS, zonePrice } from '../rank.ts';
import { must } from '../rules.ts';
import { isOpen, openIds, priceOf, type State1865 } from '../state.ts';
import { inGame } from './inGame.ts';
import { launchIfDue } from './launch.ts';

/** Where a certificate can come from. */
const sources = [OFFER, POOL, 'dragons'] as const;
export type Source = (typeof sources)[number];

export interface BuyShare {
  readonly type: 'buyShare';
  readonly company: CompanyId;
  readonly from: Source;
}

const holderOf = (from: Source): Holder => (from === 'dragons' ? DRAGONS : from);

/** R057-R058: the Dragons ask for more where the rank of the company does. */
const priceFrom = (s: State1865, { company, from }: BuyShare): Money =>
  from === 'dragons' ? zonePrice(s, company) : priceOf(s, company);

const share = buying<State1865, BuyShare>({
  source: ['company', 'from'],
  counted: [],
  limit: certificateLimit,
  hasRoom,
  mayHold: (s, seat, { company }) => percentOf(s, company, seat) + unitOf(s, company) <= MOST_OF_PLAYER,
  from: ({ from }) => from,
  isLeft: (s, _, { company, from }) => percentOf(s, company, holderOf(from)) > 0,
  price: priceFrom,
});

export const buyShare: Step<State1865, BuyShare, Event1865> = {
  id: 'buyShare',
  actor: inTurn,
  fields: { company: oneOf(inGame, openIds), from: oneOf(sources) },
  conditions: [
    share.fitsLimit,
    must(
      'share.notStarted',
      ['company'],
      (s, a) => isOpen(s, a.company), // R061: the president's certificate first
      (_, a) => ({ company: a.company }),
    ),
    share.notSold,
    share.mayHold,
    share.isLeft,
    share.canPay,
  ],
  apply(s, a, emit, seat) {
    const { company, from } = a;
    const [price, percent] = [priceFrom(s, a), unitOf(s, company)];
    emit?.({ type: 'shareBought', seat, company, percent, from, price });
    pay(s, seat, from === OFFER ? treasury(company) : BANK, price, 'shares', emit);
    moveOrdinary(s, company, holderOf(from), seat, percent);
    settlePresidency(s, company, emit); // R085
    launchIfDue(s, company, emit);
    acts(s, seat).bought = company;
  },
};
