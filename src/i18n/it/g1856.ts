// 1856 in Italian.
import { companyOf, isTreasury } from '../../engine/core/owner.ts';
import type { Action1856 } from '../../games/1856/actions.ts';
import type { Event1856 } from '../../games/1856/events.ts';
import type { Refusals1856 } from '../../games/1856/rules.ts';
import type { Frame1856 } from '../../games/1856/state.ts';
import type { Catalogue } from '../catalogue.ts';
import { names1856 } from '../names1856.ts';
import { events } from './g1856/events.ts';
import { refusals } from './g1856/refusals.ts';
import { terms } from './g1856/terms.ts';

const reasons = {
  interest: 'gli interessi',
  redemption: 'il riscatto dei prestiti',
};

export const g1856: Catalogue<Event1856, Refusals1856, Action1856, Frame1856> = {
  events,
  refusals,
  actions: {
    pass: () => 'passa',
    buyCheapest: () => 'compra la privata più economica',
    bid: (a, f) => `offri ${f.money(a.amount)} per ${f.name(a.private)}`,
    raiseBid: (a, f) => `rilancia a ${f.money(a.amount)}`,
    sellShares: (a) => `vendi il ${a.percent}% di ${a.company}`,
    buyShare: (a) => `compra un'azione di ${a.company} ${a.from === 'offer' ? "dall'offerta iniziale" : 'dal mercato'}`,
    startCompany: (a, f) => `fonda ${a.company} a ${f.money(a.par)}`,
    layTile: (a, f) => `posa la tessera ${a.tile} a ${f.name(a.hex)}`,
    layCanadaTile: (a, f) => `posa la tessera ulteriore ${a.tile} a ${f.name(a.hex)}`,
    layKitchenerTile: (a, f) => `posa la tessera ${a.tile} a ${f.name(a.hex)} con ${f.name('WSRC')}`,
    pickCity: (a, f) => `scegli ${f.name(a.city)}`,
    placeToken: (a, f) => `piazza una stazione a ${f.name(a.city)}`,
    placeKitchenerToken: (a, f) => `piazza la stazione di ${f.name('WSRC')} a ${f.name(a.city)}`,
    borrowTrain: () => 'affitta un treno',
    run: (a, f) =>
      a.routes.length === 0 ? 'non correre' : `fai correre ${f.list(a.routes.map((run) => f.name(run.train)))}`,
    dividend: (a) => (a.kind === 'payout' ? 'distribuisci' : 'trattieni'),
    takeLoan: () => 'prendi un prestito',
    redeemLoan: () => 'riscatta un prestito',
    buyPrivate: (a, f) => `compra ${f.name(a.private)} per ${f.money(a.price)}`,
    buyRight: (a, f) => `compra il diritto del ${f.name(a.right)}`,
    placePort: (a, f) => `metti il segnalino porto a ${f.name(a.hex)}`,
    buyTrain: (a, f) =>
      `compra un ${f.name(a.train)} ${a.from === 'bank' ? 'dalla banca' : a.from === 'pool' ? 'dal deposito della banca' : `da ${a.from}`} per ${f.money(a.price)}`,
    exchangeTrain: (a, f) => `scambia un ${f.name(a.give)} con un ${f.name(a.train)}`,
    discardTrain: (a, f) => `scarta un ${f.name(a.train)}`,
    raiseCash: (a) => `vendi il ${a.percent}% di ${a.company}`,
    declareBankrupt: () => 'dichiara bancarotta',
    answer: (a) => (a.reply === 'accept' ? 'accetta' : 'rifiuta'),
    settleLoans: (a) => (a.how === 'pay' ? `paga i prestiti di ${a.company}` : `lascia assorbire ${a.company}`),
    keepToken: (a, f) => `sostituisci la stazione a ${f.name(a.city)}`,
    giveUpToken: (a, f) => `rinuncia alla stazione a ${f.name(a.city)}`,
  },
  kinds: {
    pass: 'Passa',
    buyCheapest: 'Compra la più economica',
    bid: 'Offri',
    raiseBid: 'Rilancia',
    sellShares: 'Vendi azioni',
    buyShare: "Compra un'azione",
    startCompany: 'Fonda una società',
    layTile: 'Posa una tessera',
    layCanadaTile: 'Posa la tessera ulteriore',
    layKitchenerTile: 'Tessera a Kitchener',
    pickCity: 'Scegli una città',
    placeToken: 'Piazza una stazione',
    placeKitchenerToken: 'Stazione a Kitchener',
    borrowTrain: 'Affitta un treno',
    run: 'Fai correre i treni',
    dividend: 'Dividendo',
    takeLoan: 'Prendi un prestito',
    redeemLoan: 'Riscatta un prestito',
    buyPrivate: 'Compra una privata',
    buyRight: 'Compra un diritto',
    placePort: 'Metti il porto',
    buyTrain: 'Compra un treno',
    exchangeTrain: 'Scambia un treno',
    discardTrain: 'Scarta un treno',
    raiseCash: 'Vendi azioni',
    declareBankrupt: 'Dichiara bancarotta',
    answer: 'Rispondi',
    settleLoans: 'Restituisci i prestiti',
    keepToken: 'Tieni una stazione',
    giveUpToken: 'Rinuncia a una stazione',
  },
  passing: {
    layTile: 'niente binari',
    layCanadaTile: 'nessuna seconda tessera',
    placeToken: 'nessuna stazione',
    buyTrain: 'niente più treni',
    redeemLoan: 'nessun prestito rimborsato',
  },
  fields: {
    private: 'Quale società privata',
    amount: 'Quanto',
    company: 'Quale società',
    percent: 'Quanto per cento',
    from: 'Da chi',
    par: 'A quale prezzo di partenza',
    hex: 'Quale esagono',
    tile: 'Quale tessera',
    rotation: 'Girata come',
    city: 'Quale città',
    slot: 'Quale posto nella città',
    routes: 'Quali corse',
    kind: 'Distribuire o trattenere',
    price: 'A quale prezzo',
    right: 'Quale diritto',
    train: 'Quale treno',
    give: 'Quale treno in cambio',
    reply: 'La tua risposta',
    how: 'Pagare o farsi assorbire',
  },
  frames: {
    privates: (a, f) =>
      a.contested ? `${f.name(a.contested)} è contesa: rilancia o lascia` : 'Asta delle società private',
    course: null,
    stock: (s) => `Turno azionario ${s.set}`,
    operating: null,
    turn: (t) => `Opera ${t.company}`,
    raise: (r, f) => `A ${f.seat(r.seat)} servono ${f.money(r.sum)} per ${reasons[r.reason]} di ${r.company}`,
    offer: (o, f) =>
      `${o.company} offre ${f.money(o.price)} per ${isTreasury(o.from) ? `un ${f.name(o.item)} di ${companyOf(o.from)}` : f.name(o.item)}`,
    discard: (d) => `${d.queue[0] ?? ''} ha troppi treni`,
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
