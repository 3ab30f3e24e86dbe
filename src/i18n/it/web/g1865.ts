import type { Lines1865 } from '../../web/g1865.ts';

const zones = { red: 'rossa', white: 'bianca', green: 'verde' };
const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const g1865: Lines1865 = {
  kinds: { minor: 'minore', major: 'maggiore' },
  columns: {
    traffic: { head: 'Traff.', title: 'Unità di traffico raccolte' },
    coverage: { head: 'Copre', title: 'Unità di traffico coperte da treni e compagnie marittime' },
  },
  traffic: (value) => `${value} di traffico`,
  rank: (rank, zone) => `rango ${rank}, zona ${zones[zone]}`,
  loans: (count) => counted(count, 'prestito di Stato', 'prestiti di Stato'),
  personalLoans: (count) => counted(count, 'prestito personale', 'prestiti personali'),
  notLaunched: (sold) => `non lanciata: venduto il ${sold}% del 60%`,
  maritimes: 'Compagnie marittime',
  homeOf: (companies) => `base di ${companies}`,
  destinationOf: (companies) => `destinazione di ${companies}`,
  draft:
    'Una compagnia marittima ti paga L.20 a ogni turno operativo. Ceduta a una tua società copre 8 di traffico in più, e la stazione della società nel suo luogo porta una volta traffico pari alla fase.',
  placeOf: (maritime) => `luogo di ${maritime}`,
  coast: 'sulla costa',
  carbonia: 'distretto di Carbonia',
  train: (coverage) => `copre ${coverage}`,
  lastTrain: (coverage, price) => `copre ${coverage}; l’ultimo costa ${price}`,
  startPrices: 'Prezzi iniziali',
  startsAs: (kind) => (kind === 'minore' ? 'le società nascono minori' : 'le società nascono maggiori'),
  conversion: 'Stazioni in più con la conversione',
  tokensAdded: (count) => `+${count}`,
  legend: {
    river: { name: 'fiume', text: 'fiume: 40 sul percorso di una stazione' },
    mountain: { name: 'montagne', text: 'montagne: 60; ogni altro confine 10' },
    sea: 'collegamento marittimo, 10 a confine',
    mine: 'miniera, con posto per una stazione',
    maritime: 'luogo di una compagnia marittima',
  },
  route: { cost: 'Costo', traffic: 'Traffico', towns: 'Cittadine' },
  besides: {
    white: 'quanto chiedono i Dragon nella zona bianca',
    green: 'quanto chiedono i Dragon nella zona verde',
  },
  dragons: {
    head: 'I Dragon',
    letter: 'D',
    name: 'i Dragon',
    held: (certificates, limit) => `${certificates} certificati su ${limit} al massimo`,
    nothingHeld: 'Non possiedono ancora nulla.',
    chart: 'La loro Carta: i ranghi per riga e zona',
    row: 'Fase',
    now: 'ora',
    zones: { red: 'Rossa', white: 'Bianca', green: 'Verde' },
    zonesDo: { red: 'vendono tutto', white: 'lasciano stare', green: 'comprano' },
    forecast: 'I loro prossimi turni',
    forecastHint: 'Come stanno le cose, se nessun altro compra o vende. Agiscono prima di ogni giocatore.',
    notYet: 'Comprano e vendono dal primo turno azionario in poi.',
    rankHint: 'Rango: i numeri di fase dei treni più le stazioni sulla mappa.',
  },
  reasons: {
    maritime: 'Compagnie marittime',
    share: 'Azioni comprate e vendute',
    shares: 'Azioni comprate e vendute',
    dividend: 'Dividendi',
    train: 'Treni',
    loan: 'Prestiti personali',
    absorption: 'Assorbimenti',
  },
  zones: {
    '2': 'prezzo iniziale dalla fase 2',
    '3': 'prezzo iniziale dalla fase 3',
    '5': 'prezzo iniziale dalla fase 5',
  },
};
