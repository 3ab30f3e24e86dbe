// What the kernel tells of every 18xx game, in English.

import { companyOf, type Holder, isTreasury } from '../../../engine/index.ts';
import type { Proposal, RailEvent } from '../../../kernel/index.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Phrases } from '../../phrases.ts';
import { aTrain } from '../aTrain.ts';

/** What is left out by passing in the turn of a company. */
const left: Readonly<Record<string, string>> = {
  layTile: 'lays no more tiles',
  placeToken: 'places no token',
  run: 'runs no train',
  buyTrain: 'buys no more trains',
  dividend: '',
};

/** Sentences of the log where somebody leaves something out; a book has words of its own for some. */
export const passedWith =
  (words: Readonly<Record<string, string>> = {}) =>
  (e: Extract<RailEvent, { type: 'passed' }>, f: Phrases): string => {
    const what = words[e.step] ?? left[e.step] ?? 'passes';
    return e.forced || what === '' ? '' : `${f.seat(e.seat)} ${what}`;
  };

/** What an offer is made for. */
export const wanted = ({ what, item, from }: Proposal, f: Phrases): string =>
  what === 'train'
    ? `the ${f.train(item)} of ${f.company(isTreasury(from) ? companyOf(from) : String(from))}`
    : f.name(item);

const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

/** Somebody who holds shares, at the beginning of a sentence. */
function holder(who: Holder, f: Phrases): string {
  if (typeof who === 'number') return f.seat(who);
  return isTreasury(who) ? f.company(companyOf(who)) : who === 'pool' ? 'The market' : String(who);
}

export const events = {
  paid: null,
  passed: passedWith(),

  stockRoundBegan: (e) => `— Stock round ${e.set} —`,
  operatingRoundBegan: (e) =>
    `— Operating round ${e.set}.${e.round} of ${e.of}${e.last ? ', the last set of the game' : ''} —`,
  turnBegan: (e, f) => `${f.company(e.company)} operates${e.seat === null ? '' : ` (${f.seat(e.seat)})`}`,
  gameOver: (e, f) =>
    `The game is over. ${f.list(e.winners.map((seat) => f.seat(seat)))} ${e.winners.length > 1 ? 'win together' : 'wins'} with ${f.money(e.worth)}`,

  companyStarted: (e, f) => `${f.seat(e.seat)} starts ${f.company(e.company)} at ${f.money(e.par)}`,
  shareBought: (e, f) =>
    `${f.seat(e.seat)} buys ${e.percent}% of ${f.company(e.company)} from the ${e.from === 'offer' ? 'offering' : 'market'} for ${f.money(e.price)}`,
  sharesSold: (e, f) =>
    `${f.seat(e.seat)} sells ${e.percent}% of ${f.company(e.company)} at ${f.money(e.price)} a share`,
  presidencyPassed: (e, f) => `${f.seat(e.to)} becomes president of ${f.company(e.company)}`,
  priceMoved: (e, f) => `${f.company(e.company)}: ${f.money(e.was)} → ${f.money(e.price)}`,
  soldOut: (e, f) => `All shares of ${f.company(e.company)} are with players`,

  tileLaid: (e, f) =>
    `${f.company(e.company)} lays tile ${e.tile} on ${f.name(e.hex)}${e.cost > 0 ? ` for ${f.money(e.cost)}` : ''}`,
  tokenPlaced: (e, f) =>
    `${f.company(e.company)} places a token in ${f.name(e.city)}${e.cost > 0 ? ` for ${f.money(e.cost)}` : ''}`,
  trainsRan: (e, f) =>
    e.runs.length === 0
      ? `${f.company(e.company)} runs nothing`
      : `${f.company(e.company)} runs for ${f.money(e.revenue)}: ${f.list(e.runs.map((run) => `${f.train(run.train)} ${f.money(run.revenue)}`))}`,
  dividendDeclared: (e, f) =>
    e.revenue === 0
      ? `${f.company(e.company)} has nothing to pay out`
      : `${f.company(e.company)} ${e.kind === 'payout' ? 'pays out' : 'withholds'} ${f.money(e.revenue)}`,

  trainBought: (e, f) =>
    `${f.company(e.company)} buys ${aTrain(f.train(e.train))} from ${e.from === 'bank' ? 'the bank' : e.from === 'pool' ? 'the bank pool' : f.company(e.from)} for ${f.money(e.price)}`,
  trainDiscarded: (e, f) => `${f.company(e.company)} discards ${aTrain(f.train(e.train))}`,
  trainRusted: (e, f) =>
    `The ${f.train(e.train)} ${e.owner === 'pool' ? 'in the pool' : `of ${f.company(e.owner)}`} is obsolete`,
  phaseBegan: (e, f) => `Phase ${f.name(e.phase)} begins`,

  offerMade: (e, f) =>
    `${f.company(e.company)} offers ${f.money(e.price)} for ${wanted(e, f)}; ${f.seat(e.seat)} decides`,
  offerAccepted: (e, f) => `${f.seat(e.seat)} accepts`,
  offerRefused: (e, f) => `${f.seat(e.seat)} refuses ${f.money(e.price)} for ${wanted(e, f)}`,
  cashDemanded: (e, f) =>
    `${f.seat(e.seat)} lacks the ${f.money(e.sum)} owed for ${f.company(e.company)} and has to sell shares`,
  wentBankrupt: (e, f) => `${f.seat(e.seat)} is bankrupt: ${f.money(e.missing)} is missing for ${f.company(e.company)}`,

  companyAbsorbed: (e, f) =>
    `${f.company(e.company)} is absorbed by ${f.company(e.survivor)}, with ${f.money(e.cash)} and ${plural(e.trains.length, 'train')}`,
  sharesExchanged: (e, f) =>
    `${holder(e.holder, f)} exchanges ${plural(e.given, 'share')} for ${e.got} of ${f.company(e.company)}`,
  tokenReplaced: (e, f) => `${f.company(e.by)} replaces the token of ${f.company(e.company)} in ${f.name(e.city)}`,
  tokenGivenUp: (e, f) => `The token of ${f.company(e.company)} in ${f.name(e.city)} is given up`,
} satisfies Catalogue<RailEvent, never, never, never>['events'];
