import type { Catalogue } from '../../../../words/catalogue.ts';
import { silent } from '../../../../words/catalogue.ts';
import { events as everyGame, passedWith } from '../../../../words/en/kernel/events.ts';
import { pool } from '../../../../words/en/terms.ts';
import { seats } from '../../../../words/telling.ts';
import type { Event1865 } from '../../rules/events.ts';
import { buildEvents } from './build.ts';
import { exchangeEvents, exchangePassed } from './exchange.ts';
import { trainEvents } from './trains.ts';

const ends = { bank: 'the bank is out of money', standstill: 'nothing can ever happen again' };

/** Reasons for which the Dragons buy this one, by the points of the book (R038). */
const reasons = {
  only: 'the only one to be had in the green zone',
  fewest: '(a) of those in the green zone they hold fewest certificates of it',
  rank: '(b) tied: it has the highest rank',
  price: '(c) still tied: it is the cheapest',
  stack: '(d) still tied: it is on top of the stack',
};
const passes = { limit: 'they are at their limit', nothing: 'nothing in the green zone is to be had' };

const kinds = { minor: 'a minor', major: 'a major' };
const zones = { red: 'the red zone', white: 'the white zone', green: 'the green zone' };
const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

export const events: Catalogue<Event1865, never, never, never>['events'] = {
  ...everyGame,
  ...exchangeEvents,
  ...buildEvents,
  ...trainEvents,
  passed: { ...everyGame.passed, log: passedWith({ convert: silent, ...exchangePassed }) },
  gameOver: (e, f) =>
    `The game is over: ${ends[e.reason]}. ${seats(e.winners, f)} ${e.winners.length > 1 ? 'share the win' : 'wins'} with ${f.money(e.worth)}`,

  maritimeTaken: {
    log: (e, f) => `${f.seat(e.seat)} takes ${f.name(e.maritime)}`,
    short: (es, f) => `took ${f.list(es.map((e) => f.name(e.maritime)))}`,
  },
  draftOver: (e, f) => (e.out.length === 0 ? silent : `Out of the game: ${f.list(e.out.map((id) => f.name(id)))}`),

  companyStarted: {
    ...everyGame.companyStarted,
    log: (e, f) =>
      `${f.seat(e.seat)} opens ${e.company} as ${kinds[e.kind]} at ${f.money(e.par)}, at home in ${f.name(e.home)}`,
  },
  shareBought: {
    ...everyGame.shareBought,
    log: (e, f) =>
      `${f.seat(e.seat)} buys ${e.percent}% of ${e.company} from ${f.name(e.from)} for ${f.money(e.price)}`,
  },
  companyLaunched: {
    log: (e, f) =>
      `${e.company} is launched as ${kinds[e.kind]}, with ${f.money(e.capital)} and ${plural(e.tokens, 'token')}`,
    short: (es, f) => `launched: ${f.list(es.map((e) => f.company(e.company)))}`,
  },
  companyConverted: {
    log: (e) => `${e.company} becomes a major${e.tokens > 0 ? ` and gets ${plural(e.tokens, 'more token')}` : ''}`,
    short: (es, f) => `now major: ${f.list(es.map((e) => f.company(e.company)))}`,
  },
  conversionDeclined: { log: (e) => `${e.company} stays a minor`, short: silent },

  dragonsSold: {
    log: (e, f) =>
      `The Dragons sell ${e.percent}% of ${e.company}, which is in the red zone, at ${f.money(e.price)} a share${e.kept > 0 ? `; ${pool.the} has no room for the other ${e.kept}%` : ''}`,
    short: (es, f) => `sold ${f.list(es.map((e) => `${e.percent}% ${f.company(e.company)}`))}`,
  },
  dragonsBought: {
    log: (e, f) =>
      `The Dragons buy ${e.percent}% of ${e.company} from ${f.name(e.from)} at ${f.money(e.price)}: ${reasons[e.why]}`,
    short: (es, f) => `bought ${f.list(es.map((e) => `${e.percent}% ${f.company(e.company)}`))}`,
  },
  dragonsPassed: { log: (e) => `The Dragons pass: ${passes[e.why]}`, short: silent },

  mineDegraded: {
    log: (e, f) => `The mine of ${f.name(e.hex)} wears out: tile ${e.tile}`,
    short: (es) => (es.length === 1 ? '1 mine degrades' : `${es.length} mines degrade`),
  },
  rowChanged: {
    log: (e) => `${e.company} moves to the PH${e.row + 1} row of the Dragons chart: ${zones[e.zone]}`,
    short: silent,
  },
};
