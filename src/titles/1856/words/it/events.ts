import type { Catalogue } from '../../../../words/catalogue.ts';
import { events as everyGame, passedWith } from '../../../../words/it/kernel/events.ts';
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
  passed: passedWith({ layTile: 'non posa tessere', redeemLoan: 'non rimborsa altri prestiti' }),

  privateBid: (e, f) => `${f.seat(e.seat)} offre ${f.money(e.amount)} per ${f.name(e.private)}`,
  privateSold: (e, f) =>
    e.how === 'forced'
      ? `${f.seat(e.seat)} deve prendere ${f.name(e.private)} gratis`
      : `${f.seat(e.seat)} compra ${f.name(e.private)} per ${f.money(e.price)}`,
  privateContested: (e, f) => `${f.list(e.seats.map((seat) => f.seat(seat)))} si contendono ${f.name(e.private)}`,
  privateReduced: (e, f) => `Tutti passano: ${f.name(e.private)} ora costa ${f.money(e.price)}`,
  auctionOver: (e, f) => `Le società private sono tutte vendute; la precedenza è di ${f.seat(e.seat)}`,

  operatingRoundBegan: (e) =>
    `— Turno operativo ${e.set}.${e.round} di ${e.of}${e.last ? ', ultima serie: la banca è saltata' : ''} —`,
  turnSkipped: (e) => `${e.company} non può ancora operare: venduto il ${e.sold}%, serve il ${e.needed}%`,
  gameOver: (e, f) =>
    `La partita è finita: ${ends[e.reason]}. ${e.winners.length > 1 ? 'Vincono a pari merito' : 'Vince'} ${f.list(e.winners.map((seat) => f.seat(seat)))} con ${f.money(e.worth)}`,

  companyStarted: (e, f) =>
    `${f.seat(e.seat)} fonda ${e.company} a ${f.money(e.par)}: il 20% per ${f.money(2 * e.par)}, ${capitals[e.capital]}`,
  companyFloated: (e, f) => `${e.company} parte e riceve ${f.money(e.capital)}`,
  escrowReleased: (e, f) => `${e.company} riceve ${f.money(e.amount)} dal deposito vincolato`,
  companyClosed: (e) => `${e.company} chiude: il suo prezzo è nella zona bancarotta`,

  tileLaid: (e, f) => `${everyGame.tileLaid(e, f)}${e.by ? ` grazie a ${f.name(e.by)}` : ''}`,
  tokenPlaced: (e, f) =>
    `${e.company} piazza ${e.kind === 'home' ? 'la stazione nella sede' : 'una stazione'} a ${f.name(e.city)}${e.cost > 0 ? ` per ${f.money(e.cost)}` : ''}${e.kind === 'kitchener' ? ` grazie a ${f.name('WSRC')}` : ''}`,
  cityPicked: (e, f) => `${e.company} sceglie ${f.name(e.city)}`,
  destinationReached: (e) => `${e.company} ha raggiunto la destinazione`,

  interestDue: (e, f) =>
    `${e.company} paga interessi: ${f.list(
      [
        e.treasury > 0 ? `${f.money(e.treasury)} dalla cassa` : '',
        e.run > 0 ? `${f.money(e.run)} dalla corsa` : '',
        e.president > 0 ? `${f.money(e.president)} da ${f.seat(e.seat)}` : '',
      ].filter(Boolean),
    )}`,
  loanTaken: (e, f) => `${e.company} prende un prestito di ${f.money(e.got)}; ora ne ha ${e.loans}`,
  loansRedeemed: (e) =>
    `${e.company} ${e.forced ? 'deve rimborsare' : 'rimborsa'} ${loans(e.count)}; ne restano ${e.loans}`,

  trainBought: (e, f) =>
    `${everyGame.trainBought(e, f)}${e.added > 0 ? `, di cui ${f.money(e.added)} dal presidente` : ''}`,
  trainExchanged: (e, f) => `${e.company} dà un ${f.name(e.given)} e ${f.money(e.price)} per un ${f.name(e.train)}`,
  portRemoved: (e, f) => `Il segnalino porto di ${e.company} lascia ${f.name(e.hex)}`,
  loansCalledIn: (e, f) => `${f.seat(e.seat)} ha comprato il primo treno 6: tutti i prestiti vanno restituiti`,

  privateToCompany: (e, f) => `${e.company} compra ${f.name(e.private)} da ${f.seat(e.seat)} per ${f.money(e.price)}`,
  privateClosed: (e, f) => `${f.name(e.private)} chiude`,
  rightGained: (e, f) => `${e.company} ha il diritto del ${f.name(e.right)}`,
  portPlaced: (e, f) => `${e.company} piazza il segnalino porto a ${f.name(e.hex)}`,
  cashDemanded: (e, f) =>
    `${f.seat(e.seat)} non ha i ${f.money(e.sum)} per ${owed[e.reason]} di ${e.company} e deve vendere azioni`,
  settlingBegan: (e, f) => `Si restituiscono i prestiti, a cominciare da ${f.seat(e.seat)}`,
  loansSettled: (e, f) =>
    `${e.company} restituisce ${loans(e.loans)}${e.seat === null ? '' : ` con l’aiuto di ${f.seat(e.seat)}`}`,
  companyAbsorbed: (e, f) =>
    `${e.company} non restituisce ${loans(e.loans)} e sarà assorbita, con ${f.money(e.cash)} e ${e.trains.length === 1 ? '1 treno' : `${e.trains.length} treni`}`,
  rightReturned: (e, f) => `Un diritto del ${f.name(e.right)} torna alla banca`,
  cgrNeverForms: () => 'Tutti i prestiti sono restituiti: la CGR non nasce',
  sharesExchanged: (e, f) =>
    `${e.holder === 'pool' ? 'Il pool' : f.seat(Number(e.holder))} scambia ${shares(e.given)} con ${e.got} della CGR`,
  cgrTemporaryPresident: (e, f) => `${f.seat(e.seat)} è per ora presidente della CGR`,
  cgrPresident: (e, f) =>
    `${f.seat(e.seat)} è presidente della CGR${e.half ? ' con una sola azione, e deve comprarne una seconda' : ''}`,
  cgrFormed: (e, f) =>
    `Nasce la Canadian Government Railway da ${f.list(e.companies)} a ${f.money(e.price)}, con ${e.shares} azioni`,
  tokenReplaced: (e, f) => `La CGR sostituisce la stazione di ${e.company} a ${f.name(e.city)}`,
  cgrFirstTurn: (e) => `La CGR opera ${e.when === 'next' ? 'subito dopo' : 'dal prossimo turno'}`,
  borrowedTrainPooled: (e, f) => `Il ${f.name(e.train)} affittato dalla CGR va nel pool`,
  trainBorrowed: (e, f) => `La CGR affitta un ${f.name(e.train)}`,
};
