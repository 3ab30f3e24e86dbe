// A turn of 18Mag in a line, in Italian.

import type { Shorts } from '../../../../words/web/shorts.ts';
import type { Event18Mag } from '../../rules/events.ts';

export const g18mag: Shorts<Event18Mag> = {
  minorTaken: ([e], f) => `prende ${f.company(e.minor)}`,
  shareTaken: ([e], f) => `prende il ${e.percent}% di ${f.company(e.company)}`,
  presidencyPassed: ([e], f, who) =>
    `${who.kind === 'seat' && who.seat === e.to ? '' : `${f.seat(e.to)} `}direttore di ${f.company(e.company)}`,
  markerPlaced: ([e]) => `nessun treno venduto: segnalino ${e.markers}`,
  markersTaken: () => 'tolti i segnalini «nessun treno venduto»',
  terrainTokenUsed: () => 'gettone terreno',
  tokenMoved: null,
  wagonHired: (es, f) => `noleggia ${f.list(es.map((e) => f.company(e.wagon)))}`,
  trainScrapped: (es, f) => `rottama ${f.list(es.map((e) => f.train(e.train)))}`,
  dividendDeclared: ([e], f) => (e.amount === 0 ? 'non distribuisce' : `distribuisce ${f.money(e.amount)}`),
  istvanFee: null,
  istvanUpgrade: null,
  istvanNoUpgrade: null,
  istvanMakesRoom: null,
  istvanDid: null,
  istvanSkipped: null,
  istvanWaits: null,
  istvanTrainless: null,
  istvanCardDone: () => 'carta completa',
  istvanService: null,
  istvanChose: null,
  istvanBoughtNothing: null,
};
