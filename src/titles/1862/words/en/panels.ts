import type { Lines1862 } from '../panels.ts';

const bought = 'Shares bought and sold';
const united = 'Mergers and refinancing';

export const g1862: Lines1862 = {
  kinds: { freight: 'freight', local: 'local', express: 'express' },
  letters: { freight: 'F', local: 'L', express: 'E' },
  permits: 'Permits',
  home: (place) => `at home in ${place}`,
  permit: (kinds) => `permit: ${kinds}`,
  charter: 'chartered',
  receivership: 'in receivership',
  notFloated: 'not floated',
  barred: 'home full for good',
  from: (phase) => `from phase ${phase}`,
  obligation: (seat) => `${seat} has to float it`,
  train: (freight, local) => `freight ${freight}, local and express ${local}`,
  limit: { kind: 'of each kind', all: 'in all' },
  lner: { due: 'the LNER is coming', formed: 'LNER formed' },
  parliament: 'Parliament',
  exchange: {
    head: {
      merger: 'The merger in figures',
      acquisition: 'The acquisition in figures',
      refinancing: 'The refinancing in figures',
    },
    survives: (survivor, absorbed, price) =>
      `${survivor} survives, ${absorbed} is absorbed; a share is worth ${price}.`,
    holder: 'Holder',
    price: 'Share price',
    companies: 'the companies',
    director: (names) => `Director: ${names}`,
    nobody: 'nobody (receivership)',
    trains: (trains) => `Trains: ${trains}`,
    permits: (kinds) => `Permits: ${kinds}`,
    tokens: (stay, unused) => `Tokens: ${stay} on the map, ${unused} on the sheet`,
    tooMany: (count) => `${count} of them to be given up`,
    goesOn: 'The survivor operates now.',
    endsTurn: 'The turn ends with it.',
  },
  run: {
    head: (train, kind, from, to) => `${train} (${kind}), ${from} – ${to}`,
    port: (hex) => `port ${hex}`,
    paid: (place, sum) => `${place} ${sum}`,
    distance: (hexes, each, port) => `${hexes} ${hexes === 1 ? 'hex' : 'hexes'}${port ? ' to a port' : ''} at ${each}`,
    joined: (train) => `joined to the ${train}, which is paid for the distance`,
    subsidy: (sum, hexes) => `subsidy ${sum} for ${hexes} ${hexes === 1 ? 'hex' : 'hexes'}`,
    nothing: 'its locations pay other trains',
  },
  reasons: {
    charter: 'Charters and fines',
    fine: 'Charters and fines',
    shares: bought,
    dividend: 'Dividends',
    option: united,
    bankruptcy: 'Bankruptcies',
  },
  zones: {
    chartered: 'price of a chartered company',
    start: 'price of any other new company',
    oneSpared: 'the first share sold does not lower it',
    twoSpared: 'the first two shares sold do not lower it',
    bankrupt: 'bankruptcy',
    end: 'the game ends',
  },
};
