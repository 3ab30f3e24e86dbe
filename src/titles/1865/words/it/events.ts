import type { Catalogue } from '../../../../words/catalogue.ts';
import { silent } from '../../../../words/catalogue.ts';
import { at } from '../../../../words/it/kernel/at.ts';
import { events as everyGame, passedWith } from '../../../../words/it/kernel/events.ts';
import { pool } from '../../../../words/it/terms.ts';
import { seats } from '../../../../words/telling.ts';
import type { Event1865 } from '../../rules/events.ts';
import { buildEvents } from './build.ts';
import { exchangeEvents, exchangePassed } from './exchange.ts';
import { trainEvents } from './trains.ts';

const ends = { bank: 'la banca è senza soldi', standstill: 'non può più succedere nulla' };

export const sources = {
  offer: 'dall’offerta iniziale',
  pool: pool.from,
  dragons: 'dai Dragon',
};

/** Reasons for which the Dragons buy this one, by the points of the book (R038). */
const reasons = {
  only: 'è l’unica che si può avere nella zona verde',
  fewest: '(a) fra quelle della zona verde è quella di cui hanno meno certificati',
  rank: '(b) a parità ha il rango più alto',
  price: '(c) a parità costa meno',
  stack: '(d) a parità sta in cima alla pila',
};
const passes = { limit: 'hanno raggiunto il loro limite', nothing: 'nella zona verde non c’è nulla da comprare' };

const kinds = { minor: 'minore', major: 'maggiore' };
const zones = { red: 'zona rossa', white: 'zona bianca', green: 'zona verde' };
const more = (n: number) => (n === 1 ? 'un’altra stazione' : `altre ${n} stazioni`);

export const events: Catalogue<Event1865, never, never, never>['events'] = {
  ...everyGame,
  ...exchangeEvents,
  ...buildEvents,
  ...trainEvents,
  passed: { ...everyGame.passed, log: passedWith({ convert: silent, ...exchangePassed }) },
  gameOver: (e, f) =>
    `La partita è finita: ${ends[e.reason]}. ${e.winners.length > 1 ? 'Vincono a pari merito' : 'Vince'} ${seats(e.winners, f)} con ${f.money(e.worth)}`,

  maritimeTaken: {
    log: (e, f) => `${f.seat(e.seat)} prende ${f.name(e.maritime)}`,
    short: (es, f) => `prende ${f.list(es.map((e) => f.name(e.maritime)))}`,
  },
  draftOver: (e, f) => (e.out.length === 0 ? silent : `Fuori dal gioco: ${f.list(e.out.map((id) => f.name(id)))}`),

  companyStarted: {
    ...everyGame.companyStarted,
    log: (e, f) =>
      `${f.seat(e.seat)} fonda ${e.company} come ${kinds[e.kind]} a ${f.money(e.par)}, con sede ${at(f.name(e.home))}`,
  },
  shareBought: {
    ...everyGame.shareBought,
    log: (e, f) =>
      `${f.seat(e.seat)} compra il ${e.percent}% di ${e.company} ${sources[e.from]} per ${f.money(e.price)}`,
  },
  companyLaunched: {
    log: (e, f) => `${e.company} parte come ${kinds[e.kind]}, con ${f.money(e.capital)} e ${e.tokens} stazioni`,
    short: (es, f) => `${es.length > 1 ? 'partono' : 'parte'} ${f.list(es.map((e) => f.company(e.company)))}`,
  },
  companyConverted: {
    log: (e) => `${e.company} diventa maggiore${e.tokens > 0 ? ` e riceve ${more(e.tokens)}` : ''}`,
    short: (es, f) => `ora maggiore: ${f.list(es.map((e) => f.company(e.company)))}`,
  },
  conversionDeclined: { log: (e) => `${e.company} resta minore`, short: silent },

  dragonsSold: {
    log: (e, f) =>
      `I Dragon vendono il ${e.percent}% di ${e.company}, che è nella zona rossa, a ${f.money(e.price)} per azione${e.kept > 0 ? `; per l’altro ${e.kept}% non c’è posto ${pool.in}` : ''}`,
    short: (es, f) => `vendono ${f.list(es.map((e) => `${e.percent}% ${f.company(e.company)}`))}`,
  },
  dragonsBought: {
    log: (e, f) =>
      `I Dragon comprano il ${e.percent}% di ${e.company} ${sources[e.from]} a ${f.money(e.price)}: ${reasons[e.why]}`,
    short: (es, f) => `comprano ${f.list(es.map((e) => `${e.percent}% ${f.company(e.company)}`))}`,
  },
  dragonsPassed: { log: (e) => `I Dragon passano: ${passes[e.why]}`, short: silent },

  mineDegraded: {
    log: (e, f) => `La miniera di ${f.name(e.hex)} si degrada: tessera ${e.tile}`,
    short: (es) => (es.length === 1 ? '1 miniera si degrada' : `${es.length} miniere si degradano`),
  },
  rowChanged: {
    log: (e) => `${e.company} passa alla riga PH${e.row + 1} della Carta dei Dragon: ${zones[e.zone]}`,
    short: silent,
  },
};
