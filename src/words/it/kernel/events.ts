// Events of every 18xx game, in Italian.

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
import { pool, president, sources } from '../terms.ts';
import { at } from './at.ts';

type Of<T extends RailEvent['type']> = Extract<RailEvent, { type: T }>;

/** Options declined by passing in a company's turn. */
const left: Readonly<Record<string, string | typeof silent>> = {
  layTile: 'non posa altre tessere',
  placeToken: 'non piazza stazioni',
  run: 'non fa correre treni',
  buyTrain: 'non compra altri treni',
  dividend: silent,
};

/** Log sentences for declined options; a book has words of its own for some. */
export const passedWith =
  (words: Readonly<Record<string, string | typeof silent>> = {}) =>
  ({ step, seat, forced }: Of<'passed'>, f: Phrases): string | typeof silent => {
    const what = { ...left, ...words }[step];
    return forced || what === silent ? silent : `${f.seat(seat)} ${what ?? 'passa'}`;
  };

/** Source of a purchase: the bank, the pool, the offering, or a company. */
export const wordsFrom = (id: string, f: Phrases): string => sources[id]?.from ?? `da ${f.company(id)}`;

/** Object of an offer. */
export const wanted = ({ what, item, from }: Proposal, f: Phrases): string =>
  what === 'train'
    ? `il ${f.train(item)} di ${f.company(isTreasury(from) ? companyOf(from) : String(from))}`
    : f.name(item);

const shares = (n: number) => (n === 1 ? '1 azione' : `${n} azioni`);
const trains = (n: number) => (n === 1 ? '1 treno' : `${n} treni`);

/** Uses of a company's revenue. */
const dividends: Readonly<Record<string, Deed>> = {
  payout: { order: 'distribuisci', told: 'distribuisce', short: 'distribuisce' },
  half: { order: 'distribuisci metà', told: 'distribuisce metà di', short: 'distribuisce metà' },
  withhold: { order: 'trattieni', told: 'trattiene', short: 'trattiene' },
};
export const dividend = (kind: string): Deed => deedOf(dividends, kind);

/** A company gets another leader, under the book's noun. */
export const presidency = (leader: Term) => ({
  log: (e: Of<'presidencyPassed'>, f: Phrases) => `${f.seat(e.to)} diventa ${leader.bare} di ${f.company(e.company)}`,
  short: ([e]: readonly [Of<'presidencyPassed'>, ...unknown[]], f: Phrases, who: Who) =>
    `${isBySeat(e.to, who) ? '' : `${f.seat(e.to)} `}${leader.bare} di ${f.company(e.company)}`,
});

