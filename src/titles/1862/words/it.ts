// 1862 in Italian.

import type { Catalogue } from '../../../words/catalogue.ts';
import * as everyGame from '../../../words/it/kernel/actions.ts';
import { examples } from '../../../words/it/kernel/refusals.ts';
import type { Event1862 } from '../rules/events.ts';
import type { Frame1862 } from '../rules/frames.ts';
import type { Action1862, Refusals1862 } from '../rules/index.ts';
import { events, sources } from './it/events.ts';
import { proposal } from './it/exchange.ts';
import { refusals } from './it/refusals.ts';
import { terms } from './it/terms.ts';
import { names1862 } from './names.ts';

const dividends = { payout: 'distribuisci', withhold: 'trattieni', hudson: 'distribuisci con soldi della cassa' };

export const g1862: Catalogue<Event1862, Refusals1862, Action1862, Frame1862> = {
  events,
  refusals,
  examples,
  actions: {
    ...everyGame.actions,
    merge: (a) => `fonditi con ${a.company}: superstite ${a.survivor}`,
    acquire: (a) => `acquisisci ${a.company}: superstite ${a.survivor}`,
    settleOption: (a) => (a.reply === 'redeem' ? 'paga e tieni l’azione' : 'cedi l’azione per denaro'),
    openAuction: (a, f) => `apri l’asta di ${a.lot} con ${f.money(a.bid)}`,
    bid: (a, f) => `offri ${f.money(a.amount)}`,
    setPrice: (a, f) => `fissa il prezzo a ${f.money(a.price)}`,
    buyShare: (a) => `compra un’azione di ${a.company} ${sources[a.from]}`,
    takeTokens: (a) => `prendi ${a.count} stazioni`,
    dividend: (a) => dividends[a.kind],
    buyTrain: (a, f) =>
      `compra un ${f.train(a.train)} come ${f.name(a.kind)} ${a.from === 'bank' ? 'dalla banca' : `da ${a.from}`} per ${f.money(a.price)}`,
    runAsRecorded: (a, f) => `fai correre i treni per i ${f.money(a.revenue)} registrati`,
    sellTreasury: () => 'vendi azioni proprie per un treno',
    refinance: () => 'rifinanzia la società',
    redeemShare: () => 'riscatta un’azione',
    raiseCash: (a) => `vendi il ${a.percent}% di ${a.company}`,
    addStation: (a, f) => `aggiungi una piccola stazione a ${f.name(a.hex)}: ${f.name(a.track)}`,
    turnStation: (a, f) => `gira la tessera di ${f.name(a.hex)} e aggiungi una piccola stazione: ${f.name(a.track)}`,
    placeLondon: () => 'apri un terminal a Londra',
  },
  kinds: {
    ...everyGame.kinds,
    merge: 'Fondi due società',
    acquire: 'Acquisisci',
    settleOption: 'Decidi l’opzione',
    openAuction: 'Apri un’asta',
    bid: 'Offri',
    setPrice: 'Fissa il prezzo',
    takeTokens: 'Prendi le stazioni',
    runAsRecorded: 'Corse come registrate',
    sellTreasury: 'Vendi azioni proprie',
    refinance: 'Rifinanzia',
    redeemShare: 'Riscatta un’azione',
    raiseCash: 'Vendi azioni',
    addStation: 'Aggiungi una piccola stazione',
    turnStation: 'Gira una tessera per una stazione',
    placeLondon: 'Terminal a Londra',
  },
  passing: {
    ...everyGame.passing,
    layTile: (t) => everyGame.laying(t.kind === 'turn' && t.built !== 'nothing'),
    merge: 'non fondere',
    acquire: 'non acquisire',
    openAuction: 'non aprire aste',
    buyShare: 'non comprare azioni',
    redeemShare: 'non riscattare azioni',
    sellShares: everyGame.trading,
  },
  fields: {
    ...everyGame.fields,
    survivor: 'Quale sopravvive?',
    lot: 'Quale società?',
    bid: 'Quanto offri?',
    amount: 'Quanto offri?',
    count: 'Quante stazioni?',
    kind: 'Di che tipo?',
    warranties: 'Quante garanzie in più?',
    revenue: 'Quanto hanno reso secondo la registrazione?',
    track: 'Su quale binario?',
  },
  frames: {
    ...everyGame.frames,
    offer: (o, f) => `${o.company} chiede ${proposal(o, f)}`,
    parliament: (p) => `Parlamento prima del turno azionario ${p.set}`,
    auction: (a, f) =>
      `Asta per la concessione di ${a.lot}; l’offerta è a ${f.money(a.high)}${a.bidder === null ? '' : `, di ${f.seat(a.bidder)}`}`,
    charter: (c) => `${c.company} nasce con la concessione`,
    tokens: (t) => `${t.company} parte e prende le sue stazioni`,
    fine: (d, f) => `${f.seat(d.seat)} deve ancora ${f.money(d.left)} per l’obbligazione di ${d.company}`,
    turn: (t) => `Turno di ${t.company}`,
    exchange: (e) => `Le azioni si scambiano con quelle di ${e.survivor}`,
  },
  tags: {
    'end.market': 'fine: un prezzo in cima al mercato',
    'end.bank': 'fine: la banca è senza soldi',
    'end.lner': 'fine: l’ultima serie dopo la LNER',
    'end.standstill': 'fine: non poteva più succedere nulla',
  },
  names: {
    ...names1862({
      nth: (place, n) => `${place}, posto ${n}`,
      sides: ['basso', 'basso a sinistra', 'alto a sinistra', 'alto', 'alto a destra', 'basso a destra'],
    }),
    ...terms,
  },
  train: (type) => `treno ${type}`,
};
