// What the kernel tells of every 18xx game, in Italian.
import { companyOf, type Holder, isTreasury } from '../../../engine/index.ts';
import type { Proposal, RailEvent } from '../../../kernel/index.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Phrases } from '../../phrases.ts';
import { at } from './at.ts';

/** What is left out by passing in the turn of a company. */
const left: Readonly<Record<string, string>> = {
  layTile: 'non posa altre tessere',
  placeToken: 'non piazza stazioni',
  run: 'non fa correre treni',
  buyTrain: 'non compra altri treni',
  dividend: '',
};

/** Sentences of the log where somebody leaves something out; a book has words of its own for some. */
export const passedWith =
  (words: Readonly<Record<string, string>> = {}) =>
  (e: Extract<RailEvent, { type: 'passed' }>, f: Phrases): string => {
    const what = words[e.step] ?? left[e.step] ?? 'passa';
    return e.forced || what === '' ? '' : `${f.seat(e.seat)} ${what}`;
  };

/** What an offer is made for. */
export const wanted = ({ what, item, from }: Proposal, f: Phrases): string =>
  what === 'train'
    ? `il ${f.train(item)} di ${f.company(isTreasury(from) ? companyOf(from) : String(from))}`
    : f.name(item);

const shares = (n: number) => (n === 1 ? '1 azione' : `${n} azioni`);
const trains = (n: number) => (n === 1 ? '1 treno' : `${n} treni`);

/** Somebody who holds shares, at the beginning of a sentence. */
function holder(who: Holder, f: Phrases): string {
  if (typeof who === 'number') return f.seat(who);
  return isTreasury(who) ? f.company(companyOf(who)) : who === 'pool' ? 'Il pool' : String(who);
}

export const events = {
  paid: null,
  passed: passedWith(),

  stockRoundBegan: (e) => `— Turno azionario ${e.set} —`,
  operatingRoundBegan: (e) =>
    `— Turno operativo ${e.set}.${e.round} di ${e.of}${e.last ? ', ultima serie della partita' : ''} —`,
  turnBegan: (e, f) => `Turno di ${f.company(e.company)}${e.seat === null ? '' : ` (${f.seat(e.seat)})`}`,
  gameOver: (e, f) =>
    `La partita è finita. ${e.winners.length > 1 ? 'Vincono a pari merito' : 'Vince'} ${f.list(e.winners.map((seat) => f.seat(seat)))} con ${f.money(e.worth)}`,

  companyStarted: (e, f) => `${f.seat(e.seat)} fonda ${f.company(e.company)} a ${f.money(e.par)}`,
  shareBought: (e, f) =>
    `${f.seat(e.seat)} compra il ${e.percent}% di ${f.company(e.company)} ${e.from === 'offer' ? 'dall’offerta iniziale' : 'dal pool'} per ${f.money(e.price)}`,
  sharesSold: (e, f) =>
    `${f.seat(e.seat)} vende il ${e.percent}% di ${f.company(e.company)} a ${f.money(e.price)} per azione`,
  presidencyPassed: (e, f) => `${f.seat(e.to)} diventa presidente di ${f.company(e.company)}`,
  priceMoved: (e, f) => `${f.company(e.company)}: ${f.money(e.was)} → ${f.money(e.price)}`,
  soldOut: (e, f) => `${f.company(e.company)} è tutta in mano ai giocatori`,

  tileLaid: (e, f) =>
    `${f.company(e.company)} posa la tessera ${e.tile} ${at(f.name(e.hex))}${e.cost > 0 ? ` per ${f.money(e.cost)}` : ''}`,
  tokenPlaced: (e, f) =>
    `${f.company(e.company)} piazza una stazione ${at(f.name(e.city))}${e.cost > 0 ? ` per ${f.money(e.cost)}` : ''}`,
  trainsRan: (e, f) =>
    e.runs.length === 0
      ? `${f.company(e.company)} non corre`
      : `${f.company(e.company)} incassa ${f.money(e.revenue)}: ${f.list(e.runs.map((run) => `${f.train(run.train)} ${f.money(run.revenue)}`))}`,
  dividendDeclared: (e, f) =>
    e.revenue === 0
      ? `${f.company(e.company)} non ha nulla da distribuire`
      : `${f.company(e.company)} ${e.kind === 'payout' ? 'distribuisce' : 'trattiene'} ${f.money(e.revenue)}`,

  trainBought: (e, f) =>
    `${f.company(e.company)} compra un ${f.train(e.train)} ${e.from === 'bank' ? 'dalla banca' : e.from === 'pool' ? 'dal pool' : `da ${f.company(e.from)}`} per ${f.money(e.price)}`,
  trainDiscarded: (e, f) => `${f.company(e.company)} scarta un ${f.train(e.train)}`,
  trainRusted: (e, f) =>
    `Il ${f.train(e.train)} ${e.owner === 'pool' ? 'nel pool' : `di ${f.company(e.owner)}`} è obsoleto`,
  phaseBegan: (e, f) => `Comincia la fase ${f.name(e.phase)}`,

  offerMade: (e, f) =>
    `${f.company(e.company)} offre ${f.money(e.price)} per ${wanted(e, f)}; decide ${f.seat(e.seat)}`,
  offerAccepted: (e, f) => `${f.seat(e.seat)} accetta`,
  offerRefused: (e, f) => `${f.seat(e.seat)} rifiuta ${f.money(e.price)} per ${wanted(e, f)}`,
  cashDemanded: (e, f) =>
    `${f.seat(e.seat)} non ha i ${f.money(e.sum)} dovuti per ${f.company(e.company)} e deve vendere azioni`,
  wentBankrupt: (e, f) =>
    `${f.seat(e.seat)} è in bancarotta: mancano ${f.money(e.missing)} per ${f.company(e.company)}`,

  companyAbsorbed: (e, f) =>
    `${f.company(e.company)} è assorbita da ${f.company(e.survivor)}, con ${f.money(e.cash)} e ${trains(e.trains.length)}`,
  sharesExchanged: (e, f) =>
    `${holder(e.holder, f)} scambia ${shares(e.given)} con ${e.got} di ${f.company(e.company)}`,
  tokenReplaced: (e, f) =>
    `${f.company(e.by)} sostituisce la stazione di ${f.company(e.company)} ${at(f.name(e.city))}`,
  tokenGivenUp: (e, f) => `La stazione di ${f.company(e.company)} ${at(f.name(e.city))} viene tolta`,
} satisfies Catalogue<RailEvent, never, never, never>['events'];
