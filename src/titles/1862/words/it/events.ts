import type { Catalogue } from '../../../../words/catalogue.ts';
import { silent } from '../../../../words/catalogue.ts';
import { dividend, events as everyGame, passedWith, presidency } from '../../../../words/it/kernel/events.ts';
import { director, pool } from '../../../../words/it/terms.ts';
import { bids, seats } from '../../../../words/telling.ts';
import type { Event1862 } from '../../rules/events.ts';
import { exchangeEvents } from './exchange.ts';

const ends = {
  market: 'un prezzo è arrivato in cima al mercato',
  bank: 'la banca è senza soldi',
  lner: 'sono finiti gli ultimi turni operativi dopo la LNER',
  standstill: 'non può più succedere nulla',
};

export const sources = { offer: 'dalla IPO', pool: pool.from, treasury: 'dalla società' };

export const events: Catalogue<Event1862, never, never, never>['events'] = {
  ...everyGame,
  ...exchangeEvents,
  passed: {
    ...everyGame.passed,
    log: passedWith({ openAuction: 'non apre aste', redeemShare: 'non riscatta azioni' }),
  },
  gameOver: (e, f) =>
    `La partita è finita: ${ends[e.reason]}. ${e.winners.length > 1 ? 'Vincono a pari merito' : 'Vince'} ${seats(e.winners, f)} con ${f.money(e.worth)}`,

  parliamentBegan: {
    log: (e) => `— Parlamento prima del turno azionario ${e.set}${e.sitting > 1 ? ', seconda seduta' : ''} —`,
    short: silent,
  },
  bidMade: {
    log: (e, f) => `${f.seat(e.seat)} offre ${f.money(e.amount)} per la concessione di ${e.lot}`,
    short: (es, f) => bids(es, 'offerte', f),
  },
  charterWon: {
    log: (e, f) =>
      `${f.seat(e.seat)} vince la concessione di ${e.company} per ${f.money(e.bid)}: deve farla partire entro la fine del prossimo turno azionario`,
    short: ([e], f) => `${f.seat(e.seat)} la vince per ${f.money(e.bid)}`,
  },

  companyStarted: {
    ...everyGame.companyStarted,
    log: (e, f) =>
      `${f.seat(e.seat)} fonda ${e.company} ${e.chartered ? 'con la concessione' : 'senza concessione'} a ${f.money(e.par)}: il 30% per ${f.money(3 * e.par)}`,
  },
  shareBought: {
    ...everyGame.shareBought,
    log: (e, f) =>
      `${f.seat(e.seat)} compra il ${e.percent}% di ${e.company} ${sources[e.from]} per ${f.money(e.price)}`,
  },
  companyFloated: {
    log: (e, f) =>
      `${e.company} parte${e.capital === null ? '' : `: ${f.money(e.capital)} di capitale, meno le sue tre stazioni`}`,
    short: (es, f) => `${f.list(es.map((e) => f.company(e.company)))} ${es.length > 1 ? 'partono' : 'parte'}`,
  },
  tokensTaken: {
    log: (e, f) => `${e.company} prende ${e.count} stazioni per ${f.money(e.price)}`,
    short: ([e]) => `${e.count} stazioni prese`,
  },
  obligationMissed: (e, f) =>
    `${e.company} non è partita: multa di ${f.money(e.fine)} a ${f.seat(e.seat)}${e.credit > 0 ? `, per cui le sue azioni valgono ${f.money(e.credit)}` : ''}, e tutte le sue azioni tornano nella IPO`,
  fineForgiven: (e, f) => `${f.seat(e.seat)} non ha altro da vendere: ${f.money(e.left)} di multa sono condonati`,
  presidencyPassed: presidency(director),

  tokenPlaced: {
    log: (e, f) =>
      e.kind === 'london'
        ? `${e.company} apre il suo terminal a Londra`
        : `${e.company} piazza ${e.kind === 'home' ? 'la stazione nella sede' : 'una stazione'} a ${f.name(e.city)}`,
    short: (es, f) =>
      `stazione in ${f.list([...new Set(es.map((e) => (e.kind === 'london' ? 'Londra' : f.name(e.city))))])}`,
  },
  tokenDisplaced: {
    log: (e, f) =>
      `La stazione di ${e.company} a ${f.name(e.city)} lascia il posto a quella di ${e.by}, che qui ha la sede, e torna inutilizzata`,
    short: silent,
  },
  stationAdded: {
    log: (e, f) => `${e.company} aggiunge una piccola stazione a ${f.name(e.hex)}: ${f.name(e.track)}`,
    short: (es, f) => `piccola stazione in ${f.list(es.map((e) => f.name(e.hex)))}`,
  },
  companyBarred: (e) => `La sede di ${e.company} è piena per sempre: non si potrà più fondare`,

  receivershipBegan: {
    log: (e) => `${e.company} non ha più un ${director.bare}: è in amministrazione controllata`,
    short: ([e], f) => `${f.company(e.company)} in amministrazione controllata`,
  },
  trainsRan: {
    ...everyGame.trainsRan,
    log(e, f) {
      const subsidy = e.runs.reduce((sum, run) => sum + (run.subsidy ?? 0), 0);
      return `${everyGame.trainsRan.log(e, f)}${subsidy > 0 ? `; sovvenzione ${f.money(subsidy)}` : ''}`;
    },
  },
  dividendDeclared: {
    log: (e, f) =>
      e.kind === 'hudson'
        ? `${e.company} aggiunge ${f.money(e.added)} dalla cassa e distribuisce ${f.money(e.revenue + e.added)}`
        : everyGame.dividendDeclared.log({ ...e, kind: e.kind }, f),
    short: ([e], f) =>
      e.kind === 'hudson'
        ? `distribuisce con una manovra di ${f.money(e.added)}`
        : e.revenue === 0
          ? null
          : dividend(e.kind).short,
  },
  trainBought: {
    ...everyGame.trainBought,
    log: (e, f) =>
      `${e.company} compra un ${f.train(e.train)} (${f.name(e.kind)}${e.warranties > 0 ? `, ${e.warranties} ${e.warranties === 1 ? 'garanzia' : 'garanzie'}` : ''}) ${e.from === 'bank' ? 'dalla banca' : `da ${e.from}`} per ${f.money(e.price)}`,
  },
  treasurySold: {
    log: (e, f) => `${e.company} vende il ${e.percent}% delle proprie azioni a ${f.money(e.price)} l’una`,
    short: ([e], f) => `vende azioni proprie a ${f.money(e.price)}`,
  },
  shareRedeemed: {
    log: (e, f) => `${e.company} riscatta una sua azione per ${f.money(e.price)}`,
    short: (es, f) => `riscatta un’azione per ${f.money(es[0].price)}`,
  },
  lnerDue: () => 'La LNER nascerà alla fine di questa serie di turni operativi',
  lnerFormed: (e) =>
    `Nasce la LNER: restano un turno azionario e una serie di turni operativi, con al massimo ${e.limit} certificati`,
  companyBankrupt: {
    log: (e, f) => `${e.company} è in bancarotta${e.share > 0 ? ` e paga ${f.money(e.share)} per azione` : ''}`,
    short: ([e], f) => `${f.company(e.company)} in bancarotta`,
  },
};
