// 1862 in English.

import type { Catalogue } from '../../../words/catalogue.ts';
import { aTrain } from '../../../words/en/aTrain.ts';
import * as everyGame from '../../../words/en/kernel/actions.ts';
import { examples } from '../../../words/en/kernel/refusals.ts';
import type { Event1862 } from '../rules/events.ts';
import type { Frame1862 } from '../rules/frames.ts';
import type { Action1862, Refusals1862 } from '../rules/index.ts';
import { events } from './en/events.ts';
import { proposal } from './en/exchange.ts';
import { refusals } from './en/refusals.ts';
import { terms } from './en/terms.ts';
import { names1862 } from './names.ts';

const dividends = { payout: 'pay out', withhold: 'withhold', hudson: 'pay out with money of the treasury' };

export const g1862: Catalogue<Event1862, Refusals1862, Action1862, Frame1862> = {
  events,
  refusals,
  examples,
  actions: {
    ...everyGame.actions,
    merge: (a) => `merge with ${a.company}: ${a.survivor} survives`,
    acquire: (a) => `acquire ${a.company}: ${a.survivor} survives`,
    settleOption: (a) => (a.reply === 'redeem' ? 'pay and keep the share' : 'give up the share for money'),
    openAuction: (a, f) => `open the auction of ${a.lot} with ${f.money(a.bid)}`,
    bid: (a, f) => `bid ${f.money(a.amount)}`,
    setPrice: (a, f) => `set the price at ${f.money(a.price)}`,
    buyShare: (a, f) => `buy a share of ${a.company} from ${f.name(a.from)}`,
    takeTokens: (a) => `take ${a.count} tokens`,
    dividend: (a) => dividends[a.kind],
    buyTrain: (a, f) =>
      `buy ${aTrain(f.train(a.train))} as ${f.name(a.kind)} from ${a.from === 'bank' ? 'the bank' : a.from} for ${f.money(a.price)}`,
    runAsRecorded: (a, f) => `run its trains for the recorded ${f.money(a.revenue)}`,
    sellTreasury: () => 'sell own shares for a train',
    refinance: () => 'be refinanced',
    redeemShare: () => 'redeem a share',
    raiseCash: (a) => `sell ${a.percent}% of ${a.company}`,
    addStation: (a, f) => `add a small station in ${f.name(a.hex)}: ${f.name(a.track)}`,
    turnStation: (a, f) => `turn the tile in ${f.name(a.hex)} and add a small station: ${f.name(a.track)}`,
    placeLondon: () => 'open a terminal in London',
  },
  kinds: {
    ...everyGame.kinds,
    merge: 'Merge',
    acquire: 'Acquire',
    settleOption: 'Decide the option',
    openAuction: 'Open an auction',
    bid: 'Bid',
    setPrice: 'Set the price',
    takeTokens: 'Take tokens',
    runAsRecorded: 'Run as recorded',
    sellTreasury: 'Sell own shares',
    refinance: 'Refinance',
    redeemShare: 'Redeem a share',
    raiseCash: 'Sell shares',
    addStation: 'Add a small station',
    turnStation: 'Turn a tile for a station',
    placeLondon: 'Terminal in London',
  },
  passing: {
    ...everyGame.passing,
    layTile: (t) => everyGame.laying(t.kind === 'turn' && t.built !== 'nothing'),
    merge: 'no merger',
    acquire: 'no acquisition',
    openAuction: 'no auction',
    buyShare: 'buy no share',
    redeemShare: 'redeem nothing',
    sellShares: everyGame.trading,
  },
  fields: {
    ...everyGame.fields,
    survivor: 'Which one survives?',
    lot: 'Which company?',
    bid: 'How much do you bid?',
    amount: 'How much do you bid?',
    count: 'How many tokens?',
    kind: 'Which kind?',
    warranties: 'How many more warranties?',
    revenue: 'How much did they earn in the record?',
    track: 'On which track?',
  },
  frames: {
    ...everyGame.frames,
    offer: (o, f) => `${o.company} asks for ${proposal(o, f)}`,
    parliament: (p) => `Parliament before stock round ${p.set}`,
    auction: (a, f) =>
      `Auction of the charter of ${a.lot}; the bid stands at ${f.money(a.high)}${a.bidder === null ? '' : `, by ${f.seat(a.bidder)}`}`,
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
    ...names1862({
      nth: (place, n) => `${place}, place ${n}`,
      sides: ['bottom', 'lower left', 'upper left', 'top', 'upper right', 'lower right'],
    }),
    ...terms,
  },
  train: (type) => `${type}-train`,
};
