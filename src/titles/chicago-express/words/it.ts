import type { Catalogue } from '../../../words/catalogue.ts';
import { silent } from '../../../words/catalogue.ts';
import { bids, seats } from '../../../words/telling.ts';
import type { ChicagoEvent, Occasion } from '../rules/events.ts';
import type { ChicagoFrame } from '../rules/frames.ts';
import type { ChicagoAction, ChicagoRefusals } from '../rules/index.ts';
import { chicagoPlaces } from './places.ts';

const occasions = { opening: 'Asta iniziale', action: 'Asta', wabash: 'Prima azione Wabash' };
const ends = {
  locomotives: 'tre società sono senza locomotive',
  shares: 'tre società sono senza azioni',
  houses: 'restano tre case o meno',
  detroit: 'Detroit è a 8',
};

export const chicagoExpress: Catalogue<ChicagoEvent, ChicagoRefusals, ChicagoAction, ChicagoFrame> = {
  events: {
    paid: silent,
    turnBegan: { log: (e, f) => `— ${f.seat(e.seat)} —`, short: silent },
    passed: { log: (e, f) => `${f.seat(e.seat)} passa${e.forced ? ' (non può offrire tanto)' : ''}`, short: silent },
    bidMade: {
      log: (e, f) => `${f.seat(e.seat)} offre ${f.money(e.amount)} per ${f.name(e.lot)}`,
      short: (es, f, who) => `${who.kind === 'auction' ? '' : `asta ${f.name(es[0].lot)}: `}${bids(es, 'offerte', f)}`,
    },
    dialMoved: {
      log: (e, f) =>
        `${f.seat(e.seat)} porta la lancetta "${f.name(e.dial)}" a ${e.steps}${e.red ? ': è sul rosso' : ''}`,
      short: silent,
    },
    declined: {
      log: (e, f) => `${f.seat(e.seat)} rinuncia all’operazione`,
      short: ([e], f) => `${f.name(e.dial)}: nulla`,
    },
    auctionOpened: {
      log: (e, f) =>
        `${occasions[e.occasion]}: un’azione ${f.name(e.company)}, da ${f.money(e.least)}; apre ${f.seat(e.seat)}`,
      short: silent,
    },
    shareSold: {
      log: (e, f) => `${f.seat(e.seat)} prende l’azione ${f.name(e.company)} per ${f.money(e.price)}`,
      short: (es, f, who) =>
        es
          .map((e) =>
            who.kind === 'auction'
              ? `${f.seat(e.seat)} la prende per ${f.money(e.price)}`
              : `asta ${f.name(e.company)}: a ${f.seat(e.seat)} per ${f.money(e.price)}`,
          )
          .join(', '),
    },
    shareGiven: {
      log: (e, f) => `Nessuno offre: ${f.seat(e.seat)} riceve l’azione ${f.name(e.company)} gratis`,
      short: ([e], f) => `azione ${f.name(e.company)} a ${f.seat(e.seat)} per nulla`,
    },
    shareUnsold: {
      log: (e, f) => `Nessuno offre: l’azione resta a ${f.name(e.company)}`,
      short: ([e], f) => `azione ${f.name(e.company)} invenduta`,
    },
    built: {
      log: (e, f) =>
        `${f.name(e.company)} costruisce a ${f.name(e.hex)} per ${f.money(e.cost)}${e.gain > 0 ? `, reddito +${e.gain} = ${e.income}` : ''}`,
      short: (es, f) => {
        const gain = es.reduce((sum, e) => sum + e.gain, 0);
        const to = f.list(es.map((e) => f.name(e.hex)));
        return `${f.name(es[0].company)} a ${to}${gain > 0 ? `, reddito +${gain}` : ''}`;
      },
    },
    developed: {
      log: (e, f) =>
        `${f.seat(e.seat)} sviluppa ${f.name(e.hex)}: +${e.gain} per ${f.list(e.companies.map((c) => f.name(c)))}`,
      short: (es, f) => `sviluppa ${f.list(es.map((e) => f.name(e.hex)))}`,
    },
    forestCleared: {
      log: (e, f) =>
        `${f.seat(e.seat)} sviluppa la foresta ${f.name(e.hex)}: ${f.money(e.cash)} a ${f.name(e.company)}`,
      short: (es, f) => `sviluppa ${f.list(es.map((e) => f.name(e.hex)))}`,
    },
    chicagoReached: {
      log: (e, f) => `${f.name(e.company)} raggiunge Chicago!`,
      short: ([e], f) => `${f.name(e.company)} raggiunge Chicago`,
    },
    dividend: {
      log: (e, f) => `${f.name(e.company)} paga ${f.money(e.perShare)} per azione (${e.income} su ${e.sold})`,
      short: (es, f) => `dividendi: ${es.map((e) => `${f.name(e.company)} ${f.money(e.perShare)}`).join(', ')}`,
    },
    wabashOpened: { log: (e) => `La Wabash apre a Fort Wayne con reddito ${e.income}`, short: () => 'apre la Wabash' },
    dialsReset: { log: () => 'Tutte le lancette tornano su START', short: silent },
    detroitGrew: {
      log: (e, f) =>
        `Detroit cresce a ${e.value}${e.companies.length > 0 ? `: +1 per ${f.list(e.companies.map((c) => f.name(c)))}` : ''}`,
      short: ([e]) => `Detroit ora rende ${e.value}`,
    },
    endReached: (e, f) => `La partita finisce: ${f.list(e.conditions.map((c) => ends[c]))}`,
    gameOver: (e, f) =>
      `${e.winners.length > 1 ? 'Vincono a pari merito' : 'Vince'} ${seats(e.winners, f)} con ${f.money(e.cash)}`,
  },
  refusals: {
    'dial.red': (r, f) => `La lancetta "${f.name(r.dial)}" è sul rosso`,
    'bid.belowMinimum': (r, f) => `La prima offerta deve essere di almeno ${f.money(r.least)}`,
    'bid.tooLow': (r, f) => `L’offerta è a ${f.money(r.high)}: offri di più o passa`,
    'bid.aboveCash': (r, f) => `Hai solo ${f.money(r.cash)}`,
    'auction.wabashClosed': () => 'La Wabash non è ancora aperta: nessuna società ha raggiunto Chicago',
    'auction.soldOut': (r, f) => `Le azioni ${f.name(r.company)} sono tutte vendute`,
    'build.wabashClosed': () => 'La Wabash non è ancora aperta: nessuna società ha raggiunto Chicago',
    'build.notOwner': (r, f) => `Non possiedi azioni ${f.name(r.company)}`,
    'build.tooFew': (r) => `Costruisci su almeno ${r.least} esagono`,
    'build.tooMany': (r) => `Costruisci su al massimo ${r.most} esagoni`,
    'build.noLocomotive': (r, f) =>
      r.left === 0
        ? `${f.name(r.company)} non ha più locomotive`
        : `A ${f.name(r.company)} ${r.left === 1 ? 'resta una sola locomotiva' : `restano solo ${r.left} locomotive`}`,
    'build.startHex': (r, f) => `Su ${f.name(r.hex)} non si costruisce: è un esagono di partenza`,
    'build.alreadyThere': (r, f) => `${f.name(r.company)} è già a ${f.name(r.hex)}`,
    'build.occupied': (r, f) => `${f.name(r.hex)} ammette una sola locomotiva, e c’è già ${f.name(r.company)}`,
    'build.notAdjacent': (r, f) => `${f.name(r.hex)} non confina con la rete di ${f.name(r.company)}`,
    'build.tooDear': (r, f) =>
      `${f.name(r.hex)} costa ${f.money(r.cost)}; a ${f.name(r.company)} restano ${f.money(r.cash)}`,
    'develop.never': (r, f) => `${f.name(r.hex)} non si può sviluppare`,
    'develop.detroit': () => 'Detroit cresce da sola',
    'develop.noLocomotive': (r, f) => `A ${f.name(r.hex)} non c’è nessuna locomotiva`,
    'develop.already': (r, f) => `${f.name(r.hex)} è già sviluppata`,
    'develop.scaleFull': (r, f) => `${f.name(r.hex)} è a ${r.value}, in fondo alla sua scala`,
    'develop.noHouse': () => 'Non ci sono più case',
  },
  actions: {
    bid: (a, f) => `offri ${f.money(a.amount)}`,
    pass: () => 'passa',
    auction: (a, f) => `metti all’asta un’azione ${f.name(a.company)}`,
    build: (a, f) => `costruisci con ${f.name(a.company)}: ${a.hexes.map((h) => f.name(h)).join(', ')}`,
    develop: (a, f) => `sviluppa ${f.name(a.hex)}`,
    decline: (a, f) => `muovi la lancetta «${f.name(a.dial)}» e rinuncia`,
  },
  kinds: {
    bid: 'Offerta',
    pass: 'Passa',
    auction: 'Asta',
    build: 'Costruzione',
    develop: 'Sviluppo',
    decline: 'Solo muovere una lancetta',
  },
  fields: {
    amount: 'Quanto offri?',
    company: 'Quale società?',
    hexes: 'Verso dove?',
    hex: 'Quale esagono?',
    dial: 'Quale lancetta?',
  },
  frames: {
    opening: null,
    auction: (a, f) =>
      `${occasions[a.occasion as Occasion]}: un’azione ${f.name(a.lot)}, ${
        a.bidder === null ? `da ${f.money(a.least)}` : `ora a ${f.money(a.high)} di ${f.seat(a.bidder)}`
      }`,
    play: (p, f) => `Turno di ${f.seat(p.seat)}: un’operazione, e la sua lancetta avanza`,
  },
  tags: {
    wabash: 'la Wabash ha aperto',
    ...Object.fromEntries(Object.entries(ends).map(([id, text]) => [`end.${id}`, `fine: ${text}`])),
  },
  names: chicagoPlaces,
};
