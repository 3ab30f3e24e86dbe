// 1856 in Italian.

import type { Catalogue } from '../../../words/catalogue.ts';
import * as everyGame from '../../../words/it/kernel/actions.ts';
import { examples } from '../../../words/it/kernel/refusals.ts';
import type { Event1856 } from '../rules/events.ts';
import type { Frame1856 } from '../rules/frames.ts';
import type { Action1856, Refusals1856 } from '../rules/index.ts';
import { events } from './it/events.ts';
import { refusals } from './it/refusals.ts';
import { terms } from './it/terms.ts';
import { names1856 } from './names.ts';

const reasons = {
  interest: 'gli interessi',
  redemption: 'il rimborso dei prestiti',
};

export const g1856: Catalogue<Event1856, Refusals1856, Action1856, Frame1856> = {
  events,
  refusals,
  examples,
  actions: {
    ...everyGame.actions,
    buyCheapest: () => 'compra la privata più economica',
    bid: (a, f) => `offri ${f.money(a.amount)} per ${f.name(a.private)}`,
    raiseBid: (a, f) => `rilancia a ${f.money(a.amount)}`,
    layCanadaTile: (a, f) => `posa la tessera ulteriore ${a.tile} a ${f.name(a.hex)}`,
    layKitchenerTile: (a, f) => `posa la tessera ${a.tile} a ${f.name(a.hex)} con ${f.name('WSRC')}`,
    pickCity: (a, f) => `scegli ${f.name(a.city)}`,
    placeKitchenerToken: (a, f) => `piazza la stazione di ${f.name('WSRC')} a ${f.name(a.city)}`,
    borrowTrain: () => 'affitta un treno',
    takeLoan: () => 'prendi un prestito',
    redeemLoan: () => 'rimborsa un prestito',
    buyPrivate: (a, f) => `compra ${f.name(a.private)} per ${f.money(a.price)}`,
    buyRight: (a, f) => `compra il diritto del ${f.name(a.right)}`,
    placePort: (a, f) => `piazza il segnalino porto a ${f.name(a.hex)}`,
    exchangeTrain: (a, f) => `scambia un ${f.name(a.give)} con un ${f.name(a.train)}`,
    raiseCash: (a) => `vendi il ${a.percent}% di ${a.company}`,
    declareBankrupt: () => 'dichiara bancarotta',
    settleLoans: (a) => (a.how === 'pay' ? `paga i prestiti di ${a.company}` : `lascia assorbire ${a.company}`),
  },
  kinds: {
    ...everyGame.kinds,
    buyCheapest: 'Compra la più economica',
    bid: 'Offri',
    raiseBid: 'Rilancia',
    layCanadaTile: 'Posa la tessera ulteriore',
    layKitchenerTile: 'Tessera a Kitchener',
    pickCity: 'Scegli una città',
    placeKitchenerToken: 'Stazione a Kitchener',
    borrowTrain: 'Affitta un treno',
    takeLoan: 'Prendi un prestito',
    redeemLoan: 'Rimborsa un prestito',
    buyPrivate: 'Compra una privata',
    buyRight: 'Compra un diritto',
    placePort: 'Piazza il porto',
    exchangeTrain: 'Scambia un treno',
    raiseCash: 'Vendi azioni',
    declareBankrupt: 'Dichiara bancarotta',
    settleLoans: 'Restituisci i prestiti',
  },
  passing: {
    ...everyGame.passing,
    layCanadaTile: 'non posare la tessera ulteriore',
    redeemLoan: 'non rimborsare prestiti',
  },
  fields: {
    ...everyGame.fields,
    private: 'Quale società privata?',
    amount: 'Quanto offri?',
    slot: 'Quale posto nella città?',
    right: 'Quale diritto?',
    give: 'Quale treno dai in cambio?',
    how: 'Pagare o farsi assorbire?',
  },
  frames: {
    ...everyGame.frames,
    privates: (a, f) =>
      a.contested ? `${f.name(a.contested)} è contesa: rilancia o lascia` : 'Asta delle società private',
    turn: (t) => `Turno di ${t.company}`,
    raise: (r, f) => `A ${f.seat(r.seat)} servono ${f.money(r.sum)} per ${reasons[r.reason]} di ${r.company}`,
    city: (c, f) => `${c.queue[0]?.company ?? ''} sceglie la sua città a ${f.name(c.queue[0]?.hex ?? '')}`,
    settling: () => 'Si restituiscono i prestiti prima che nasca la CGR',
    exchange: () => 'Nasce la Canadian Government Railway',
  },
  tags: {
    'end.bank': 'fine: la banca è senza soldi',
    'end.bankrupt': 'fine: un giocatore è in bancarotta',
    'end.standstill': 'fine: non poteva più succedere nulla',
    cgr: 'CGR nata',
    noCgr: 'CGR non nata',
  },
  names: {
    ...names1856({
      nth: (place, n) => `${place}, città ${n}`,
    }),
    ...terms,
  },
  train: (type) => (type === 'D' ? 'Diesel' : `treno ${type}`),
};
