import type { Catalogue } from '../../../../words/catalogue.ts';
import { silent } from '../../../../words/catalogue.ts';
import { aTrain } from '../../../../words/en/aTrain.ts';
import { dividend, events as everyGame, passedWith, presidency } from '../../../../words/en/kernel/events.ts';
import { director } from '../../../../words/en/terms.ts';
import { bids, seats } from '../../../../words/telling.ts';
import type { Event1862 } from '../../rules/events.ts';
import { exchangeEvents } from './exchange.ts';

const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? 'y' : 'ies'}`;

const ends = {
  market: 'a price has reached the top of the market',
  bank: 'the bank is out of money',
  lner: 'the last operating rounds after the LNER are played',
  standstill: 'nothing can ever happen again',
};

export const events: Catalogue<Event1862, never, never, never>['events'] = {
  ...everyGame,
  ...exchangeEvents,
  passed: {
    ...everyGame.passed,
    log: passedWith({ openAuction: 'opens no auction', redeemShare: 'redeems no share' }),
  },
  gameOver: (e, f) =>
    `The game is over: ${ends[e.reason]}. ${seats(e.winners, f)} ${e.winners.length > 1 ? 'share the win' : 'wins'} with ${f.money(e.worth)}`,

  parliamentBegan: {
    log: (e) => `— Parliament before stock round ${e.set}${e.sitting > 1 ? ', second sitting' : ''} —`,
    short: silent,
  },
  bidMade: {
    log: (e, f) => `${f.seat(e.seat)} bids ${f.money(e.amount)} for the charter of ${e.lot}`,
    short: (es, f) => bids(es, 'bids', f),
  },
  charterWon: {
    log: (e, f) =>
      `${f.seat(e.seat)} wins the charter of ${e.company} for ${f.money(e.bid)}: it has to float by the end of the next stock round`,
    short: ([e], f) => `${f.seat(e.seat)} wins it for ${f.money(e.bid)}`,
  },

  companyStarted: {
    ...everyGame.companyStarted,
    log: (e, f) =>
      `${f.seat(e.seat)} starts ${e.company} ${e.chartered ? 'with its charter' : 'without a charter'} at ${f.money(e.par)}: 30% for ${f.money(3 * e.par)}`,
  },
  shareBought: {
    ...everyGame.shareBought,
    log: (e, f) =>
      `${f.seat(e.seat)} buys ${e.percent}% of ${e.company} from ${f.name(e.from)} for ${f.money(e.price)}`,
  },
  companyFloated: {
    log: (e, f) =>
      `${e.company} floats${e.capital === null ? '' : `: ${f.money(e.capital)} of capital, less its three tokens`}`,
    short: (es, f) => `${f.list(es.map((e) => f.company(e.company)))} ${es.length > 1 ? 'float' : 'floats'}`,
  },
  tokensTaken: {
    log: (e, f) => `${e.company} takes ${e.count} tokens for ${f.money(e.price)}`,
    short: ([e]) => `${e.count} tokens taken`,
  },
  obligationMissed: (e, f) =>
    `${e.company} has not floated: ${f.seat(e.seat)} is fined ${f.money(e.fine)}${e.credit > 0 ? `, for which shares of it count ${f.money(e.credit)}` : ''}, and all its shares go back to the IPO`,
  fineForgiven: (e, f) => `${f.seat(e.seat)} has nothing left to sell: ${f.money(e.left)} of the fine are forgiven`,
  presidencyPassed: presidency(director),

  tokenPlaced: {
    log: (e, f) =>
      e.kind === 'london'
        ? `${e.company} opens its terminal in London`
        : `${e.company} places ${e.kind === 'home' ? 'its home token' : 'a token'} in ${f.name(e.city)}`,
    short: (es, f) =>
      `token in ${f.list([...new Set(es.map((e) => (e.kind === 'london' ? 'London' : f.name(e.city))))])}`,
  },
  tokenDisplaced: {
    log: (e, f) =>
      `The token of ${e.company} in ${f.name(e.city)} makes room for ${e.by}, which is at home there, and goes back unused`,
    short: silent,
  },
  stationAdded: {
    log: (e, f) => `${e.company} adds a small station in ${f.name(e.hex)}: ${f.name(e.track)}`,
    short: (es, f) => `station on ${f.list(es.map((e) => f.name(e.hex)))}`,
  },
  companyBarred: (e) => `The home of ${e.company} is full for good: it cannot be started again`,

  receivershipBegan: {
    log: (e) => `${e.company} has no ${director.bare}: it is in receivership`,
    short: ([e], f) => `${f.company(e.company)} in receivership`,
  },
  trainsRan: {
    ...everyGame.trainsRan,
    log(e, f) {
      const subsidy = e.runs.reduce((sum, run) => sum + (run.subsidy ?? 0), 0);
      return `${everyGame.trainsRan.log(e, f)}${subsidy > 0 ? `; subsidy ${f.money(subsidy)}` : ''}`;
    },
  },
  dividendDeclared: {
    log: (e, f) =>
      e.kind === 'hudson'
        ? `${e.company} adds ${f.money(e.added)} of its treasury and pays out ${f.money(e.revenue + e.added)}`
        : everyGame.dividendDeclared.log({ ...e, kind: e.kind }, f),
    short: ([e], f) =>
      e.kind === 'hudson'
        ? `paid out with a Hudson of ${f.money(e.added)}`
        : e.revenue === 0
          ? null
          : dividend(e.kind).short,
  },
  trainBought: {
    ...everyGame.trainBought,
    log: (e, f) =>
      `${e.company} buys ${aTrain(f.train(e.train))} (${f.name(e.kind)}${e.warranties > 0 ? `, ${plural(e.warranties, 'warrant')}` : ''}) from ${e.from === 'bank' ? 'the bank' : e.from} for ${f.money(e.price)}`,
  },
  treasurySold: {
    log: (e, f) => `${e.company} sells ${e.percent}% of its own shares at ${f.money(e.price)} a share`,
    short: ([e], f) => `sold own shares at ${f.money(e.price)}`,
  },
  shareRedeemed: {
    log: (e, f) => `${e.company} redeems one of its shares for ${f.money(e.price)}`,
    short: (es, f) => `redeemed a share for ${f.money(es[0].price)}`,
  },
  lnerDue: () => 'The LNER will be formed at the end of this set of operating rounds',
  lnerFormed: (e) => `The LNER is formed: one stock round and one set are left, with ${e.limit} certificates at most`,
  companyBankrupt: {
    log: (e, f) => `${e.company} is bankrupt${e.share > 0 ? ` and pays its holders ${f.money(e.share)} a share` : ''}`,
    short: ([e], f) => `${f.company(e.company)} bankrupt`,
  },
};
