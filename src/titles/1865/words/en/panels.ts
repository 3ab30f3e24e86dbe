// Words of 1865's face beyond those of all 18xx games.

import { pool, president } from '../../../../words/en/terms.ts';
import type { Zone } from '../../rules/chart.ts';
import type { Reason } from '../../rules/events.ts';

const zones = { red: 'red', white: 'white', green: 'green' };
const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const reasons: Readonly<Record<Reason, string>> = {
  maritime: 'Maritime companies',
  shares: 'Shares bought and sold',
  dividend: 'Dividends',
  train: 'Trains',
  loan: 'Personal loans',
  absorption: 'Absorptions',
};

const zonesOf: Readonly<Record<string, string>> = {
  '2': 'start price from phase 2',
  '3': 'start price from phase 3',
  '5': 'start price from phase 5',
};

export const g1865 = {
  kinds: { minor: 'minor', major: 'major' },
  columns: {
    traffic: { head: 'Traffic', title: 'Units of traffic it has collected' },
    coverage: { head: 'Cover', title: 'Units of traffic that its trains and maritime companies cover' },
  },
  /** The traffic of a place. */
  traffic: (value: number) => `${value} traffic`,
  rank: (rank: number, zone: Zone) => `rank ${rank}, ${zones[zone]} zone`,
  loans: (count: number) => counted(count, 'state loan', 'state loans'),
  personalLoans: (count: number) => counted(count, 'personal loan', 'personal loans'),
  /** Percentage sold, of the 60% needed for a launch. */
  notLaunched: (sold: number) => `not launched: ${sold}% of 60% sold`,
  maritimes: 'Maritime companies',
  /** Lines about one place: companies at home there, or with their destination there. */
  homeOf: (companies: string) => `home of ${companies}`,
  destinationOf: (companies: string) => `destination of ${companies}`,
  bonusTaken: 'bonus taken',
  /** The current situation by frame, for people who meet it for the first time. */
  hints: {
    draft:
      'A maritime company pays you L.20 each operating round. Handed over to a company of yours it covers 8 more traffic, and the company’s token at its place brings traffic equal to the phase, once.',
    conversion:
      'A major has ten shares instead of five: every certificate counts half of its percentage, five new ones of 10% go to the initial offer, and the price stays. It also gets more tokens.',
    raise:
      'Sell shares until the sum is there, one block of each company at most and no more than is missing. When nothing more can be sold, the bank lends 500 at a time; a personal loan is never repaid and costs 500 at the end.',
  },
  /** The mark of a maritime company on the map. */
  placeOf: (maritime: string) => `place of ${maritime}`,
  coast: 'on the coast',
  carbonia: 'Carbonia district',
  train: (coverage: number) => `covers ${coverage}`,
  lastTrain: (price: string) => `the last one costs ${price}`,
  startPrices: 'Start prices',
  startsAs: (kind: string) => `companies start as ${kind}s`,
  conversion: 'Tokens added by a conversion',
  tokensAdded: (count: number) => `+${count}`,
  legend: {
    names: { river: 'river', mountain: 'mountains' },
    /** Cost of crossing it with the route of a token. */
    border: (name: string, cost: string) => `${name}: ${cost} on the route of a token`,
    plain: (cost: string) => `any other side of a hex: ${cost}`,
    sea: (cost: string) => `sea link, ${cost} a side`,
    mine: 'mine, with a place for one token',
    maritime: 'place of a maritime company',
  },
  route: { cost: 'Cost', traffic: 'Traffic', towns: 'Towns' },
  besides: {
    white: 'what the Dragons ask in the white zone',
    green: 'what the Dragons ask in the green zone',
  },
  dragons: {
    head: 'The Dragons',
    letter: 'D',
    name: 'the Dragons',
    held: (certificates: number, limit: number) => `${certificates} of at most ${limit} certificates`,
    brief: (certificates: number, limit: number) => `Dragons ${certificates}/${limit}`,
    nothingHeld: 'They hold nothing yet.',
    /** Reasons for which a price falls (R091). */
    soldByThem: `each share sold by its ${president.bare} or the Dragons`,
    chart: 'Their chart: ranks by row and zone',
    row: 'Phase',
    now: 'now',
    zones: { red: 'Red', white: 'White', green: 'Green' } satisfies Readonly<Record<Zone, string>>,
    zonesDo: { red: 'they sell all', white: 'they leave it', green: 'they buy' } satisfies Readonly<
      Record<Zone, string>
    >,
    forecast: 'Their next turns',
    forecastHint:
      'As things stand, if nobody else trades; during operating rounds, with the rows of the next stock round. They act before every player.',
    notYet: 'They trade from the first stock round on.',
    rankHint: 'Rank: the phase numbers of its trains and its tokens on the map.',
  },
  /** An absorption in figures. */
  absorption: {
    head: 'The absorption in figures',
    price: (target: string, price: string, due: string) => `A share of ${target} is paid with ${price}: ${due} in all.`,
    gets: 'Gets',
    pool: `${pool.bare} (to the bank)`,
    toBank: (holder: string) => `${holder} (to the bank)`,
    treasuries: 'Both treasuries',
    traffic: 'Traffic',
    rank: 'Rank',
    zones: (all: readonly Zone[]) => `${all.map((zone) => zones[zone]).join(' or ')} zone`,
    tokens: 'Tokens on the map',
    unused: 'Tokens left',
    sold: (company: string, shares: number, sum: string) =>
      `${company} sells ${counted(shares, 'certificate', 'certificates')} of its own ${pool.to} for ${sum}.`,
    loans: (taken: number, all: number) =>
      `It takes ${counted(taken, 'state loan', 'state loans')} of 500; with those of both that is ${all}.`,
    trains: (trains: string, tooMany: number) =>
      `Trains: ${trains}${tooMany > 0 ? `; ${tooMany} of them above the limit, to be given up ${pool.to}` : ''}.`,
    maritimes: (names: string) => `Maritime companies: ${names}.`,
    replaced: (places: string) => `Its token takes the place in ${places}.`,
    shared: (places: string) => `Both stand in ${places}: 50 from the bank for each.`,
    open: (places: string) => `You decide about the tokens in ${places}.`,
    lost: (places: string) => `Tokens lost without pay: ${places}.`,
    freed: (places: string) => `Own tokens that may be taken back first: ${places}.`,
    operates: (company: string) => `${company} operates in this round.`,
    done: (company: string) => `${company} has operated in this round already.`,
  },
  /** Parts of worth besides cash, at the end. */
  rest: { shares: 'Shares', companyLoans: 'Loans of companies', personalLoans: 'Personal loans due' },
  reasons,
  /** By zone of the market, in the order of the legend. */
  zones: zonesOf,
  /** Besides tiles, limits and rounds. */
  phaseNotes: {
    draft: 'draft of the maritime companies',
    convert: 'companies may convert and take over maritime companies; begins with the end of the draft',
    greenMines: 'yellow mines with a token become green before a stock round',
    brownMines: 'green mines with a token become brown before a stock round',
    maritimes: 'maritime companies still held by players are removed',
  },
};
