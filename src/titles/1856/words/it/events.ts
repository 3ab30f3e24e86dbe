import type { Catalogue } from '../../../../words/catalogue.ts';
import { silent } from '../../../../words/catalogue.ts';
import { events as everyGame, passedWith } from '../../../../words/it/kernel/events.ts';
import { pool, president } from '../../../../words/it/terms.ts';
import { seats } from '../../../../words/telling.ts';
import type { Event1856 } from '../../rules/events.ts';

const ends = {
  bank: 'la banca è senza soldi',
  bankrupt: 'un giocatore è in bancarotta',
  standstill: 'non può più succedere nulla',
};
const capitals = {
  escrow: 'metà del capitale in deposito vincolato',
  incremental: 'capitale azione per azione',
  full: 'capitale pieno al 60%',
};
const owed = { interest: 'gli interessi', redemption: 'il rimborso dei prestiti' };
const loans = (n: number) => (n === 1 ? '1 prestito' : `${n} prestiti`);
const shares = (n: number) => (n === 1 ? '1 azione' : `${n} azioni`);

export const events: Catalogue<Event1856, never, never, never>['events'] = {
  ...everyGame,
  passed: {
    ...everyGame.passed,
    log: passedWith({ layTile: 'non posa tessere', redeemLoan: 'non rimborsa altri prestiti' }),
  },

  privateBid: {
    log: (e, f) => `${f.seat(e.seat)} offre ${f.money(e.amount)} per ${f.name(e.private)}`,
    short: (es, f, who) =>
      who.kind === 'auction' ? `${es.length} offerte` : `offre ${f.money(es[0].amount)} per ${f.name(es[0].private)}`,
  },
  privateSold: {
    log: (e, f) =>
      e.how === 'forced'
        ? `${f.seat(e.seat)} deve prendere ${f.name(e.private)} gratis`
        : `${f.seat(e.seat)} compra ${f.name(e.private)} per ${f.money(e.price)}`,
    short: (es, f, who) =>
      es
        .map((e) =>
          who.kind === 'seat' && who.seat === e.seat
            ? `compra ${f.name(e.private)}, ${f.money(e.price)}`
            : `${f.name(e.private)} a ${f.seat(e.seat)}, ${f.money(e.price)}`,
        )
        .join(', '),
  },
  privateContested: {
    log: (e, f) => `${f.list(e.seats.map((seat) => f.seat(seat)))} si contendono ${f.name(e.private)}`,
    short: silent,
  },
  privateReduced: {
    log: (e, f) => `Tutti passano: ${f.name(e.private)} ora costa ${f.money(e.price)}`,
    short: ([e], f) => `${f.name(e.private)} ora costa ${f.money(e.price)}`,
  },
  auctionOver: {
    log: (e, f) => `Le società private sono tutte vendute; la precedenza è di ${f.seat(e.seat)}`,
    short: silent,
  },

  operatingRoundBegan: {
    ...everyGame.operatingRoundBegan,
    log: (e) =>
      `— Turno operativo ${e.set}.${e.round} di ${e.of}${e.last ? ', ultima serie: la banca è saltata' : ''} —`,
  },
  turnSkipped: {
    log: (e) => `${e.company} non può ancora operare: venduto il ${e.sold}%, serve il ${e.needed}%`,
    short: silent,
  },
  gameOver: (e, f) =>
    `La partita è finita: ${ends[e.reason]}. ${e.winners.length > 1 ? 'Vincono a pari merito' : 'Vince'} ${seats(e.winners, f)} con ${f.money(e.worth)}`,

  companyStarted: {
    ...everyGame.companyStarted,
    log: (e, f) =>
      `${f.seat(e.seat)} fonda ${e.company} a ${f.money(e.par)}: il 20% per ${f.money(2 * e.par)}, ${capitals[e.capital]}`,
  },
  companyFloated: {
    log: (e, f) => `${e.company} parte e riceve ${f.money(e.capital)}`,
    short: (es, f) => `${f.list(es.map((e) => e.company))} ${es.length > 1 ? 'partono' : 'parte'}`,
  },
  escrowReleased: {
    log: (e, f) => `${e.company} riceve ${f.money(e.amount)} dal deposito vincolato`,
    short: ([e], f) => `dal deposito vincolato ${f.money(e.amount)}`,
  },
  companyClosed: (e) => `${e.company} chiude: il suo prezzo è nella zona bancarotta`,

  tileLaid: {
    ...everyGame.tileLaid,
    log: (e, f) => `${everyGame.tileLaid.log(e, f)}${e.by ? ` grazie a ${f.name(e.by)}` : ''}`,
  },
  tokenPlaced: {
    ...everyGame.tokenPlaced,
    log: (e, f) =>
      `${e.company} piazza ${e.kind === 'home' ? 'la stazione nella sede' : 'una stazione'} a ${f.name(e.city)}${e.cost > 0 ? ` per ${f.money(e.cost)}` : ''}${e.kind === 'kitchener' ? ` grazie a ${f.name('WSRC')}` : ''}`,
  },
  cityPicked: { log: (e, f) => `${e.company} sceglie ${f.name(e.city)}`, short: silent },
  destinationReached: {
    log: (e) => `${e.company} ha raggiunto la destinazione`,
    short: () => 'destinazione raggiunta',
  },

  interestDue: {
    log: (e, f) =>
      `${e.company} paga interessi: ${f.list(
        [
          e.treasury > 0 ? `${f.money(e.treasury)} dalla cassa` : '',
          e.run > 0 ? `${f.money(e.run)} dalla corsa` : '',
          e.president > 0 ? `${f.money(e.president)} da ${f.seat(e.seat)}` : '',
        ].filter(Boolean),
      )}`,
    short: ([e], f) => `interessi ${f.money(e.treasury + e.run + e.president)}`,
  },
  loanTaken: {
    log: (e, f) => `${e.company} prende un prestito di ${f.money(e.got)}; ora ne ha ${e.loans}`,
    short: (es) => (es.length === 1 ? 'prende un prestito' : `prende ${es.length} prestiti`),
  },
  loansRedeemed: {
    log: (e) => `${e.company} ${e.forced ? 'deve rimborsare' : 'rimborsa'} ${loans(e.count)}; ne restano ${e.loans}`,
    short: ([e]) => (e.count === 1 ? 'rimborsa un prestito' : `rimborsa ${e.count} prestiti`),
  },

  trainBought: {
    ...everyGame.trainBought,
    log: (e, f) =>
      `${everyGame.trainBought.log(e, f)}${e.added > 0 ? `, di cui ${f.money(e.added)} ${president.from}` : ''}`,
  },
  trainExchanged: {
    log: (e, f) => `${e.company} dà un ${f.name(e.given)} e ${f.money(e.price)} per un ${f.name(e.train)}`,
    short: ([e], f) => `compra ${f.name(e.train)} per ${f.name(e.given)}`,
  },
  portRemoved: (e, f) => `Il segnalino porto di ${e.company} lascia ${f.name(e.hex)}`,
  loansCalledIn: {
    log: (e, f) => `${f.seat(e.seat)} ha comprato il primo treno 6: tutti i prestiti vanno restituiti`,
    short: silent,
  },

  privateToCompany: {
    log: (e, f) => `${e.company} compra ${f.name(e.private)} da ${f.seat(e.seat)} per ${f.money(e.price)}`,
    short: ([e], f) => `compra ${f.name(e.private)}, ${f.money(e.price)}`,
  },
  privateClosed: {
    log: (e, f) => `${f.name(e.private)} chiude`,
    short: (es) => (es.length === 1 ? '1 privata chiude' : `${es.length} private chiudono`),
  },
  rightGained: (e, f) => `${e.company} ha il diritto del ${f.name(e.right)}`,
  portPlaced: (e, f) => `${e.company} piazza il segnalino porto a ${f.name(e.hex)}`,
  cashDemanded: {
    ...everyGame.cashDemanded,
    log: (e, f) =>
      `${f.seat(e.seat)} non ha i ${f.money(e.sum)} per ${owed[e.reason]} di ${e.company} e deve vendere azioni`,
  },
  settlingBegan: { log: (e, f) => `Si restituiscono i prestiti, a cominciare da ${f.seat(e.seat)}`, short: silent },
  loansSettled: (e, f) =>
    `${e.company} restituisce ${loans(e.loans)}${e.seat === null ? '' : ` con l’aiuto di ${f.seat(e.seat)}`}`,
  companyAbsorbed: {
    ...everyGame.companyAbsorbed,
    log: (e, f) =>
      `${e.company} non restituisce ${loans(e.loans)} e sarà assorbita, con ${f.money(e.cash)} e ${e.trains.length === 1 ? '1 treno' : `${e.trains.length} treni`}`,
  },
  rightReturned: (e, f) => `Un diritto del ${f.name(e.right)} torna alla banca`,
  cgrNeverForms: () => 'Tutti i prestiti sono restituiti: la CGR non nasce',
  sharesExchanged: {
    ...everyGame.sharesExchanged,
    log: (e, f) =>
      `${e.holder === 'pool' ? pool.The : f.seat(Number(e.holder))} scambia ${shares(e.given)} con ${e.got} della CGR`,
  },
  cgrTemporaryPresident: { log: (e, f) => `${f.seat(e.seat)} è per ora ${president.bare} della CGR`, short: silent },
  cgrPresident: {
    log: (e, f) =>
      `${f.seat(e.seat)} è ${president.bare} della CGR${e.half ? ' con una sola azione, e deve comprarne una seconda' : ''}`,
    short: ([e], f) => `${f.seat(e.seat)} ${president.bare} della CGR`,
  },
  cgrFormed: {
    log: (e, f) =>
      `Nasce la Canadian Government Railway da ${f.list(e.companies)} a ${f.money(e.price)}, con ${e.shares} azioni`,
    short: ([e], f) => `nasce la CGR a ${f.money(e.price)}`,
  },
  tokenReplaced: {
    ...everyGame.tokenReplaced,
    log: (e, f) => `La CGR sostituisce la stazione di ${e.company} a ${f.name(e.city)}`,
  },
  cgrFirstTurn: {
    log: (e) => `La CGR opera ${e.when === 'next' ? 'subito dopo' : 'dal prossimo turno'}`,
    short: silent,
  },
  borrowedTrainPooled: (e, f) => `Il ${f.name(e.train)} affittato dalla CGR va ${pool.in}`,
  trainBorrowed: (e, f) => `La CGR affitta un ${f.name(e.train)}`,
};
