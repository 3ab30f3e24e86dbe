import type { Catalogue } from '../../../../words/catalogue.ts';
import { silent } from '../../../../words/catalogue.ts';
import { events as everyGame, passedWith, presidency } from '../../../../words/en/kernel/events.ts';
import { director } from '../../../../words/en/terms.ts';
import { isMinor, MINOR_CASH } from '../../rules/companies.ts';
import type { Event18Mag } from '../../rules/events.ts';
import { companyName } from '../names.ts';
import { istvanEvents } from './istvan.ts';

const train = (id: string) => `${id.split('-')[0]}-train`;

export const events: Catalogue<Event18Mag, never, never, never>['events'] = {
  ...everyGame,
  ...istvanEvents,
  passed: { ...everyGame.passed, log: passedWith({ placeMajorToken: 'places no token' }) },

  minorTaken: {
    log: (e, f) =>
      `${f.seat(e.seat)} takes ${companyName(e.minor)}, with a ${train(e.train)}, ${f.money(MINOR_CASH)} and a token in ${f.name(e.city)}`,
    short: ([e], f) => `took ${f.company(e.minor)}`,
  },
  shareTaken: {
    log: (e, f) => `${f.seat(e.seat)} takes ${e.percent}% of ${companyName(e.company)}`,
    short: ([e], f) => `took ${e.percent}% of ${f.company(e.company)}`,
  },
  draftOver: (e, f) =>
    `The draft is over; ${f.seat(e.seat)} has priority${e.out.length > 0 ? `. Out of the game: ${f.list(e.out.map(companyName))}` : ''}`,

  stockRoundBegan: {
    ...everyGame.stockRoundBegan,
    log: (e, f) => `— Stock round ${e.set}, opened by ${f.seat(e.seat)} —`,
  },
  turnBegan: {
    ...everyGame.turnBegan,
    log: (e, f) =>
      `${companyName(e.company)} operates ${e.seat === null ? `without a ${director.bare}` : `for ${f.seat(e.seat)}`}`,
  },
  phaseBegan: {
    ...everyGame.phaseBegan,
    log: (e, f) =>
      `The ${f.name(e.phase)} phase begins: ${e.by === 'train' ? `the first ${train(e.train)} is sold` : 'the last marker “no train sold” is placed'}. A stock round follows this operating round`,
  },
  markerPlaced: {
    log: (e) => `No train was sold: marker ${e.markers} lies on the ${train(e.train)}s`,
    short: ([e]) => `no train sold: marker ${e.markers}`,
  },
  markersTaken: {
    log: (e) =>
      e.markers === 1
        ? 'The marker “no train sold” is taken back'
        : `The ${e.markers} markers “no train sold” are taken back`,
    short: () => '“no train sold” markers taken off',
  },
  shareBought: {
    ...everyGame.shareBought,
    log: (e, f) => `${f.seat(e.seat)} buys ${e.percent}% of ${companyName(e.company)} for ${f.money(e.price)}`,
  },
  presidencyPassed: presidency(director),
  tileLaid: {
    ...everyGame.tileLaid,
    log(e, f) {
      const costs = [
        ...(e.terrain > 0 && e.by !== 'free'
          ? [`${f.money(e.terrain)} to SIK${e.by === 'bank' ? ' from the bank' : ''}`]
          : []),
        ...(e.second > 0 ? [`${f.money(e.second)} to SzKÉV for the second tile`] : []),
      ];
      return `${companyName(e.company)} lays tile ${e.tile} on ${f.name(e.hex)}${costs.length > 0 ? `: ${f.list(costs)}` : ''}`;
    },
  },
  terrainTokenUsed: {
    log: (e) =>
      `${companyName(e.company)} ${e.announced ? 'announces' : 'spends'} a terrain token; ${e.left === 0 ? 'none is' : `${e.left} ${e.left === 1 ? 'is' : 'are'}`} left`,
    short: () => 'terrain token',
  },
  tokenPlaced: {
    ...everyGame.tokenPlaced,
    log: (e, f) =>
      `${companyName(e.company)} places a token in ${f.name(e.city)}${e.cost > 0 ? ` for ${f.money(e.cost)}` : ''}${isMinor(e.company) && e.cost > 0 ? ', half of it to SzKÉV' : ''}`,
  },
  tokenMoved: {
    log: (e, f) => `The token of ${companyName(e.company)} moves to the other city of the hex, ${f.name(e.city)}`,
    short: silent,
  },

  wagonHired: {
    log: (e, f) => `${companyName(e.company)} hires a wagon of ${companyName(e.wagon)} for ${f.money(e.price)}`,
    short: (es, f) => `hired ${f.list(es.map((e) => f.company(e.wagon)))}`,
  },
  trainsRan: {
    ...everyGame.trainsRan,
    log(e, f) {
      if (e.runs.length === 0) return `${companyName(e.company)} does not run`;
      const half = f.money(e.revenue / 2);
      const runs = e.runs.map((run) => `${train(run.train)}${e.runs.length > 1 ? ` ${f.money(run.revenue)}` : ''}`);
      const mine = e.mines > 0 ? `; a mine brings the treasury ${f.money(e.mines)} more` : '';
      return `${companyName(e.company)} runs for ${f.money(e.revenue)} (${runs.join(', ')}): ${half} to the treasury, ${half} to its owner${mine}`;
    },
  },
  trainScrapped: {
    log: (e) => `${companyName(e.company)} scraps a ${train(e.train)}`,
    short: (es, f) => `scrapped ${f.list(es.map((e) => f.train(e.train)))}`,
  },
  dividendDeclared: {
    log: (e, f) =>
      e.amount === 0
        ? `${companyName(e.company)} pays nothing`
        : `${companyName(e.company)} pays ${e.byItself ? 'all it has, ' : ''}${f.money(e.amount)}: ${f.money(e.amount / 10)} a share`,
    short: ([e], f) => (e.amount === 0 ? 'paid nothing' : `paid out ${f.money(e.amount)}`),
  },
};
