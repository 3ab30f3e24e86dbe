// Words of the face of every 18xx game: the map in words, the market, trains and phases, runs.

import type { Colour } from '../../../engine/index.ts';
import type { Idle, RailReason } from '../../../kernel/index.ts';
import { pool } from '../terms.ts';

const terrains: Readonly<Record<string, string>> = {
  mountain: 'high ground',
  water: 'water',
  river: 'river',
  swamp: 'swamp',
  'water|mountain': 'river and high ground',
};

const zones: Readonly<Record<string, string>> = { par: 'price of a new company' };

const reasons: Readonly<Record<RailReason, string>> = {
  share: 'Shares bought',
  shares: 'Shares sold',
  dividend: 'Dividends',
  private: 'Private companies',
};

export const rail = {
  map: {
    colours: {
      white: 'open country',
      yellow: 'yellow',
      green: 'green',
      brown: 'brown',
      gray: 'gray',
      red: 'off the board',
      blue: 'water',
    } satisfies Readonly<Record<Colour, string>>,
    tile: (tile: string, colour: string) => `${colour} tile ${tile}`,
    city: (slots: number) => (slots > 1 ? `city with ${slots} places` : 'city'),
    town: 'town',
    mine: 'mine',
    port: 'port',
    offboard: 'off the board',
    value: (values: string) => `worth ${values}`,
    terrain: (kind: string, cost: string) => `${terrains[kind] ?? kind}: building costs ${cost}`,
    /** A lake lies across the hex. */
    divided: 'water divides it: no track from one side to the other',
    /** Track that is printed over water. */
    link: 'link over the sea',
    /** No track leads over this side of it. */
    barrier: 'one side cannot be crossed',
    /** A river or the like on this many of its sides. */
    sides: (name: string, count: number) => (count === 1 ? `${name} on one side` : `${name} on ${count} sides`),
    here: (companies: string) => `here: ${companies}`,
    home: (companies: string) => `home of ${companies}`,
    left: (count: number) => (count === 1 ? '1 left' : `${count} left`),
  },
  columns: {
    price: { head: 'Price', title: 'Price of a share on the market' },
    par: { head: 'Par', title: 'Price at which it was started' },
    treasury: { head: 'Treas.', title: 'In its treasury' },
    tokens: { head: 'Tok.', title: 'Tokens it can still place' },
  },
  idle: {
    waiting: 'not started',
    closed: 'closed',
    absorbed: 'absorbed',
    offered: 'to be drafted',
    out: 'out of the game',
  } satisfies Readonly<Record<Idle, string>>,
  certificates: 'Certificates',
  privates: 'Private companies',
  privateColumns: { name: 'Company', revenue: 'Income', owner: 'Owner, bids' },
  /** The state of trains and bank, in a few words. */
  brief: {
    onSale: (type: string, left: string) => `${type}-trains: ${left} left`,
    bank: (sum: string) => `bank ${sum}`,
  },
  priority: 'priority',
  trains: {
    head: 'Trains',
    type: 'Train',
    price: 'Price',
    left: 'Left',
    rusts: 'Rusts',
    rustsOn: (type: string) => `with the first ${type}`,
    onSale: 'on sale',
    pool: pool.In,
    none: 'none',
    // phases go by a train (Phase 4) or by a colour (Green phase)
    phase: (phase: string) =>
      /^[a-z]/.test(phase) ? `${phase.charAt(0).toUpperCase()}${phase.slice(1)} phase` : `Phase ${phase}`,
    tiles: 'Tiles',
    limit: 'Trains a company',
    rounds: 'Operating rounds',
  },
  bank: 'In the bank',
  routes: {
    head: 'Runs of the trains',
    searching: 'Looking for the best runs',
    better: (steps: string) => `${steps} steps searched`,
    stop: 'That will do',
    proven: 'No better runs exist (proven).',
    soFar: (bound: string) => `The best so far; none can bring more than ${bound}.`,
    none: 'No train can run.',
    /** Payments before the run. */
    wagons: (sum: string) => `${sum} in all, paid before the run`,
    run: (sum: string) => `Run the trains: ${sum}`,
    own: 'My own runs',
    best: 'Best runs',
    pick: 'Choose a train, then touch its stops on the board in order.',
    idle: 'does not run',
    undo: 'Remove the last stop',
    clear: 'Clear',
    goOn: (train: string) => `${train}: touch the next place`,
    noStop: (place: string) => `Trains do not stop at ${place}`,
    noWay: (place: string) => `No free track leads on to ${place}`,
    been: (place: string) => `This train has been at ${place}`,
    failed: 'The search failed. Runs can be drawn by hand.',
    train: (type: string) => `${type}-train`,
  },
  ways: {
    head: (count: number) => (count === 1 ? '1 route' : `${count} routes`),
    hint: 'Touch a line on the map, or choose a row.',
    /** Ways left over the touched places, out of all. */
    through: (places: string, left: number, all: number) => `Through ${places}: ${left} of ${all}`,
    all: 'Show all',
  },
  rotate: 'Turn',
  rotateHint: 'Touch the hex again, or press R, to turn it',
  alsoPossible: 'Also possible',
  /** Zones of the market, and reasons of payments, for games without words of their own. */
  zones,
  reasons,
};
