import type { Catalogue } from '../../../../words/catalogue.ts';
import { refusals as everyGame } from '../../../../words/it/kernel/refusals.ts';
import { director, pool } from '../../../../words/it/terms.ts';
import type { Refusals1862 } from '../../rules/index.ts';
import { unionRefusals } from './exchange.ts';

const sources: Readonly<Record<string, string>> = { offer: 'nella IPO', pool: pool.in, treasury: 'in cassa' };

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
  'start.homeFull': (r) => `Nella sede di ${r.company} non c’è posto per la sua stazione`,
  'share.noneLeft': (r) => `Non ci sono azioni del 10% di ${r.company} ${sources[r.from] ?? r.from}`,
  'sell.boughtThisRound': (r) => `Il ${r.percent}% di ${r.company} è stato comprato in questo turno e non si vende`,
  'sell.presidency': (r) => `Le azioni del 10% di ${r.company} non bastano per cambiare il certificato ${director.of}`,
  'stock.overLimit': () => 'Hai più certificati di quanti ne puoi tenere: prima vendi',
  'tokens.number': (r) => `Prendi da ${r.least} a ${r.most} stazioni`,
  'tokens.tooDear': (r, f) => `Costano ${f.money(r.price)}; in cassa ci sono ${f.money(r.cash)}`,
  'fine.paid': () => 'La multa è pagata',
  'fine.mustSell': (r, f) => `Devi ancora ${f.money(r.left)}: vendi azioni`,

  'build.receivership': (r) => `${r.company} è in amministrazione controllata: non costruisce e non piazza stazioni`,
  'build.lner': () => 'La LNER è nata: non si costruisce e non si piazzano stazioni',
  'build.homeFirst': (r, f) => `La prima costruzione di ${r.company} è la tessera della sua sede, ${f.name(r.hex)}`,
  'build.homeDue': (r, f) =>
    `${r.company} deve posare la tessera della sua sede, ${f.name(r.hex)}: la stazione aspetta`,
  'build.done': () => 'In questo turno è stata posata una tessera: niente piccole stazioni né terminal',
  'build.second': (r) => `La tessera ${r.tile} non può essere la seconda: si posano insieme due gialle senza N`,
  'station.tile': (r, f) =>
    `Le piccole stazioni vanno su tessere verdi o marroni senza città; a ${f.name(r.hex)} non ce n’è`,
  'station.noTrack': (r, f) => `A ${f.name(r.hex)} non c’è un binario senza stazioni lì: ${f.name(r.track)}`,
  'london.already': (r) => `${r.company} ha già il suo terminal a Londra`,
  'london.full': () => 'I quattro posti di Londra sono occupati',
  'london.outOfReach': (r) => `Nessuna tratta di ${r.company} porta a Londra`,
  'token.london': () => 'Il terminal a Londra era la stazione di questo turno',

  'run.closed': (r, f) => `A ${f.name(r.stop)} arriva solo chi ha lì un terminal`,
  'run.mayNotEnd': (r, f) => `Nessuna corsa finisce in una piccola stazione, come a ${f.name(r.stop)}`,
  'run.tooFar': (r, f) =>
    `Il ${f.train(r.train)} copre ${r.most} esagoni oltre il primo; questa corsa ne copre ${r.hexes}`,
  'run.apart': (r, f) => `La corsa del ${f.train(r.train)} non incontra le altre in una città`,
  'run.notHome': (r, f) => `Una delle corse deve passare per la città della sede, ${f.name(r.stop)}`,
  'run.joinedThrough': (r, f) =>
    `I merci uniti sono un solo treno, che in un porto o in un’area rossa finisce la corsa: non può attraversare ${f.name(r.stop)}`,
  'run.joinedEnds': (r, f) =>
    `I merci uniti sono un solo treno: non da porto a porto, né da un’area rossa a un’altra (${f.name(r.stop)}, ${f.name(r.other)})`,
  'run.notJoinedUp': (r, f) => `Il merci ${f.train(r.train)} va unito agli altri, capolinea con capolinea`,
  'dividend.receivership': (r) => `${r.company} è in amministrazione controllata e trattiene tutto`,
  'hudson.beginners': () => 'Con le regole per principianti non c’è la manovra Hudson',
  'hudson.reached': (r, f) =>
    `L’incasso di ${f.money(r.revenue)} raggiunge già da solo il prezzo di ${f.money(r.price)}`,
  'hudson.earned': (r, f) => `L’incasso che conta è di ${f.money(r.earned)}: troppo poco per la manovra`,
  'hudson.tooDear': (r, f) => `Bisogna aggiungere ${f.money(r.sum)}; in cassa ci sono ${f.money(r.cash)}`,
  'station.turned': () =>
    'Una piccola stazione si aggiunge al binario che c’è; solo una partita registrata ha girato una tessera per questo',
  'run.computed': () => 'L’incasso delle corse si calcola; solo una vecchia registrazione ha una somma propria',
  'train.byItself': (r) => `${r.company} è in amministrazione controllata e compra il treno da sé`,
  'train.lastSet': () => 'Dopo la LNER i treni si comprano solo dalla banca',
  'train.bankOnly': () => 'Con i soldi raccolti per un treno lo si compra solo dalla banca',
  'train.receivership': (r) => `${r.company} è in amministrazione controllata e non vende treni`,
  'train.kind': (r, f) => `Il ${f.train(r.train)} non si può avere come ${f.name(r.kind)}`,
  'train.kindLimit': (r, f) =>
    `${r.company} ha già ${r.limit} treni di tipo ${f.name(r.kind)}, e di più adesso non si può`,
  'train.warranties': (r) =>
    r.most === 0
      ? 'Con questo treno non si vendono garanzie'
      : `Con questo treno si vendono al massimo ${r.most} garanzie`,
  'train.mustBuy': (r) => `${r.company} non ha treni e ne può pagare uno: deve comprarlo`,
  'train.mustRaise': (r, f) =>
    `${r.company} non ha treni e per comprarne uno le mancano ${f.money(r.missing)}: deve vendere azioni proprie o rifinanziarsi`,
  'raise.notNeeded': (r) => `A ${r.company} non servono soldi per un treno`,
  'raise.once': (r) => `${r.company} ha già raccolto soldi in questo turno`,
  'raise.tooFewShares': (r) => `Bisognerebbe vendere ${r.needed} azioni proprie; ne ha ${r.shares}`,
  'raise.hopeless': (r, f) => `Il rifinanziamento porta ${f.money(r.sum)}; ne mancano ${f.money(r.missing)}`,
  'redeem.beginners': () => 'Con le regole per principianti le società non riscattano azioni',
  'redeem.receivership': (r) => `${r.company} è in amministrazione controllata e non riscatta azioni`,
  'redeem.noneInPool': (r) => `${pool.In} non ci sono azioni di ${r.company}`,
  'redeem.tooDear': (r, f) => `Un’azione costa ${f.money(r.price)}; in cassa ci sono ${f.money(r.cash)}`,
};
