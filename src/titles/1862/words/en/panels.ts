// Words of 1862's face beyond those of all 18xx games.

import { director } from '../../../../words/en/terms.ts';
import type { Reason } from '../../rules/events.ts';
import type { Kind } from '../../rules/trains.ts';

const bought = 'Shares bought and sold';
const united = 'Mergers and refinancing';

const reasons: Readonly<Record<Reason, string>> = {
  charter: 'Charters and fines',
  fine: 'Charters and fines',
  shares: bought,
  dividend: 'Dividends',
  option: united,
  bankruptcy: 'Bankruptcies',
};

const zones: Readonly<Record<string, string>> = {
  chartered: 'price of a chartered company',
  start: 'price of any other new company',
  oneSpared: 'the first share sold does not lower it',
  twoSpared: 'the first two shares sold do not lower it',
  bankrupt: 'bankruptcy',
  end: 'the game ends',
};

export const g1862 = {
  kinds: { freight: 'freight', local: 'local', express: 'express' } satisfies Readonly<Record<Kind, string>>,
  /** One letter for a train of this kind. */
  letters: { freight: 'F', local: 'L', express: 'E' } satisfies Readonly<Record<Kind, string>>,
  permits: 'Permits',
  /** For a company not yet started: its home, and the trains it may run. */
  home: (place: string) => `at home in ${place}`,
  permit: (kinds: string) => `permit: ${kinds}`,
  charter: 'chartered',
  receivership: 'in receivership',
  notFloated: 'not floated',
  barred: 'home full for good',
  from: (phase: string) => `from phase ${phase}`,
  obligation: (seat: string) => `${seat} has to float it`,
  /** Figures of a type of train, by the kind chosen for it. */
  train: (freight: number, local: string) => `freight ${freight}, local and express ${local}`,
  /** Limit of trains, for each kind or in all. */
  limit: { kind: 'of each kind', all: 'in all' },
  lner: { due: 'the LNER is coming', formed: 'LNER formed' },
  parliament: 'Parliament',
  /** A merger, an acquisition or a refinancing in figures. */
  exchange: {
    head: {
      merger: 'The merger in figures',
      acquisition: 'The acquisition in figures',
      refinancing: 'The refinancing in figures',
    },
    survives: (survivor: string, absorbed: string, price: string) =>
      `${survivor} survives, ${absorbed} is absorbed; a share is worth ${price}.`,
    holder: 'Holder',
    /** Price of the survivor's share. */
    price: 'Share price',
    companies: 'the companies',
    director: (names: string) => `${director.Bare}: ${names}`,
    nobody: 'nobody (receivership)',
    trains: (trains: string) => `Trains: ${trains}`,
    permits: (kinds: string) => `Permits: ${kinds}`,
    tokens: (stay: number, unused: number) => `Tokens: ${stay} on the map, ${unused} on the sheet`,
    tooMany: (count: number) => `${count} of them to be given up`,
    goesOn: 'The survivor operates now.',
    endsTurn: 'The turn ends with it.',
  },
  /** Income of a run. */
  run: {
    head: (train: string, kind: string, from: string, to: string) => `${train} (${kind}), ${from} – ${to}`,
    /** A port without a name. */
    port: (hex: string) => `port ${hex}`,
    paid: (place: string, sum: string) => `${place} ${sum}`,
    distance: (hexes: number, each: string, port: boolean) =>
      `${hexes} ${hexes === 1 ? 'hex' : 'hexes'}${port ? ' to a port' : ''} at ${each}`,
    /** A freight joined to another, which is paid for the distance. */
    joined: (train: string) => `joined to the ${train}, which is paid for the distance`,
    subsidy: (sum: string, hexes: number) => `subsidy ${sum} for ${hexes} ${hexes === 1 ? 'hex' : 'hexes'}`,
    /** Other trains are paid for all of its locations. */
    nothing: 'its locations pay other trains',
  },
  reasons,
  /** By zone of the market, in the order of the legend. */
  zones,
  /** Besides tiles, limits and rounds. */
  phaseNotes: {
    moreCompanies: 'more companies may be started',
    lner: 'the LNER forms',
    middle: 'middle values at ports and red areas',
    high: 'high values at ports and red areas',
  },
};
