// Revenue, trains and loans in English.

import type { Catalogue } from '../../../../words/catalogue.ts';
import { aTrain } from '../../../../words/en/aTrain.ts';
import { events as everyGame } from '../../../../words/en/kernel/events.ts';
import { pool, president } from '../../../../words/en/terms.ts';
import type { Event1865 } from '../../rules/events.ts';
import type { Action1865, Refusals1865 } from '../../rules/index.ts';

type Told = Catalogue<Event1865, never, never, never>['events'];
type Refused = Catalogue<never, Refusals1865, never, never>['refusals'];
type Done = Catalogue<never, never, Action1865, never>;

const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

export const trainEvents = {
  maritimesPaid: {
    log: (e, f) => `${f.seat(e.seat)} gets ${f.money(e.sum)} from ${f.list(e.maritimes.map((id) => f.name(id)))}`,
    short: (es, f) => `maritime income: ${es.map((e) => `${f.seat(e.seat)} ${f.money(e.sum)}`).join(', ')}`,
  },
  maritimesDiscarded: (e, f) => `Players lose their maritime companies: ${f.list(e.maritimes.map((id) => f.name(id)))}`,
  revenueEarned: {
    log: (e, f) => `${e.company} has traffic ${e.traffic} and coverage ${e.coverage}: it earns ${f.money(e.revenue)}`,
    short: ([e], f) => `earned ${f.money(e.revenue)}`,
  },
  trainBought: {
    ...everyGame.trainBought,
    log: (e, f) =>
      `${everyGame.trainBought.log(e, f)}${e.added > 0 ? `, ${f.money(e.added)} of it from ${president.the}` : ''}`,
  },
  trainDiscarded: {
    ...everyGame.trainDiscarded,
    log: (e, f) => `${e.company} gives up ${aTrain(f.train(e.train))} ${pool.to}`,
  },
  trainRusted: {
    ...everyGame.trainRusted,
    log: (e, f) => `The ${f.train(e.train)} ${e.owner === 'pool' ? pool.in : `of ${e.owner}`} is scrapped`,
  },
  personalLoansTaken: (e, f) =>
    `${f.seat(e.seat)} takes ${plural(e.count, 'personal loan')} from the state: ${f.money(e.sum)}`,
  loanRepaid: {
    log: (e) => `${e.company} repays a state loan${e.loans > 0 ? `; it still has ${plural(e.loans, 'loan')}` : ''}`,
    short: (es) => (es.length === 1 ? 'repaid a loan' : `repaid ${es.length} loans`),
  },
} satisfies Partial<Told>;

export const trainRefusals = {
  'train.mustBuy': (r) => `${r.company} needs a train at the end of its turn and has none`,
  'train.onLoan': (r, f) =>
    `Treasury, ${president.bare} and his shares can pay ${f.money(r.most)}, not ${f.money(r.price)}; a loan pays only for the cheapest train, if no other can be had`,
  'raise.soldAlready': (r) => `A block of ${r.company} has been sold for this train`,
  'raise.cannotSell': (r) => `${r.percent}% of ${r.company} cannot be sold now`,
  'raise.tooMuch': (r, f) => `No more is sold than needed: ${f.money(r.missing)} is missing`,
  'raise.tooLittle': (r, f) =>
    `${f.money(r.missing)} is missing, and the rest of what you may sell would not bring it: sell more of ${r.company}`,
  'repay.none': (r) => `${r.company} has no loan`,
  'repay.tooDear': (r, f) => `A loan is repaid with ${f.money(r.price)}; the treasury has ${f.money(r.cash)}`,
} satisfies Partial<Refused>;

export const trainActions = {
  discardTrain: (a, f) => `give up ${aTrain(f.train(a.train))} ${pool.to}`,
  raiseCash: (a) => `sell ${a.percent}% of ${a.company}`,
  repayLoan: () => 'repay a loan',
} satisfies Partial<Done['actions']>;

export const trainKinds = {
  discardTrain: 'Give up a train',
  raiseCash: 'Sell shares',
  repayLoan: 'Repay a loan',
} satisfies Partial<Done['kinds']>;
