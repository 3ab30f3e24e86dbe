import type { Catalogue } from '../../../../words/catalogue.ts';
import { aTrain } from '../../../../words/en/aTrain.ts';
import { events as everyGame, passedWith } from '../../../../words/en/kernel/events.ts';
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
  passed: passedWith({ openAuction: 'opens no auction', redeemShare: 'redeems no share' }),
  gameOver: (e, f) =>
    `The game is over: ${ends[e.reason]}. ${f.list(e.winners.map((seat) => f.seat(seat)))} ${e.winners.length > 1 ? 'share the win' : 'wins'} with ${f.money(e.worth)}`,

  parliamentBegan: (e) => `— Parliament before stock round ${e.set}${e.sitting > 1 ? ', second sitting' : ''} —`,
  bidMade: (e, f) => `${f.seat(e.seat)} bids ${f.money(e.amount)} for the charter of ${e.lot}`,
  charterWon: (e, f) =>
    `${f.seat(e.seat)} wins the charter of ${e.company} for ${f.money(e.bid)}: it has to float by the end of the next stock round`,

  companyStarted: (e, f) =>
    `${f.seat(e.seat)} starts ${e.company} ${e.chartered ? 'with its charter' : 'without a charter'} at ${f.money(e.par)}: 30% for ${f.money(3 * e.par)}`,
  shareBought: (e, f) =>
    `${f.seat(e.seat)} buys ${e.percent}% of ${e.company} from ${f.name(e.from)} for ${f.money(e.price)}`,
  companyFloated: (e, f) =>
    `${e.company} floats${e.capital === null ? '' : `: ${f.money(e.capital)} of capital, less its three tokens`}`,
  tokensTaken: (e, f) => `${e.company} takes ${e.count} tokens for ${f.money(e.price)}`,
  obligationMissed: (e, f) =>
    `${e.company} has not floated: ${f.seat(e.seat)} is fined ${f.money(e.fine)}${e.credit > 0 ? `, for which shares of it count ${f.money(e.credit)}` : ''}, and all its shares go back to the IPO`,
  fineForgiven: (e, f) => `${f.seat(e.seat)} has nothing left to sell: ${f.money(e.left)} of the fine are forgiven`,
  presidencyPassed: (e, f) => `${f.seat(e.to)} becomes director of ${e.company}`,

  tokenPlaced: (e, f) =>
    e.kind === 'london'
      ? `${e.company} opens its terminal in London`
      : `${e.company} places ${e.kind === 'home' ? 'its home token' : 'a token'} in ${f.name(e.city)}`,
  tokenDisplaced: (e, f) =>
    `The token of ${e.company} in ${f.name(e.city)} makes room for ${e.by}, which is at home there, and goes back unused`,
  stationAdded: (e, f) => `${e.company} adds a small station in ${f.name(e.hex)}: ${f.name(e.track)}`,
  companyBarred: (e) => `The home of ${e.company} is full for good: it cannot be started again`,

  receivershipBegan: (e) => `${e.company} has no director: it is in receivership`,
  trainsRan(e, f) {
    const subsidy = e.runs.reduce((sum, run) => sum + (run.subsidy ?? 0), 0);
    return `${everyGame.trainsRan(e, f)}${subsidy > 0 ? `; subsidy ${f.money(subsidy)}` : ''}`;
  },
  dividendDeclared: (e, f) =>
    e.kind === 'hudson'
      ? `${e.company} adds ${f.money(e.added)} of its treasury and pays out ${f.money(e.revenue + e.added)}`
      : everyGame.dividendDeclared({ ...e, kind: e.kind }, f),
  trainBought: (e, f) =>
    `${e.company} buys ${aTrain(f.train(e.train))} (${f.name(e.kind)}${e.warranties > 0 ? `, ${plural(e.warranties, 'warrant')}` : ''}) from ${e.from === 'bank' ? 'the bank' : e.from} for ${f.money(e.price)}`,
  treasurySold: (e, f) => `${e.company} sells ${e.percent}% of its own shares at ${f.money(e.price)} a share`,
  shareRedeemed: (e, f) => `${e.company} redeems one of its shares for ${f.money(e.price)}`,
  lnerDue: () => 'The LNER will be formed at the end of this set of operating rounds',
  lnerFormed: (e) => `The LNER is formed: one stock round and one set are left, with ${e.limit} certificates at most`,
  companyBankrupt: (e, f) =>
    `${e.company} is bankrupt${e.share > 0 ? ` and pays its holders ${f.money(e.share)} a share` : ''}`,
};
