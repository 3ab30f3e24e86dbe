import type { Refusals1862 } from '../../../games/1862/rules.ts';
import type { Catalogue } from '../../catalogue.ts';
import { refusals as everyGame } from '../kernel/refusals.ts';

const sources: Readonly<Record<string, string>> = { offer: 'nella IPO', pool: 'nel mercato', treasury: 'in tesoreria' };

export const refusals: Catalogue<never, Refusals1862, never, never>['refusals'] = {
  ...everyGame,
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

  'run.closed': (r, f) => `A ${f.name(r.stop)} arriva solo chi vi ha un terminal`,
  'run.mayNotEnd': (r, f) => `Nessuna corsa finisce in una piccola stazione, come a ${f.name(r.stop)}`,
  'run.tooShort': (r, f) => `La corsa del ${f.train(r.train)} richiede ${r.least} fermate e ne ha ${r.stops}`,
};
