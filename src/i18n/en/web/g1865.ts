import type { Lines1865 } from '../../web/g1865.ts';

const zones = { red: 'red', white: 'white', green: 'green' };
const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const g1865: Lines1865 = {
  kinds: { minor: 'minor', major: 'major' },
  columns: {
    traffic: { head: 'Traffic', title: 'Units of traffic it has collected' },
    coverage: { head: 'Cover', title: 'Units of traffic that its trains and maritime companies cover' },
  },
  traffic: (value) => `${value} traffic`,
  rank: (rank, zone) => `rank ${rank}, ${zones[zone]} zone`,
  loans: (count) => counted(count, 'state loan', 'state loans'),
  personalLoans: (count) => counted(count, 'personal loan', 'personal loans'),
  notLaunched: (sold) => `not launched: ${sold}% of 60% sold`,
  maritimes: 'Maritime companies',
  homeOf: (companies) => `home of ${companies}`,
  destinationOf: (companies) => `destination of ${companies}`,
  draft:
    'A maritime company pays you L.20 each operating round. Handed over to a company of yours it covers 8 more traffic, and the company’s token at its place brings traffic equal to the phase, once.',
  placeOf: (maritime) => `place of ${maritime}`,
  coast: 'on the coast',
  carbonia: 'Carbonia district',
  train: (coverage) => `covers ${coverage}`,
  lastTrain: (coverage, price) => `covers ${coverage}; the last one costs ${price}`,
  startPrices: 'Start prices',
  startsAs: (kind) => `companies start as ${kind}s`,
  conversion: 'Tokens added by a conversion',
  tokensAdded: (count) => `+${count}`,
  legend: {
    river: { name: 'river', text: 'river: 40 for the route of a token' },
    mountain: { name: 'mountains', text: 'mountains: 60; any other border 10' },
    sea: 'sea link, 10 a border',
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
    held: (certificates, limit) => `${certificates} of at most ${limit} certificates`,
    nothingHeld: 'They hold nothing yet.',
    chart: 'Their chart: ranks by row and zone',
    row: 'Phase',
    now: 'now',
    zones: { red: 'Red', white: 'White', green: 'Green' },
    zonesDo: { red: 'they sell all', white: 'they leave it', green: 'they buy' },
    forecast: 'Their next turns',
    forecastHint: 'As things stand, if nobody else trades. They act before every player.',
    notYet: 'They trade from the first stock round on.',
    rankHint: 'Rank: the phase numbers of its trains and its tokens on the map.',
  },
  reasons: {
    maritime: 'Maritime companies',
    share: 'Shares bought and sold',
    shares: 'Shares bought and sold',
    dividend: 'Dividends',
    train: 'Trains',
    loan: 'Personal loans',
    absorption: 'Absorptions',
  },
  zones: {
    '2': 'start price from phase 2',
    '3': 'start price from phase 3',
    '5': 'start price from phase 5',
  },
};
