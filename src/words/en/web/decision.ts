// What the cards of a decision say in every 18xx game, besides the words of the game.

import { doneBy } from '../../telling.ts';
import { aTrain } from '../aTrain.ts';
import { president } from '../terms.ts';

/** How an order of the buttons is told once it is done; longer beginnings first. */
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
  /** A button's words once it was pressed: "Buy a 3-train" is told as "You bought a 3-train". */
  done: doneBy(deeds),
  /** What a share is paid. */
  perShare: (sum: string) => `${sum} a share`,
  /** Figures of a company that change. */
  figures: { price: (company: string) => `${company} price`, treasury: (company: string) => `${company} treasury` },
  /** How many shares of a company the reader holds before and after, and what comes of it. */
  shares: {
    of: (company: string) => `${company} shares`,
    count: (from: number, to: number, all: number) => `${from} → ${to} of ${all}`,
    floats: 'floats',
    leads: 'you lead it',
  },
  /** What another player is paid. */
  gets: (name: string, sum: string) => `${name} +${sum}`,
  /** A name without its article, as it stands alone on a card: "the bank" is "bank". */
  bare: (name: string) => name.replace(/^the /, ''),
  /** A price is asked for next, between these. */
  between: (least: string, most: string) => `${least} to ${most}`,
  /** So many trains of this type are left; null where there is no end to them. */
  trainsLeft: (count: string) => (count === '1' ? 'the last one' : `${count} left`),
  /** It belongs to another player, who is asked. */
  offer: (owner: string) => `an offer: ${owner} decides`,
  /** The button that asks him, from the words of the action: "buy a 3-train from GW". */
  propose: (deed: string) => `Offer to ${deed}`,
  /** When a train goes out of use. */
  rusts: (when: string) => `rusts ${when}`,
  /** What stands for a private company in an auction. */
  bids: (all: string) => `Bids: ${all}`,
  /** Before a step that is legal and almost surely a slip. */
  slips: {
    noPermit: (company: string) => `${company} has no permit for it: this train cannot run.`,
    noRoute: (company: string) => `${company} has no route yet: this train would run for nothing.`,
    earnsNothing: (company: string) => `As things stand ${company} earns nothing in this turn.`,
    halfPrice: (company: string, price: string, full: string) =>
      `${company} has no train: a share brings only ${price}, not ${full}.`,
    noTrain: (company: string) => `${company} has no train: it will earn nothing.`,
    rustsNext: (train: string, by: string) =>
      `The ${train} goes out of use with the next train bought: the first ${by}.`,
    /** `to`: who presides then; empty for nobody. */
    presidency: (company: string, to: string) =>
      to === '' ? `${company} loses its ${president.bare}.` : `${to} becomes ${president.bare} of ${company}.`,
    noTrack: (company: string, place: string) =>
      `${company} cannot build in this phase: no tile fits its home yet (${place}).`,
    /** A bid of everything one has, though less would do. */
    allCash: 'This is all the cash you have, and less would do.',
  },
  /** What is offered is worth, by plain arithmetic. */
  brings: {
    /** What a company earned last, or paid where it does not run; and what a dividend like that brings, or what is lost. */
    earned: (company: string, sum: string) => `${company} last earned ${sum}`,
    paid: (company: string, sum: string) => `${company} last paid ${sum}`,
    share: (sum: string) => `this share brings ${sum} a dividend`,
    /** Where no dividend is known yet: of a round sum that the company might pay. */
    shareOf: (company: string, every: string, sum: string) =>
      `Of every ${every} that ${company} pays out this share brings ${sum}`,
    soldOf: (company: string, every: string, sum: string) =>
      `You give up ${sum} of every ${every} that ${company} pays out`,
    sold: (sum: string) => `you give up ${sum} a dividend`,
    /** A share of a company whose income is known, and after how many dividends its price has come back; 0: unknown. */
    part: (company: string, income: string, each: string, dividends: number) =>
      `${company} earns ${income}: this share brings ${each} a dividend${dividends > 0 ? `, ${dividends === 1 ? 'one pays' : `${dividends} pay`} for it` : ''}`,
    /** What the shares of the reader bring together then; `had` before. */
    all: (shares: number, has: string, had: string) => `your ${shares} shares together ${has} instead of ${had}`,
    /** Before the first turn of a company: what must still be sold, what it begins with, what a train costs. */
    start: (percent: number, left: number, price: string, treasury: string, train: string) =>
      `${percent}% must be sold: ${left === 1 ? 'one more share' : `${left} more shares`} at ${price}; it begins with ${treasury}; ${train}`,
    floats: (treasury: string, train: string) => `Enough is sold: it begins with ${treasury}; ${train}`,
    charter: (percent: number, shares: number, cost: string, treasury: string, train: string) =>
      `Its price comes on top: ${shares} shares at ${cost}. ${percent}% must be sold; it begins with ${treasury}; ${train}`,
    train: (train: string, price: string) => `${aTrain(train)} costs ${price}`,
    /** Each operating round; after so many the price has come back, 0: unknown. */
    income: (sum: string, rounds: number) =>
      `Pays ${sum} each operating round${rounds === 0 ? '' : `: paid back after ${rounds === 1 ? 'one' : rounds}`}`,
    /** The last run, and how many like it pay for a train. */
    runs: (company: string, earned: string, runs: number) =>
      `The last run of ${company} earned ${earned}: ${runs === 1 ? 'one such run pays' : `${runs} such runs pay`} for this train`,
    /** Where no run is known yet. */
    someRuns: (earned: string, runs: number) => `${runs} runs of ${earned} pay for this train`,
    /** What a company would earn with a train. */
    covers: (company: string, from: string, to: string) => `${company} would earn ${to} instead of ${from}`,
    coversNoMore: (company: string, sum: string) => `${company} earns ${sum} with or without it`,
  },
  /** The sheet of the decision on a phone. */
  raise: 'Show more of the decision',
  lower: 'Show the board',
  /** Of the money a player has, so much is bound by bids. */
  free: (sum: string) => `${sum} free of bids`,
};
