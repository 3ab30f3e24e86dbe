// Words of the cards of a decision in every 18xx game, besides the game's own.

import { doneBy } from '../../telling.ts';
import { aTrain } from '../aTrain.ts';
import { president } from '../terms.ts';

/** Past forms of the buttons' orders; longer beginnings first. */
const deeds: readonly (readonly [order: string, done: string])[] = [
  ['be absorbed', 'you chose to be absorbed'],
  ['be refinanced', 'the company was refinanced'],
  ['become a major', 'the company became a major'],
  ['pay and keep', 'you paid and kept'],
  ['pay nothing', 'you paid nothing'],
  ['run nothing', 'you ran nothing'],
  ['move the dial', 'you moved the dial'],
  ['merge with', 'you asked to merge with'],
  ['absorb', 'you absorbed'],
  ['accept', 'you accepted'],
  ['acquire', 'you acquired'],
  ['add', 'you added'],
  ['announce', 'you announced'],
  ['auction', 'you auctioned'],
  ['bid', 'you bid'],
  ['borrow', 'you borrowed'],
  ['build', 'you built'],
  ['buy', 'you bought'],
  ['declare', 'you declared'],
  ['develop', 'you developed'],
  ['discard', 'you discarded'],
  ['exchange', 'you exchanged'],
  ['give', 'you gave'],
  ['hand', 'you handed'],
  ['hire', 'you hired'],
  ['lay', 'you laid'],
  ['let', 'you let'],
  ['offer', 'you offered'],
  ['open', 'you opened'],
  ['pass', 'you passed'],
  ['pay', 'you paid'],
  ['pick', 'you picked'],
  ['place', 'you placed'],
  ['raise', 'you raised'],
  ['redeem', 'you redeemed'],
  ['refuse', 'you refused'],
  ['repay', 'you repaid'],
  ['replace', 'you replaced'],
  ['run', 'you ran'],
  ['scrap', 'you scrapped'],
  ['sell', 'you sold'],
  ['set', 'you set'],
  ['start', 'you started'],
  ['take', 'you took'],
  ['withhold', 'you withheld'],
];

