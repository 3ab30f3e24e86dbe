import type { Catalogue } from '../../../../words/catalogue.ts';
import { silent } from '../../../../words/catalogue.ts';
import { events as everyGame, passedWith, presidency } from '../../../../words/it/kernel/events.ts';
import { director } from '../../../../words/it/terms.ts';
import { isMinor, MINOR_CASH } from '../../rules/companies.ts';
import type { Event18Mag } from '../../rules/events.ts';
import { companyName } from '../names.ts';
import { istvanEvents } from './istvan.ts';

const train = (id: string) => `treno ${id.split('-')[0]}`;
const trains = (id: string) => `treni ${id.split('-')[0]}`;

export const events: Catalogue<Event18Mag, never, never, never>['events'] = {
  ...everyGame,
  ...istvanEvents,
  passed: { ...everyGame.passed, log: passedWith({ placeMajorToken: 'non piazza stazioni' }) },

  minorTaken: {
    log: (e, f) =>
      `${f.seat(e.seat)} prende ${companyName(e.minor)}, con un ${train(e.train)}, ${f.money(MINOR_CASH)} e una stazione a ${f.name(e.city)}`,
    short: ([e], f) => `prende ${f.company(e.minor)}`,
  },
  shareTaken: {
    log: (e, f) => `${f.seat(e.seat)} prende il ${e.percent}% di ${companyName(e.company)}`,
    short: ([e], f) => `prende il ${e.percent}% di ${f.company(e.company)}`,
  },
  draftOver: (e, f) =>
    `La scelta iniziale è finita; la precedenza è di ${f.seat(e.seat)}${e.out.length > 0 ? `. Fuori dal gioco: ${f.list(e.out.map(companyName))}` : ''}`,

  stockRoundBegan: {
    ...everyGame.stockRoundBegan,
    log: (e, f) => `— Turno azionario ${e.set}, comincia ${f.seat(e.seat)} —`,
  },
  turnBegan: {
    ...everyGame.turnBegan,
    log: (e, f) =>
      `Turno di ${companyName(e.company)}${e.seat === null ? `, senza ${director.bare}` : ` per ${f.seat(e.seat)}`}`,
  },
  phaseBegan: {
    ...everyGame.phaseBegan,
    log: (e, f) =>
      `Comincia la fase ${f.name(e.phase)}: ${e.by === 'train' ? `è stato venduto il primo ${train(e.train)}` : 'è arrivato l’ultimo segnalino «nessun treno venduto»'}. Dopo questo turno operativo c’è un turno azionario`,
  },
  markerPlaced: {
    log: (e) => `Nessun treno venduto: il segnalino ${e.markers} va sui ${trains(e.train)}`,
    short: ([e]) => `nessun treno venduto: segnalino ${e.markers}`,
  },
  markersTaken: {
    log: (e) =>
      e.markers === 1
        ? 'Il segnalino «nessun treno venduto» viene tolto'
        : `I ${e.markers} segnalini «nessun treno venduto» vengono tolti`,
    short: () => 'tolti i segnalini «nessun treno venduto»',
  },
  shareBought: {
    ...everyGame.shareBought,
    log: (e, f) => `${f.seat(e.seat)} compra il ${e.percent}% di ${companyName(e.company)} per ${f.money(e.price)}`,
  },
  presidencyPassed: presidency(director),
  tileLaid: {
    ...everyGame.tileLaid,
    log(e, f) {
      const costs = [
        ...(e.terrain > 0 && e.by !== 'free'
          ? [`${f.money(e.terrain)} a SIK${e.by === 'bank' ? ' dalla banca' : ''}`]
          : []),
        ...(e.second > 0 ? [`${f.money(e.second)} a SzKÉV per la seconda tessera`] : []),
      ];
      return `${companyName(e.company)} posa la tessera ${e.tile} a ${f.name(e.hex)}${costs.length > 0 ? `: ${f.list(costs)}` : ''}`;
    },
  },
  terrainTokenUsed: {
    log: (e) =>
      `${companyName(e.company)} ${e.announced ? 'annuncia' : 'spende'} un gettone terreno; ${e.left === 0 ? 'non ne restano' : e.left === 1 ? 'ne resta 1' : `ne restano ${e.left}`}`,
    short: () => 'gettone terreno',
  },
  tokenPlaced: {
    ...everyGame.tokenPlaced,
    log: (e, f) =>
      `${companyName(e.company)} piazza una stazione a ${f.name(e.city)}${e.cost > 0 ? ` per ${f.money(e.cost)}` : ''}${isMinor(e.company) && e.cost > 0 ? ', metà a SzKÉV' : ''}`,
  },
  tokenMoved: {
    log: (e, f) => `La stazione di ${companyName(e.company)} passa nell’altra città dell’esagono, ${f.name(e.city)}`,
    short: silent,
  },

  wagonHired: {
    log: (e, f) => `${companyName(e.company)} noleggia un vagone di ${companyName(e.wagon)} per ${f.money(e.price)}`,
    short: (es, f) => `noleggia ${f.list(es.map((e) => f.company(e.wagon)))}`,
  },
  trainsRan: {
    ...everyGame.trainsRan,
    log(e, f) {
      if (e.runs.length === 0) return `${companyName(e.company)} non corre`;
      const half = f.money(e.revenue / 2);
      const runs = e.runs.map((run) => `${train(run.train)}${e.runs.length > 1 ? `: ${f.money(run.revenue)}` : ''}`);
      const mine = e.mines > 0 ? `; una miniera porta alla cassa altri ${f.money(e.mines)}` : '';
      return `${companyName(e.company)} incassa ${f.money(e.revenue)} (${runs.join(', ')}): ${half} alla cassa, ${half} al proprietario${mine}`;
    },
  },
  trainScrapped: {
    log: (e) => `${companyName(e.company)} rottama un ${train(e.train)}`,
    short: (es, f) => `rottama ${f.list(es.map((e) => f.train(e.train)))}`,
  },
  dividendDeclared: {
    log: (e, f) =>
      e.amount === 0
        ? `${companyName(e.company)} non distribuisce nulla`
        : `${companyName(e.company)} distribuisce ${e.byItself ? 'tutto, ' : ''}${f.money(e.amount)}: ${f.money(e.amount / 10)} per azione`,
    short: ([e], f) => (e.amount === 0 ? 'non distribuisce' : `distribuisce ${f.money(e.amount)}`),
  },
};
