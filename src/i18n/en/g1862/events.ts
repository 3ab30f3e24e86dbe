import type { Event1862 } from '../../../games/1862/events.ts';
import type { Catalogue } from '../../catalogue.ts';
import { events as everyGame, passedWith } from '../kernel/events.ts';

const ends = {
  market: 'a price has reached the top of the market',
  bank: 'the bank is out of money',
  lner: 'the last operating rounds after the LNER are played',
  standstill: 'nothing can ever happen again',
};

export const events: Catalogue<Event1862, never, never, never>['events'] = {
  ...everyGame,
  passed: passedWith({ openAuction: 'opens no auction' }),
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
    `${e.company} has not floated: ${f.seat(e.seat)} is fined ${f.money(e.fine)}, and all its shares go back to the IPO`,
  fineForgiven: (e, f) => `${f.seat(e.seat)} has nothing left to sell: ${f.money(e.left)} of the fine are forgiven`,
  presidencyPassed: (e, f) => `${f.seat(e.to)} becomes director of ${e.company}`,

  receivershipBegan: (e) => `${e.company} has no director: it is in receivership`,
  companyBankrupt: (e, f) =>
    `${e.company} is bankrupt${e.share > 0 ? ` and pays its holders ${f.money(e.share)} a share` : ''}`,
};
