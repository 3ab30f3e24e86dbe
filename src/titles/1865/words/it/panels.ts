import { at, atFirst } from '../../../../words/it/kernel/at.ts';
import { offer, pool, president } from '../../../../words/it/terms.ts';
import type { Lines } from '../../../../words/lines.ts';
import type { g1865 as en } from '../en/panels.ts';

const zones = { red: 'rossa', white: 'bianca', green: 'verde' };
const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const g1865: Lines<typeof en> = {
  kinds: { minor: 'minore', major: 'maggiore' },
  columns: {
    traffic: { head: 'Traff.', title: 'Unità di traffico raccolte' },
    coverage: { head: 'Copre', title: 'Unità di traffico coperte da treni e compagnie marittime' },
  },
  traffic: (value) => `${value} di traffico`,
  rank: (rank, zone) => `rango ${rank}, zona ${zones[zone]}`,
  loans: (count) => counted(count, 'prestito di Stato', 'prestiti di Stato'),
  personalLoans: (count) => counted(count, 'prestito personale', 'prestiti personali'),
  notLaunched: (sold) => `non ancora partita: venduto il ${sold}% del 60%`,
  maritimes: 'Compagnie marittime',
  homeOf: (companies) => `sede di ${companies}`,
  destinationOf: (companies) => `destinazione di ${companies}`,
  bonusTaken: 'premio già preso',
  hints: {
    draft:
      'Una compagnia marittima ti paga L.20 a ogni turno operativo. Ceduta a una tua società copre 8 di traffico in più, e la stazione della società nel suo luogo porta una volta traffico pari alla fase.',
    conversion: `Una maggiore ha dieci azioni invece di cinque: ogni certificato vale metà della sua percentuale, cinque nuovi del 10% vanno ${offer.in}, e il prezzo resta. Riceve anche altre stazioni.`,
    raise:
      'Vendi azioni finché la somma c’è, al massimo un blocco per società e non più di quanto manca. Quando non si può vendere altro, la banca presta 500 alla volta; un prestito personale non si rimborsa mai e costa 500 alla fine.',
  },
  placeOf: (maritime) => `luogo di ${maritime}`,
  coast: 'sulla costa',
  carbonia: 'distretto di Carbonia',
  train: (coverage) => `copre ${coverage}`,
  lastTrain: (price) => `l’ultimo costa ${price}`,
  startPrices: 'Prezzi di partenza',
  startsAs: (kind) => (kind === 'minore' ? 'le società nascono minori' : 'le società nascono maggiori'),
  conversion: 'Stazioni in più con la conversione',
  tokensAdded: (count) => `+${count}`,
  legend: {
    names: { river: 'fiume', mountain: 'montagne' },
    border: (name, cost) => `${name}: ${cost} sul percorso di una stazione`,
    plain: (cost) => `ogni altro lato di un esagono: ${cost}`,
    sea: (cost) => `collegamento marittimo, ${cost} a lato`,
    mine: 'miniera, con posto per una stazione',
    maritime: 'luogo di una compagnia marittima',
  },
  route: { cost: 'Costo', traffic: 'Traffico', towns: 'Paesi' },
  besides: {
    white: 'quanto chiedono i Dragon nella zona bianca',
    green: 'quanto chiedono i Dragon nella zona verde',
  },
  dragons: {
    head: 'I Dragon',
    letter: 'D',
    name: 'i Dragon',
    held: (certificates, limit) => `${certificates} certificati su ${limit} al massimo`,
    brief: (certificates, limit) => `Dragon ${certificates}/${limit}`,
    nothingHeld: 'Non possiedono ancora nulla.',
    soldByThem: `per ogni azione venduta ${president.from} o dai Dragon`,
    chart: 'La loro Carta: i ranghi per riga e zona',
    row: 'Fase',
    now: 'ora',
    zones: { red: 'Rossa', white: 'Bianca', green: 'Verde' },
    zonesDo: { red: 'vendono tutto', white: 'lasciano stare', green: 'comprano' },
    forecast: 'I loro prossimi turni',
    forecastHint:
      'Allo stato attuale, se nessun altro compra o vende; nei turni operativi, con le righe del prossimo turno azionario. Agiscono prima di ogni giocatore.',
    notYet: 'Comprano e vendono dal primo turno azionario in poi.',
    rankHint: 'Rango: i numeri di fase dei treni più le stazioni sulla mappa.',
  },
  absorption: {
    head: 'L’assorbimento in cifre',
    price: (target, price, due) => `Un’azione di ${target} si paga ${price}: in tutto ${due}.`,
    gets: 'Riceve',
    pool: `${pool.bare} (alla banca)`,
    toBank: (holder) => `${holder} (alla banca)`,
    treasuries: 'Le due casse',
    traffic: 'Traffico',
    rank: 'Rango',
    zones: (all) => `zona ${all.map((zone) => zones[zone]).join(' o ')}`,
    tokens: 'Stazioni sulla mappa',
    unused: 'Stazioni rimaste',
    sold: (company, shares, sum) =>
      `${company} vende ${pool.to} ${counted(shares, 'suo certificato', 'suoi certificati')} per ${sum}.`,
    loans: (taken, all) =>
      `Prende ${counted(taken, 'prestito di Stato', 'prestiti di Stato')} da 500; con quelli di entrambe sono ${all}.`,
    trains: (trains, tooMany) =>
      `Treni: ${trains}${tooMany > 0 ? `; ${tooMany} oltre il limite, da cedere ${pool.to}` : ''}.`,
    maritimes: (names) => `Compagnie marittime: ${names}.`,
    replaced: (places) => `La sua stazione prende il posto ${at(places)}.`,
    shared: (places) => `${atFirst(places)} ci sono entrambe: 50 dalla banca per ognuna.`,
    open: (places) => `Decidi tu delle stazioni ${at(places)}.`,
    lost: (places) => `Stazioni perse senza compenso: ${places}.`,
    freed: (places) => `Stazioni proprie che prima si possono riprendere: ${places}.`,
    operates: (company) => `${company} opera in questo turno operativo.`,
    done: (company) => `${company} ha già operato in questo turno operativo.`,
  },
  rest: { shares: 'Azioni', companyLoans: 'Prestiti delle società', personalLoans: 'Prestiti personali dovuti' },
  reasons: {
    maritime: 'Compagnie marittime',
    shares: 'Azioni comprate e vendute',
    dividend: 'Dividendi',
    train: 'Treni',
    loan: 'Prestiti personali',
    absorption: 'Assorbimenti',
  },
  zones: {
    '2': 'prezzo di partenza dalla fase 2',
    '3': 'prezzo di partenza dalla fase 3',
    '5': 'prezzo di partenza dalla fase 5',
  },
  phaseNotes: {
    draft: 'si scelgono le compagnie marittime',
    convert: 'le società possono convertirsi e ricevere compagnie marittime; comincia quando le scelte sono finite',
    greenMines: 'prima di un turno azionario le miniere gialle con una stazione diventano verdi',
    brownMines: 'prima di un turno azionario le miniere verdi con una stazione diventano marroni',
    maritimes: 'le compagnie marittime ancora dei giocatori spariscono',
  },
};
