// 1856 in English.

import type { Catalogue } from '../../../words/catalogue.ts';
import * as everyGame from '../../../words/en/kernel/actions.ts';
import { examples } from '../../../words/en/kernel/refusals.ts';
import type { Event1856 } from '../rules/events.ts';
import type { Frame1856 } from '../rules/frames.ts';
import type { Action1856, Refusals1856 } from '../rules/index.ts';
import { events } from './en/events.ts';
import { refusals } from './en/refusals.ts';
import { terms } from './en/terms.ts';
import { names1856 } from './names.ts';

const reasons = { interest: 'the interest', redemption: 'redeeming the loans' };

export const g1856: Catalogue<Event1856, Refusals1856, Action1856, Frame1856> = {
  events,
  refusals,
  examples,
  actions: {
    ...everyGame.actions,
    buyCheapest: () => 'buy the cheapest private company',
    bid: (a, f) => `bid ${f.money(a.amount)} for ${f.name(a.private)}`,
    raiseBid: (a, f) => `raise to ${f.money(a.amount)}`,
    layCanadaTile: (a, f) => `lay the extra tile ${a.tile} on ${f.name(a.hex)}`,
    layKitchenerTile: (a, f) => `lay tile ${a.tile} on ${f.name(a.hex)} by ${f.name('WSRC')}`,
    pickCity: (a, f) => `pick ${f.name(a.city)}`,
    placeKitchenerToken: (a, f) => `place the token of ${f.name('WSRC')} in ${f.name(a.city)}`,
    borrowTrain: () => 'borrow a train',
    takeLoan: () => 'take a loan',
    redeemLoan: () => 'redeem a loan',
    buyPrivate: (a, f) => `buy ${f.name(a.private)} for ${f.money(a.price)}`,
    buyRight: (a, f) => `buy the right of the ${f.name(a.right)}`,
    placePort: (a, f) => `place the port marker in ${f.name(a.hex)}`,
    exchangeTrain: (a, f) => `exchange a ${f.name(a.give)} for a ${f.name(a.train)}`,
    raiseCash: (a) => `sell ${a.percent}% of ${a.company}`,
    declareBankrupt: () => 'declare bankruptcy',
    settleLoans: (a) => (a.how === 'pay' ? `pay the loans of ${a.company}` : `let ${a.company} be absorbed`),
  },
  kinds: {
    ...everyGame.kinds,
    buyCheapest: 'Buy the cheapest',
    bid: 'Bid',
    raiseBid: 'Raise',
    layCanadaTile: 'Lay the extra tile',
    layKitchenerTile: 'Tile in Kitchener',
    pickCity: 'Pick a city',
    placeKitchenerToken: 'Token in Kitchener',
    borrowTrain: 'Borrow a train',
    takeLoan: 'Take a loan',
    redeemLoan: 'Redeem a loan',
    buyPrivate: 'Buy a private company',
    buyRight: 'Buy a right',
    placePort: 'Place the port',
    exchangeTrain: 'Exchange a train',
    raiseCash: 'Sell shares',
    declareBankrupt: 'Declare bankruptcy',
    settleLoans: 'Settle loans',
  },
  passing: {
    ...everyGame.passing,
    layCanadaTile: 'do not lay the extra tile',
    redeemLoan: 'redeem no loan',
  },
  fields: {
    ...everyGame.fields,
    private: 'Which private company?',
    amount: 'How much do you bid?',
    slot: 'Which place in the city?',
    right: 'Which right?',
    give: 'Which train in exchange?',
    how: 'Pay or be absorbed?',
  },
  frames: {
    ...everyGame.frames,
    privates: (a, f) =>
      a.contested ? `${f.name(a.contested)} is contested: raise or leave it` : 'Auction of the private companies',
    turn: (t) => `${t.company} operates`,
    raise: (r, f) => `${f.seat(r.seat)} needs ${f.money(r.sum)} in cash for ${reasons[r.reason]} of ${r.company}`,
    city: (c, f) => `${c.queue[0]?.company ?? ''} picks its city in ${f.name(c.queue[0]?.hex ?? '')}`,
    settling: () => 'Loans are settled before the CGR forms',
    exchange: () => 'The Canadian Government Railway forms',
  },
  tags: {
    'end.bank': 'end: the bank is out of money',
    'end.bankrupt': 'end: a player is bankrupt',
    'end.standstill': 'end: nothing could happen any more',
    cgr: 'CGR formed',
    noCgr: 'CGR not formed',
  },
  names: {
    ...names1856({
      nth: (place, n) => `${place}, city ${n}`,
    }),
    ...terms,
  },
  train: (type) => (type === 'D' ? 'Diesel' : `${type}-train`),
};
