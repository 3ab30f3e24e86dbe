// A turn of 18Mag in a line, in English.

import type { Shorts } from '../../../../words/web/shorts.ts';
import type { Event18Mag } from '../../rules/events.ts';

export const g18mag: Shorts<Event18Mag> = {
  minorTaken: ([e], f) => `took ${f.company(e.minor)}`,
  shareTaken: ([e], f) => `took ${e.percent}% of ${f.company(e.company)}`,
  presidencyPassed: ([e], f, who) =>
    `${who.kind === 'seat' && who.seat === e.to ? '' : `${f.seat(e.to)} `}now director of ${f.company(e.company)}`,
  markerPlaced: ([e]) => `no train sold: marker ${e.markers}`,
  markersTaken: () => '“no train sold” markers taken off',
  terrainTokenUsed: () => 'terrain token',
  tokenMoved: null,
  wagonHired: (es, f) => `hired ${f.list(es.map((e) => f.company(e.wagon)))}`,
  trainScrapped: (es, f) => `scrapped ${f.list(es.map((e) => f.train(e.train)))}`,
  dividendDeclared: ([e], f) => (e.amount === 0 ? 'paid nothing' : `paid out ${f.money(e.amount)}`),
  istvanFee: null,
  istvanUpgrade: null,
  istvanNoUpgrade: null,
  istvanMakesRoom: null,
  istvanDid: null,
  istvanSkipped: null,
  istvanWaits: null,
  istvanTrainless: null,
  istvanCardDone: () => 'card complete',
  istvanService: null,
  istvanChose: null,
  istvanBoughtNothing: null,
};
