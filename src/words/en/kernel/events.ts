// Events of every 18xx game, in English.

import { companyOf, isTreasury } from '../../../engine/index.ts';
import type { Proposal, RailEvent } from '../../../kernel/index.ts';
import type { Who } from '../../../match/turns.ts';
import type { Catalogue } from '../../catalogue.ts';
import { silent } from '../../catalogue.ts';
import type { Phrases } from '../../phrases.ts';
import {
  alike,
  type Deed,
  deedOf,
  holder,
  isBySeat,
  isOwn,
  percentOf,
  places,
  type Some,
  seats,
} from '../../telling.ts';
import type { Term } from '../../term.ts';
import { aTrain } from '../aTrain.ts';
import { pool, president, sources } from '../terms.ts';

type Of<T extends RailEvent['type']> = Extract<RailEvent, { type: T }>;

/** Options declined by passing in a company's turn. */
const left: Readonly<Record<string, string | typeof silent>> = {
  layTile: 'lays no more tiles',
  placeToken: 'places no token',
  run: 'runs no train',
  buyTrain: 'buys no more trains',
  dividend: silent,
};

/** Log sentences for declined options; a book has words of its own for some. */
export const passedWith =
  (words: Readonly<Record<string, string | typeof silent>> = {}) =>
  ({ step, seat, forced }: Of<'passed'>, f: Phrases): string | typeof silent => {
    const what = { ...left, ...words }[step];
    return forced || what === silent ? silent : `${f.seat(seat)} ${what ?? 'passes'}`;
  };

/** Source of a purchase: the bank, the pool, the offering, or a company. */
export const wordsFrom = (id: string, f: Phrases): string => sources[id]?.from ?? `from ${f.company(id)}`;

/** Object of an offer. */
export const wanted = ({ what, item, from }: Proposal, f: Phrases): string =>
  what === 'train'
    ? `the ${f.train(item)} of ${f.company(isTreasury(from) ? companyOf(from) : String(from))}`
    : f.name(item);

const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

/** Uses of a company's revenue. */
const dividends: Readonly<Record<string, Deed>> = {
  payout: { order: 'pay out', told: 'pays out', short: 'paid out' },
  half: { order: 'pay out half', told: 'pays out half of', short: 'paid out half' },
  withhold: { order: 'withhold', told: 'withholds', short: 'withheld' },
};
export const dividend = (kind: string): Deed => deedOf(dividends, kind);

/** A company gets another leader, under the book's noun. */
export const presidency = (leader: Term) => ({
  log: (e: Of<'presidencyPassed'>, f: Phrases) => `${f.seat(e.to)} becomes ${leader.bare} of ${f.company(e.company)}`,
  short: ([e]: readonly [Of<'presidencyPassed'>, ...unknown[]], f: Phrases, who: Who) =>
    `${isBySeat(e.to, who) ? '' : `${f.seat(e.to)} `}now ${leader.bare} of ${f.company(e.company)}`,
});