export const events = {
  paid: silent,
  passed: { log: passedWith(), short: silent },

  stockRoundBegan: { log: (e) => `— Turno azionario ${e.set} —`, short: silent },
  operatingRoundBegan: {
    log: (e) => `— Turno operativo ${e.set}.${e.round} di ${e.of}${e.last ? ', ultima serie della partita' : ''} —`,
    short: silent,
  },
  turnBegan: {
    log: (e, f) => `Turno di ${f.company(e.company)}${e.seat === null ? '' : ` (${f.seat(e.seat)})`}`,
    short: silent,
  },
  gameOver: (e, f) =>
    `La partita è finita. ${e.winners.length > 1 ? 'Vincono a pari merito' : 'Vince'} ${seats(e.winners, f)} con ${f.money(e.worth)}`,

  companyStarted: {
    log: (e, f) => `${f.seat(e.seat)} fonda ${f.company(e.company)} a ${f.money(e.par)}`,
    short: ([e], f) => `fonda ${f.company(e.company)} a ${f.money(e.par)}`,
  },
  privateBought: {
    log: (e, f) => `${f.seat(e.seat)} compra ${f.name(e.private)} per ${f.money(e.price)}`,
    short: ([e], f) => `compra ${f.name(e.private)} per ${f.money(e.price)}`,
  },
  privatePaid: {
    log: (e, f) => `${f.name(e.private)} paga ${f.money(e.revenue)} a ${f.seat(e.seat)}`,
    short: (es, f) => es.map((e) => `${f.name(e.private)} paga ${f.money(e.revenue)} a ${f.seat(e.seat)}`).join('; '),
  },
  shareBought: {
    log: (e, f) =>
      `${f.seat(e.seat)} compra il ${e.percent}% di ${f.company(e.company)} ${wordsFrom(e.from, f)} per ${f.money(e.price)}`,
    short: (es: Some<'shareBought', 'company' | 'percent' | 'price'>, f) =>
      `compra il ${percentOf(es)}% di ${f.company(es[0].company)} a ${f.money(es[0].price)}`,
  },
  sharesSold: {
    log: (e, f) =>
      `${f.seat(e.seat)} vende il ${e.percent}% di ${f.company(e.company)} a ${f.money(e.price)} per azione`,
    short: (es, f) => `vende il ${percentOf(es)}% di ${f.company(es[0].company)} a ${f.money(es[0].price)}`,
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
    log: (e, f) => `${f.company(e.company)} è tutta in mano ai giocatori`,
    short: (es, f) => `tutte vendute: ${f.list(es.map((e) => f.company(e.company)))}`,
  },

  tileLaid: {
    log: (e, f) =>
      `${f.company(e.company)} posa la tessera ${e.tile} ${at(f.name(e.hex))}${e.cost > 0 ? ` per ${f.money(e.cost)}` : ''}`,
    short: (es: Some<'tileLaid', 'hex'>, f) =>
      `${es.length > 1 ? 'tessere' : 'tessera'} in ${places(
        es.map((e) => e.hex),
        f,
      )}`,
  },
  tokenPlaced: {
    log: (e, f) =>
      `${f.company(e.company)} piazza una stazione ${at(f.name(e.city))}${e.cost > 0 ? ` per ${f.money(e.cost)}` : ''}`,
    short: (es, f) =>
      `stazione in ${places(
        es.map((e) => e.city),
        f,
      )}`,
  },
  trainsRan: {
    log: (e, f) =>
      e.runs.length === 0
        ? `${f.company(e.company)} non corre`
        : `${f.company(e.company)} incassa ${f.money(e.revenue)}: ${f.list(e.runs.map((run) => `${f.train(run.train)} ${f.money(run.revenue)}`))}`,
    short: ([e], f) => (e.runs.length === 0 ? 'nessuna corsa' : `incassa ${f.money(e.revenue)}`),
  },
  dividendDeclared: {
    log: (e, f) =>
      e.revenue === 0
        ? `${f.company(e.company)} non ha nulla da distribuire`
        : `${f.company(e.company)} ${dividend(e.kind).told} ${f.money(e.revenue)}`,
    short: ([e]) => (e.revenue === 0 ? null : dividend(e.kind).short),
  },

  trainBought: {
    log: (e, f) =>
      `${f.company(e.company)} compra un ${f.train(e.train)} ${wordsFrom(e.from, f)} per ${f.money(e.price)}`,
    short: (es, f) => {
      const from = (id: string) => (id === 'bank' || id === 'pool' ? '' : ` di ${f.company(id)}`);
      return `compra ${alike(
        es.map((e) => `${f.train(e.train)}${from(e.from)}`),
        f,
      )}`;
    },
  },
  trainDiscarded: {
    log: (e, f) => `${f.company(e.company)} scarta un ${f.train(e.train)}`,
    short: (es, f) =>
      `scarta ${alike(
        es.map((e) => f.train(e.train)),
        f,
      )}`,
  },
  trainRusted: {
    log: (e, f) => `Il ${f.train(e.train)} ${e.owner === 'pool' ? pool.in : `di ${f.company(e.owner)}`} è obsoleto`,
    short: (es) => (es.length === 1 ? '1 treno obsoleto' : `${es.length} treni obsoleti`),
  },
  phaseBegan: { log: (e, f) => `Comincia la fase ${f.name(e.phase)}`, short: ([e], f) => `fase ${f.name(e.phase)}` },

  offerMade: {
    log: (e, f) => `${f.company(e.company)} offre ${f.money(e.price)} per ${wanted(e, f)}; decide ${f.seat(e.seat)}`,
    short: (es, f) => `propone ${f.money(es[0].price)} per ${wanted(es[0], f)}`,
  },
  offerAccepted: { log: (e, f) => `${f.seat(e.seat)} accetta`, short: silent },
  offerRefused: {
    log: (e, f) => `${f.seat(e.seat)} rifiuta ${f.money(e.price)} per ${wanted(e, f)}`,
    short: ([e], f) => `${f.seat(e.seat)} rifiuta`,
  },
  cashDemanded: {
    log: (e, f) =>
      `${f.seat(e.seat)} non ha i ${f.money(e.sum)} dovuti per ${f.company(e.company)} e deve vendere azioni`,
    short: ([e], f) => `${f.seat(e.seat)} deve trovare ${f.money(e.sum)}`,
  },
  wentBankrupt: (e, f) =>
    `${f.seat(e.seat)} è in bancarotta: mancano ${f.money(e.missing)} per ${f.company(e.company)}`,

  companyAbsorbed: {
    log: (e, f) =>
      `${f.company(e.company)} è assorbita da ${f.company(e.survivor)}, con ${f.money(e.cash)} e ${trains(e.trains.length)}`,
    short: (es, f) =>
      `${f.list(es.map((e) => f.company(e.company)))} ${es.length > 1 ? 'assorbite' : 'assorbita'} da ${f.company(es[0].survivor)}`,
  },
  sharesExchanged: {
    log: (e, f) =>
      `${holder(e.holder, f, { pool: pool.The })} scambia ${shares(e.given)} con ${e.got} di ${f.company(e.company)}`,
    short: silent,
  },
  tokenReplaced: {
    log: (e, f) => `${f.company(e.by)} sostituisce la stazione di ${f.company(e.company)} ${at(f.name(e.city))}`,
    short: (es) => (es.length === 1 ? '1 stazione sostituita' : `${es.length} stazioni sostituite`),
  },
  tokenGivenUp: {
    log: (e, f) => `La stazione di ${f.company(e.company)} ${at(f.name(e.city))} viene tolta`,
    short: (es) => (es.length === 1 ? '1 stazione tolta' : `${es.length} stazioni tolte`),
  },
} satisfies Catalogue<RailEvent, never, never, never>['events'];
