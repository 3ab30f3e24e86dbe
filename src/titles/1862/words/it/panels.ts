import { director } from '../../../../words/it/terms.ts';
import type { Lines } from '../../../../words/lines.ts';
import type { g1862 as en } from '../en/panels.ts';

const bought = 'Azioni comprate e vendute';
const united = 'Fusioni e rifinanziamenti';

export const g1862: Lines<typeof en> = {
  kinds: { freight: 'merci', local: 'locale', express: 'espresso' },
  letters: { freight: 'M', local: 'L', express: 'E' },
  permits: 'Licenze',
  home: (place) => `sede a ${place}`,
  permit: (kinds) => `licenza: ${kinds}`,
  charter: 'con concessione',
  receivership: 'in amministrazione controllata',
  notFloated: 'non ancora partita',
  barred: 'sede piena per sempre',
  from: (phase) => `dalla fase ${phase}`,
  obligation: (seat) => `${seat} deve farla partire`,
  train: (freight, local) => `merci ${freight}, locale ed espresso ${local}`,
  limit: { kind: 'di ogni tipo', all: 'in tutto' },
  lner: { due: 'arriva la LNER', formed: 'LNER formata' },
  parliament: 'Parlamento',
  exchange: {
    head: {
      merger: 'La fusione in cifre',
      acquisition: 'L’acquisizione in cifre',
      refinancing: 'Il rifinanziamento in cifre',
    },
    survives: (survivor, absorbed, price) =>
      `${survivor} sopravvive, ${absorbed} è assorbita; un’azione vale ${price}.`,
    holder: 'Chi',
    price: 'Prezzo per azione',
    companies: 'le società',
    director: (names) => `${director.Bare}: ${names}`,
    nobody: 'nessuno (amministrazione controllata)',
    trains: (trains) => `Treni: ${trains}`,
    permits: (kinds) => `Licenze: ${kinds}`,
    tokens: (stay, unused) => `Stazioni: ${stay} sulla mappa, ${unused} sulla plancia`,
    tooMany: (count) => `${count} da restituire`,
    goesOn: 'La società che resta opera adesso.',
    endsTurn: 'Il turno finisce così.',
  },
  run: {
    head: (train, kind, from, to) => `${train} (${kind}), ${from} – ${to}`,
    port: (hex) => `porto ${hex}`,
    paid: (place, sum) => `${place} ${sum}`,
    distance: (hexes, each, port) =>
      `${hexes} ${hexes === 1 ? 'esagono' : 'esagoni'}${port ? ' fino a un porto' : ''} a ${each}`,
    joined: (train) => `unito al ${train}, che incassa per la distanza`,
    subsidy: (sum, hexes) => `sovvenzione ${sum} per ${hexes} ${hexes === 1 ? 'esagono' : 'esagoni'}`,
    nothing: 'le sue località pagano altri treni',
  },
  reasons: {
    charter: 'Concessioni e multe',
    fine: 'Concessioni e multe',
    shares: bought,
    dividend: 'Dividendi',
    option: united,
    bankruptcy: 'Bancarotte',
  },
  zones: {
    chartered: 'prezzo di una società con concessione',
    start: 'prezzo di ogni altra società nuova',
    oneSpared: 'la prima azione venduta non lo abbassa',
    twoSpared: 'le prime due azioni vendute non lo abbassano',
    bankrupt: 'bancarotta',
    end: 'la partita finisce',
  },
  phaseNotes: {
    moreCompanies: 'si possono fondare altre società',
    lner: 'nasce la LNER',
    middle: 'valori medi nei porti e nelle aree rosse',
    high: 'valori alti nei porti e nelle aree rosse',
  },
};
