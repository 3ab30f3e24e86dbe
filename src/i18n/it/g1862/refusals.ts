import type { Refusals1862 } from '../../../games/1862/rules.ts';
import type { Catalogue } from '../../catalogue.ts';
import { refusals as everyGame } from '../kernel/refusals.ts';
import { unionRefusals } from './exchange.ts';

const sources: Readonly<Record<string, string>> = { offer: 'nella IPO', pool: 'nel mercato', treasury: 'in tesoreria' };

export const refusals: Catalogue<never, Refusals1862, never, never>['refusals'] = {
  ...everyGame,
  ...unionRefusals,
  'bid.belowMinimum': (r, f) => `La prima offerta deve essere di almeno ${f.money(r.least)}`,
  'bid.tooLow': (r, f) => `L’offerta è a ${f.money(r.high)}: offri almeno ${f.money(r.least)}, o passa`,
  'bid.aboveCash': (r, f) => `Puoi offrire al massimo ${f.money(r.cash)}: devi pagare anche tre azioni`,

  'charter.wonOne': () => 'In questo parlamento hai già vinto una concessione: puoi offrire, non aprire aste',
  'charter.ownOnly': (r) => `Dopo la concessione si comprano solo azioni di ${r.company}, dalla IPO`,
  'charter.twoShares': (r) => `Con la concessione si comprano al massimo altre due azioni di ${r.company}`,
  'start.charterOnly': () => 'Con le regole per principianti le società si fondano solo in parlamento',
  'start.notAvailable': (r) => `${r.company} adesso non è disponibile`,
  'start.homeFull': (r) => `Nella base di ${r.company} non c’è posto per la sua stazione`,
  'share.noneLeft': (r) => `Non ci sono azioni del 10% di ${r.company} ${sources[r.from] ?? r.from}`,
  'sell.boughtThisRound': (r) => `Il ${r.percent}% di ${r.company} è stato comprato in questo turno e non si vende`,
  'sell.presidency': (r) => `Le azioni del 10% di ${r.company} non bastano per cambiare il certificato del direttore`,
  'stock.overLimit': () => 'Hai più certificati di quanti ne puoi tenere: prima vendi',
  'tokens.number': (r) => `Prendi da ${r.least} a ${r.most} stazioni`,
  'tokens.tooDear': (r, f) => `Costano ${f.money(r.price)}; la tesoreria ha ${f.money(r.cash)}`,
  'fine.paid': () => 'La multa è pagata',
  'fine.mustSell': (r, f) => `Devi ancora ${f.money(r.left)}: vendi azioni`,

  'build.receivership': (r) => `${r.company} è in amministrazione controllata: non costruisce e non piazza stazioni`,
  'build.lner': () => 'La LNER è nata: non si costruisce e non si piazzano stazioni',
  'build.homeFirst': (r, f) => `La prima costruzione di ${r.company} è la tessera della sua base, ${f.name(r.hex)}`,
  'build.homeDue': (r, f) =>
    `${r.company} deve posare la tessera della sua base, ${f.name(r.hex)}: la stazione aspetta`,
  'build.done': () => 'In questo turno è stata posata una tessera: niente piccole stazioni né terminal',
  'build.second': (r) => `La tessera ${r.tile} non può essere la seconda: si posano insieme due gialle senza N`,
  'station.tile': (r, f) =>
    `Le piccole stazioni vanno su tessere verdi o marroni senza città; a ${f.name(r.hex)} non ce n’è`,
  'station.noTrack': (r, f) => `A ${f.name(r.hex)} non c’è un binario senza stazioni lì: ${f.name(r.track)}`,
  'london.already': (r) => `${r.company} ha già il suo terminal a Londra`,
  'london.full': () => 'I quattro posti di Londra sono occupati',
  'london.outOfReach': (r) => `Nessuna tratta di ${r.company} porta a Londra`,
  'token.london': () => 'Il terminal a Londra era la stazione di questo turno',

  'run.closed': (r, f) => `A ${f.name(r.stop)} arriva solo chi vi ha un terminal`,
  'run.mayNotEnd': (r, f) => `Nessuna corsa finisce in una piccola stazione, come a ${f.name(r.stop)}`,
  'run.tooShort': (r, f) => `La corsa del ${f.train(r.train)} richiede ${r.least} fermate e ne ha ${r.stops}`,
};
