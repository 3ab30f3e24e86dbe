// Revenue, trains and loans in Italian.

import type { Catalogue } from '../../../../words/catalogue.ts';
import { events as everyGame } from '../../../../words/it/kernel/events.ts';
import { pool, president } from '../../../../words/it/terms.ts';
import type { Event1865 } from '../../rules/events.ts';
import type { Action1865, Refusals1865 } from '../../rules/index.ts';

type Told = Catalogue<Event1865, never, never, never>['events'];
type Refused = Catalogue<never, Refusals1865, never, never>['refusals'];
type Done = Catalogue<never, never, Action1865, never>;

const personalLoans = (n: number): string => (n === 1 ? 'un prestito personale' : `${n} prestiti personali`);

/** The book knows one reserve of the bank, for certificates and trains. */
const source = (from: string): string => (from === 'bank' ? 'dalla banca' : from === 'pool' ? pool.from : `da ${from}`);

export const trainEvents = {
  maritimesPaid: {
    log: (e, f) => `${f.seat(e.seat)} riceve ${f.money(e.sum)} da ${f.list(e.maritimes.map((id) => f.name(id)))}`,
    short: (es, f) => `entrate marittime: ${es.map((e) => `${f.seat(e.seat)} ${f.money(e.sum)}`).join(', ')}`,
  },
  maritimesDiscarded: (e, f) =>
    `I giocatori perdono le loro compagnie marittime: ${f.list(e.maritimes.map((id) => f.name(id)))}`,
  revenueEarned: {
    log: (e, f) => `${e.company} ha traffico ${e.traffic} e copertura ${e.coverage}: incassa ${f.money(e.revenue)}`,
    short: ([e], f) => `incassa ${f.money(e.revenue)}`,
  },
  trainBought: {
    ...everyGame.trainBought,
    log: (e, f) =>
      `${e.company} compra un ${f.train(e.train)} ${source(e.from)} per ${f.money(e.price)}${e.added > 0 ? `, di cui ${f.money(e.added)} ${president.from}` : ''}`,
  },
  trainDiscarded: { ...everyGame.trainDiscarded, log: (e, f) => `${e.company} cede un ${f.train(e.train)} ${pool.to}` },
  trainRusted: {
    ...everyGame.trainRusted,
    log: (e, f) => `Il ${f.train(e.train)} ${e.owner === 'pool' ? pool.in : `di ${e.owner}`} è obsoleto`,
  },
  personalLoansTaken: (e, f) => `${f.seat(e.seat)} prende ${personalLoans(e.count)} dallo Stato: ${f.money(e.sum)}`,
  loanRepaid: {
    log: (e) =>
      `${e.company} rimborsa un prestito di Stato${e.loans > 0 ? `; ne ${e.loans === 1 ? 'resta' : 'restano'} ${e.loans}` : ''}`,
    short: (es) => (es.length === 1 ? 'rimborsa un prestito' : `rimborsa ${es.length} prestiti`),
  },
} satisfies Partial<Told>;

export const trainRefusals = {
  'train.mustBuy': (r) => `Alla fine del turno ${r.company} deve avere un treno e non ne ha`,
  'train.onLoan': (r, f) =>
    `Cassa, ${president.bare} e le sue azioni possono pagare ${f.money(r.most)}, non ${f.money(r.price)}; un prestito paga solo il treno più economico, se non se ne può avere altro`,
  'raise.soldAlready': (r) => `Un blocco di ${r.company} è già stato venduto per questo treno`,
  'raise.cannotSell': (r) => `Il ${r.percent}% di ${r.company} ora non si può vendere`,
  'raise.tooMuch': (r, f) => `Non si vende più del necessario: mancano ${f.money(r.missing)}`,
  'raise.tooLittle': (r, f) =>
    `Mancano ${f.money(r.missing)} e il resto che puoi vendere non basterebbe: vendi di più di ${r.company}`,
  'repay.none': (r) => `${r.company} non ha prestiti`,
  'repay.tooDear': (r, f) => `Un prestito si rimborsa con ${f.money(r.price)}; in cassa ci sono ${f.money(r.cash)}`,
} satisfies Partial<Refused>;

export const trainActions = {
  buyTrain: (a, f) => `compra un ${f.train(a.train)} ${source(a.from)} per ${f.money(a.price)}`,
  discardTrain: (a, f) => `cedi un ${f.train(a.train)} ${pool.to}`,
  raiseCash: (a) => `vendi il ${a.percent}% di ${a.company}`,
  repayLoan: () => 'rimborsa un prestito',
} satisfies Partial<Done['actions']>;

export const trainKinds = {
  discardTrain: 'Cedi un treno di troppo',
  raiseCash: 'Vendi azioni',
  repayLoan: 'Rimborsa un prestito',
} satisfies Partial<Done['kinds']>;
