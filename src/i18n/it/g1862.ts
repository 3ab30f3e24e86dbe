// 1862 in Italian.
import type { Action1862 } from '../../games/1862/actions.ts';
import type { Event1862 } from '../../games/1862/events.ts';
import type { Frame1862 } from '../../games/1862/frames.ts';
import type { Refusals1862 } from '../../games/1862/rules.ts';
import type { Catalogue } from '../catalogue.ts';
import { names1862 } from '../names1862.ts';
import { events, sources } from './g1862/events.ts';
import { refusals } from './g1862/refusals.ts';
import { terms } from './g1862/terms.ts';
import * as everyGame from './kernel/actions.ts';

export const g1862: Catalogue<Event1862, Refusals1862, Action1862, Frame1862> = {
  events,
  refusals,
  actions: {
    ...everyGame.actions,
    openAuction: (a, f) => `apri l’asta di ${a.lot} con ${f.money(a.bid)}`,
    bid: (a, f) => `offri ${f.money(a.amount)}`,
    setPrice: (a, f) => `fissa il prezzo a ${f.money(a.price)}`,
    buyShare: (a) => `compra un’azione di ${a.company} ${sources[a.from]}`,
    takeTokens: (a) => `prendi ${a.count} stazioni`,
    raiseCash: (a) => `vendi il ${a.percent}% di ${a.company}`,
  },
  kinds: {
    ...everyGame.kinds,
    openAuction: 'Apri un’asta',
    bid: 'Offri',
    setPrice: 'Fissa il prezzo',
    takeTokens: 'Prendi le stazioni',
    raiseCash: 'Vendi azioni',
  },
  passing: {
    ...everyGame.passing,
    openAuction: 'nessuna asta',
    buyShare: 'nessuna azione',
    sellShares: 'nient’altro da comprare o vendere',
  },
  fields: {
    ...everyGame.fields,
    lot: 'Quale società',
    bid: 'Con quale offerta',
    amount: 'Quanto',
    count: 'Quante',
  },
  frames: {
    ...everyGame.frames,
    parliament: (p) => `Parlamento prima del turno azionario ${p.set}`,
    auction: (a, f) => `Asta per la concessione di ${a.lot}; l’offerta è a ${f.money(a.high)}`,
    charter: (c) => `${c.company} nasce con la concessione`,
    tokens: (t) => `${t.company} parte e prende le sue stazioni`,
    fine: (d, f) => `${f.seat(d.seat)} deve ancora ${f.money(d.left)} per l’obbligazione di ${d.company}`,
    turn: (t) => `Opera ${t.company}`,
    exchange: (e) => `Le azioni si scambiano con quelle di ${e.survivor}`,
  },
  tags: {
    'end.market': 'fine: un prezzo in cima al mercato',
    'end.bank': 'fine: la banca è senza soldi',
    'end.lner': 'fine: l’ultima serie dopo la LNER',
    'end.standstill': 'fine: non poteva più succedere nulla',
  },
  names: {
    ...names1862({ nth: (place, n) => `${place}, posto ${n}` }),
    ...terms,
  },
  train: (type) => `treno ${type}`,
};