export const decision = {
  /** A button's words after it was pressed: "Buy a 3-train" becomes "You bought a 3-train". */
  done: doneBy(deeds),
  /** Dividend of a share. */
  perShare: (sum: string) => `${sum} a share`,
  /** Figures of a company that change. */
  figures: { price: (company: string) => `${company} price`, treasury: (company: string) => `${company} treasury` },
  /** The reader's shares of a company before and after, and the consequence. */
  shares: {
    of: (company: string) => `${company} shares`,
    count: (from: number, to: number, all: number) => `${from} → ${to} of ${all}`,
    floats: 'floats',
    leads: 'you lead it',
  },
  /** Payment to another player. */
  gets: (name: string, sum: string) => `${name} +${sum}`,
  /** A name without its article, as it stands alone on a card: "the bank" is "bank". */
  bare: (name: string) => name.replace(/^the /, ''),
  /** Bounds of a price asked for next. */
  between: (least: string, most: string) => `${least} to ${most}`,
  /** Number of trains left of this type; null if it is unlimited. */
  trainsLeft: (count: string) => (count === '1' ? 'the last one' : `${count} left`),
  /** It belongs to another player, who will be asked. */
  offer: (owner: string) => `an offer: ${owner} decides`,
  /** The button that asks him, from the words of the action: "buy a 3-train from GW". */
  propose: (deed: string) => `Offer to ${deed}`,
  /** Time at which a train goes out of use. */
  rusts: (when: string) => `rusts ${when}`,
  /** Standing bids for a private company in an auction. */
  bids: (all: string) => `Bids: ${all}`,
  /** Before a legal step that is almost surely a slip. */
  slips: {
    noPermit: (company: string) => `${company} has no permit for it: this train cannot run.`,
    noRoute: (company: string) => `${company} has no route yet: this train would run for nothing.`,
    earnsNothing: (company: string) => `As things stand ${company} earns nothing in this turn.`,
    halfPrice: (company: string, price: string, full: string) =>
      `${company} has no train: a share brings only ${price}, not ${full}.`,
    noTrain: (company: string) => `${company} has no train: it will earn nothing.`,
    rustsNext: (train: string, by: string) =>
      `The ${train} goes out of use with the next train bought: the first ${by}.`,
    /** `to`: the new president; empty for nobody. */
    presidency: (company: string, to: string) =>
      to === '' ? `${company} loses its ${president.bare}.` : `${to} becomes ${president.bare} of ${company}.`,
    noTrack: (company: string, place: string) =>
      `${company} cannot build in this phase: no tile fits its home yet (${place}).`,
    /** A bid of all cash, though less would do. */
    allCash: 'This is all the cash you have, and less would do.',
  },
  /** The worth of an offer, by plain arithmetic. */
  brings: {
    /** A company's last earnings, or its last payment if it does not run; and the income from such a dividend, or its loss. */
    earned: (company: string, sum: string) => `${company} last earned ${sum}`,
    paid: (company: string, sum: string) => `${company} last paid ${sum}`,
    share: (sum: string) => `this share brings ${sum} a dividend`,
    /** Before any dividend is known: for a round sum that the company might pay. */
    shareOf: (company: string, every: string, sum: string) =>
      `Of every ${every} that ${company} pays out this share brings ${sum}`,
    soldOf: (company: string, every: string, sum: string) =>
      `You give up ${sum} of every ${every} that ${company} pays out`,
    sold: (sum: string) => `you give up ${sum} a dividend`,
    /** A share of a company with a known income, and the number of dividends that pay back its price; 0: unknown. */
    part: (company: string, income: string, each: string, dividends: number) =>
      `${company} earns ${income}: this share brings ${each} a dividend${dividends > 0 ? `, ${dividends === 1 ? 'one pays' : `${dividends} pay`} for it` : ''}`,
    /** Income from all of the reader's shares then; `had` before. */
    all: (shares: number, has: string, had: string) => `your ${shares} shares together ${has} instead of ${had}`,
    /** Before a company's first turn: the percentage still to be sold, its starting money, the price of a train. */
    start: (percent: number, left: number, price: string, treasury: string, train: string) =>
      `${percent}% must be sold: ${left === 1 ? 'one more share' : `${left} more shares`} at ${price}; it begins with ${treasury}; ${train}`,
    floats: (treasury: string, train: string) => `Enough is sold: it begins with ${treasury}; ${train}`,
    charter: (percent: number, shares: number, cost: string, treasury: string, train: string) =>
      `Its price comes on top: ${shares} shares at ${cost}. ${percent}% must be sold; it begins with ${treasury}; ${train}`,
    train: (train: string, price: string) => `${aTrain(train)} costs ${price}`,
    /** Each operating round; `rounds` of them pay back the price, 0: unknown. */
    income: (sum: string, rounds: number) =>
      `Pays ${sum} each operating round${rounds === 0 ? '' : `: paid back after ${rounds === 1 ? 'one' : rounds}`}`,
    /** The last run, and the number of such runs that pay for a train. */
    runs: (company: string, earned: string, runs: number) =>
      `The last run of ${company} earned ${earned}: ${runs === 1 ? 'one such run pays' : `${runs} such runs pay`} for this train`,
    /** Before any run is known. */
    someRuns: (earned: string, runs: number) => `${runs} runs of ${earned} pay for this train`,
    /** A company's earnings with a train. */
    covers: (company: string, from: string, to: string) => `${company} would earn ${to} instead of ${from}`,
    coversNoMore: (company: string, sum: string) => `${company} earns ${sum} with or without it`,
  },
  /** The sheet of the decision on a phone. */
  raise: 'Show more of the decision',
  lower: 'Show the board',
  /** Part of a player's money not bound by bids. */
  free: (sum: string) => `${sum} free of bids`,
};
