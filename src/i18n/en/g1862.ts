// 1862 in English.
import type { Action1862 } from '../../games/1862/actions.ts';
import type { Event1862 } from '../../games/1862/events.ts';
import type { Frame1862 } from '../../games/1862/frames.ts';
import type { Refusals1862 } from '../../games/1862/rules.ts';
import type { Catalogue } from '../catalogue.ts';
import { names1862 } from '../names1862.ts';
import { events } from './g1862/events.ts';
import { refusals } from './g1862/refusals.ts';
import { terms } from './g1862/terms.ts';
import * as everyGame from './kernel/actions.ts';

export const g1862: Catalogue<Event1862, Refusals1862, Action1862, Frame1862> = {
  events,
  refusals,
  actions: {
    ...everyGame.actions,
    openAuction: (a, f) => `open the auction of ${a.lot} with ${f.money(a.bid)}`,
    bid: (a, f) => `bid ${f.money(a.amount)}`,
    setPrice: (a, f) => `set the price at ${f.money(a.price)}`,
    buyShare: (a, f) => `buy a share of ${a.company} from ${f.name(a.from)}`,
    takeTokens: (a) => `take ${a.count} tokens`,
    raiseCash: (a) => `sell ${a.percent}% of ${a.company}`,
  },
  kinds: {
    ...everyGame.kinds,
    openAuction: 'Open an auction',
    bid: 'Bid',
    setPrice: 'Set the price',
    takeTokens: 'Take tokens',
    raiseCash: 'Sell shares',
  },
  passing: {
    ...everyGame.passing,
    openAuction: 'no auction',
    buyShare: 'buy no share',
    sellShares: 'buy and sell nothing more',
  },
  fields: {
    ...everyGame.fields,
    lot: 'Which company',
    bid: 'With which bid',
    amount: 'How much',
    count: 'How many',
  },
  frames: {
    ...everyGame.frames,
    parliament: (p) => `Parliament before stock round ${p.set}`,
    auction: (a, f) => `Auction of the charter of ${a.lot}; the bid stands at ${f.money(a.high)}`,
    charter: (c) => `${c.company} is started with a charter`,
    tokens: (t) => `${t.company} floats and takes its tokens`,
    fine: (d, f) => `${f.seat(d.seat)} still owes ${f.money(d.left)} for the obligation of ${d.company}`,
    turn: (t) => `${t.company} operates`,
    exchange: (e) => `Shares are exchanged for those of ${e.survivor}`,
  },
  tags: {
    'end.market': 'end: a price at the top of the market',
    'end.bank': 'end: the bank is out of money',
    'end.lner': 'end: the last set after the LNER',
    'end.standstill': 'end: nothing could happen any more',
  },
  names: {
    ...names1862({ nth: (place, n) => `${place}, place ${n}` }),
    ...terms,
  },
  train: (type) => `${type}-train`,
};
