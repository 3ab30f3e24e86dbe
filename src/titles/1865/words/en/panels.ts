import type { Lines1865 } from '../panels.ts';

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
  bonusTaken: 'bonus taken',
  hints: {
    draft:
      'A maritime company pays you L.20 each operating round. Handed over to a company of yours it covers 8 more traffic, and the company’s token at its place brings traffic equal to the phase, once.',
    conversion:
      'A major has ten shares instead of five: every certificate counts half of its percentage, five new ones of 10% go to the initial offer, and the price stays. It also gets more tokens.',
    raise:
      'Sell shares until the sum is there, one block of each company at most and no more than is missing. When nothing more can be sold, the bank lends 500 at a time; a personal loan is never repaid and costs 500 at the end.',
  },
  placeOf: (maritime) => `place of ${maritime}`,
  coast: 'on the coast',
  carbonia: 'Carbonia district',
  train: (coverage) => `covers ${coverage}`,
  lastTrain: (price) => `the last one costs ${price}`,
  startPrices: 'Start prices',
  startsAs: (kind) => `companies start as ${kind}s`,
  conversion: 'Tokens added by a conversion',
  tokensAdded: (count) => `+${count}`,
  legend: {
    names: { river: 'river', mountain: 'mountains' },
    border: (name, cost) => `${name}: ${cost} on the route of a token`,
    plain: (cost) => `any other side of a hex: ${cost}`,
    sea: (cost) => `sea link, ${cost} a side`,
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
    brief: (certificates, limit) => `Dragons ${certificates}/${limit}`,
    nothingHeld: 'They hold nothing yet.',
    soldByThem: 'each share sold by its president or the Dragons',
    chart: 'Their chart: ranks by row and zone',
    row: 'Phase',
    now: 'now',
    zones: { red: 'Red', white: 'White', green: 'Green' },
    zonesDo: { red: 'they sell all', white: 'they leave it', green: 'they buy' },
    forecast: 'Their next turns',
    forecastHint:
      'As things stand, if nobody else trades; during operating rounds, with the rows of the next stock round. They act before every player.',
    notYet: 'They trade from the first stock round on.',
    rankHint: 'Rank: the phase numbers of its trains and its tokens on the map.',
  },
  absorption: {
    head: 'The absorption in figures',
    price: (target, price, due) => `A share of ${target} is paid with ${price}: ${due} in all.`,
    gets: 'Gets',
    pool: 'bank pool (to the bank)',
    toBank: (holder) => `${holder} (to the bank)`,
    treasuries: 'Both treasuries',
    traffic: 'Traffic',
    rank: 'Rank',
    zones: (all) => `${all.map((zone) => zones[zone]).join(' or ')} zone`,
    tokens: 'Tokens on the map',
    unused: 'Tokens left',
    sold: (company, shares, sum) =>
      `${company} sells ${counted(shares, 'certificate', 'certificates')} of its own to the bank pool for ${sum}.`,
    loans: (taken, all) =>
      `It takes ${counted(taken, 'state loan', 'state loans')} of 500; with those of both that is ${all}.`,
    trains: (trains, tooMany) =>
      `Trains: ${trains}${tooMany > 0 ? `; ${tooMany} of them above the limit, to be given up to the bank pool` : ''}.`,
    maritimes: (names) => `Maritime companies: ${names}.`,
    replaced: (places) => `Its token takes the place in ${places}.`,
    shared: (places) => `Both stand in ${places}: 50 from the bank for each.`,
    open: (places) => `You decide about the tokens in ${places}.`,
    lost: (places) => `Tokens lost without pay: ${places}.`,
    freed: (places) => `Own tokens that may be taken back first: ${places}.`,
    operates: (company) => `${company} operates in this round.`,
    done: (company) => `${company} has operated in this round already.`,
  },
  rest: { shares: 'Shares', companyLoans: 'Loans of companies', personalLoans: 'Personal loans due' },
  reasons: {
    maritime: 'Maritime companies',
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
