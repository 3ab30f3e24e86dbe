// A short game of 1856 as 18xx.games would write it, made for the tests: six privates, one company, one run.

interface Recorded {
  readonly type: string;
  readonly entity: string;
  readonly entity_type: string;
  readonly [field: string]: unknown;
}

const by =
  (entity_type: string) =>
  (entity: string, type: string, fields: object = {}): Recorded => ({ type, entity, entity_type, ...fields });
const player = by('player');
const company = by('corporation');
const buys = (who: string, id: string, price: number) => player(who, 'bid', { company: id, price });
const pass = (who: string) => player(who, 'pass');

const run = {
  routes: [{ train: '2-0', connections: [['C14', 'B13']], hexes: ['B13', 'C14'], revenue: 50, _name: '2' }],
};

const actions: readonly Recorded[] = [
  buys('ada', 'FT', 20),
  buys('bob', 'WSRC', 40),
  buys('cy', 'TCC', 50),
  buys('ada', 'GLSC', 70),
  buys('bob', 'NFSBC', 100),
  buys('cy', 'SCFTC', 100),
  player('ada', 'par', { corporation: 'LPS', share_price: '65,5,4' }),
  pass('bob'),
  pass('cy'),
  pass('ada'),
  company('LPS', 'lay_tile', { hex: 'C14', tile: '57-0', rotation: 2 }),
  company('LPS', 'destination_connection', { corporations: [] }),
  company('LPS', 'buy_train', { train: '2-0', price: 100, _type: '2', _from: 'depot' }),
  company('LPS', 'pass'),
  pass('bob'),
  pass('cy'),
  pass('ada'),
  company('LPS', 'pass'),
  company('LPS', 'destination_connection', { corporations: [] }),
  company('LPS', 'run_routes', run),
  company('LPS', 'dividend', { kind: 'payout' }),
  company('LPS', 'end_game'),
];

/** Number of the action that runs the train, counted from 1. */
export const RUN_AT = 1 + actions.findIndex(({ type }) => type === 'run_routes');

/** The players' worth at the end: cash, two shares at 65 for Ada, privates. */
export const RESULT = { 1: 420 + 130, 2: 560, 3: 560 };

export const foreign1856 = {
  id: 'made',
  title: '1856',
  players: [
    { id: 'ada', name: 'Ada' },
    { id: 'bob', name: 'Bob' },
    { id: 'cy', name: 'Cy' },
  ],
  settings: { optional_rules: [] as string[] },
  actions,
};

/** The same record with one action changed; the first is number 1. */
export const withAction = (index: number, fields: object) => ({
  ...foreign1856,
  actions: actions.map((action, i) => (i + 1 === index ? { ...action, ...fields } : action)),
});