export const events = {
  paid: silent,
  passed: { log: passedWith(), short: silent },

  stockRoundBegan: { log: (e) => `— Stock round ${e.set} —`, short: silent },
  operatingRoundBegan: {
    log: (e) => `— Operating round ${e.set}.${e.round} of ${e.of}${e.last ? ', the last set of the game' : ''} —`,
    short: silent,
  },
  turnBegan: {
    log: (e, f) => `${f.company(e.company)} operates${e.seat === null ? '' : ` (${f.seat(e.seat)})`}`,
    short: silent,
  },
  gameOver: (e, f) =>
    `The game is over. ${seats(e.winners, f)} ${e.winners.length > 1 ? 'win together' : 'wins'} with ${f.money(e.worth)}`,

  companyStarted: {
    log: (e, f) => `${f.seat(e.seat)} starts ${f.company(e.company)} at ${f.money(e.par)}`,
    short: ([e], f) => `started ${f.company(e.company)} at ${f.money(e.par)}`,
  },
  privateBought: {
    log: (e, f) => `${f.seat(e.seat)} buys ${f.name(e.private)} for ${f.money(e.price)}`,
    short: ([e], f) => `bought ${f.name(e.private)} for ${f.money(e.price)}`,
  },
  privatePaid: {
    log: (e, f) => `${f.name(e.private)} pays ${f.seat(e.seat)} ${f.money(e.revenue)}`,
    short: (es, f) => es.map((e) => `${f.name(e.private)} pays ${f.seat(e.seat)} ${f.money(e.revenue)}`).join('; '),
  },
  shareBought: {
    log: (e, f) =>
      `${f.seat(e.seat)} buys ${e.percent}% of ${f.company(e.company)} ${wordsFrom(e.from, f)} for ${f.money(e.price)}`,
    short: (es: Some<'shareBought', 'company' | 'percent' | 'price'>, f) =>
      `bought ${percentOf(es)}% of ${f.company(es[0].company)} at ${f.money(es[0].price)}`,
  },
  sharesSold: {
    log: (e, f) => `${f.seat(e.seat)} sells ${e.percent}% of ${f.company(e.company)} at ${f.money(e.price)} a share`,
    short: (es, f) => `sold ${percentOf(es)}% of ${f.company(es[0].company)} at ${f.money(es[0].price)}`,
  },
  presidencyPassed: presidency(president),
  priceMoved: {
    log: (e, f) => `${f.company(e.company)}: ${f.money(e.was)} → ${f.money(e.price)}`,
    short(es, f, who) {
      const [was, price] = [es[0].was, es.at(-1)!.price];
      if (was === price) return null;
      return `${isOwn(es[0].company, who) ? '' : `${f.company(es[0].company)} `}${f.money(was)} → ${f.money(price)}`;
    },
  },
  soldOut: {
    log: (e, f) => `All shares of ${f.company(e.company)} are with players`,
    short: (es, f) => `sold out: ${f.list(es.map((e) => f.company(e.company)))}`,
  },

  tileLaid: {
    log: (e, f) =>
      `${f.company(e.company)} lays tile ${e.tile} on ${f.name(e.hex)}${e.cost > 0 ? ` for ${f.money(e.cost)}` : ''}`,
    short: (es: Some<'tileLaid', 'hex'>, f) =>
      `${es.length > 1 ? 'tiles' : 'tile'} on ${places(
        es.map((e) => e.hex),
        f,
      )}`,
  },
  tokenPlaced: {
    log: (e, f) =>
      `${f.company(e.company)} places a token in ${f.name(e.city)}${e.cost > 0 ? ` for ${f.money(e.cost)}` : ''}`,
    short: (es, f) =>
      `token in ${places(
        es.map((e) => e.city),
        f,
      )}`,
  },
  trainsRan: {
    log: (e, f) =>
      e.runs.length === 0
        ? `${f.company(e.company)} runs nothing`
        : `${f.company(e.company)} runs for ${f.money(e.revenue)}: ${f.list(e.runs.map((run) => `${f.train(run.train)} ${f.money(run.revenue)}`))}`,
    short: ([e], f) => (e.runs.length === 0 ? 'no run' : `ran ${f.money(e.revenue)}`),
  },
  dividendDeclared: {
    log: (e, f) =>
      e.revenue === 0
        ? `${f.company(e.company)} has nothing to pay out`
        : `${f.company(e.company)} ${dividend(e.kind).told} ${f.money(e.revenue)}`,
    short: ([e]) => (e.revenue === 0 ? null : dividend(e.kind).short),
  },

  trainBought: {
    log: (e, f) =>
      `${f.company(e.company)} buys ${aTrain(f.train(e.train))} ${wordsFrom(e.from, f)} for ${f.money(e.price)}`,
    short: (es, f) => {
      const from = (id: string) => (id === 'bank' || id === 'pool' ? '' : ` of ${f.company(id)}`);
      return `bought ${alike(
        es.map((e) => `${f.train(e.train)}${from(e.from)}`),
        f,
      )}`;
    },
  },
  trainDiscarded: {
    log: (e, f) => `${f.company(e.company)} discards ${aTrain(f.train(e.train))}`,
    short: (es, f) =>
      `discarded ${alike(
        es.map((e) => f.train(e.train)),
        f,
      )}`,
  },
  trainRusted: {
    log: (e, f) => `The ${f.train(e.train)} ${e.owner === 'pool' ? pool.in : `of ${f.company(e.owner)}`} is obsolete`,
    short: (es) => (es.length === 1 ? '1 train obsolete' : `${es.length} trains obsolete`),
  },
  phaseBegan: { log: (e, f) => `Phase ${f.name(e.phase)} begins`, short: ([e], f) => `phase ${f.name(e.phase)}` },

  offerMade: {
    log: (e, f) => `${f.company(e.company)} offers ${f.money(e.price)} for ${wanted(e, f)}; ${f.seat(e.seat)} decides`,
    short: (es, f) => `offered ${f.money(es[0].price)} for ${wanted(es[0], f)}`,
  },
  offerAccepted: { log: (e, f) => `${f.seat(e.seat)} accepts`, short: silent },
  offerRefused: {
    log: (e, f) => `${f.seat(e.seat)} refuses ${f.money(e.price)} for ${wanted(e, f)}`,
    short: ([e], f) => `${f.seat(e.seat)} refused`,
  },
  cashDemanded: {
    log: (e, f) =>
      `${f.seat(e.seat)} lacks the ${f.money(e.sum)} owed for ${f.company(e.company)} and has to sell shares`,
    short: ([e], f) => `${f.seat(e.seat)} had to raise ${f.money(e.sum)}`,
  },
  wentBankrupt: (e, f) => `${f.seat(e.seat)} is bankrupt: ${f.money(e.missing)} is missing for ${f.company(e.company)}`,

  companyAbsorbed: {
    log: (e, f) =>
      `${f.company(e.company)} is absorbed by ${f.company(e.survivor)}, with ${f.money(e.cash)} and ${plural(e.trains.length, 'train')}`,
    short: (es, f) => `${f.list(es.map((e) => f.company(e.company)))} absorbed by ${f.company(es[0].survivor)}`,
  },
  sharesExchanged: {
    log: (e, f) =>
      `${holder(e.holder, f, { pool: pool.The })} exchanges ${plural(e.given, 'share')} for ${e.got} of ${f.company(e.company)}`,
    short: silent,
  },
  tokenReplaced: {
    log: (e, f) => `${f.company(e.by)} replaces the token of ${f.company(e.company)} in ${f.name(e.city)}`,
    short: (es) => (es.length === 1 ? '1 token replaced' : `${es.length} tokens replaced`),
  },
  tokenGivenUp: {
    log: (e, f) => `The token of ${f.company(e.company)} in ${f.name(e.city)} is given up`,
    short: (es) => (es.length === 1 ? '1 token given up' : `${es.length} tokens given up`),
  },
} satisfies Catalogue<RailEvent, never, never, never>['events'];
