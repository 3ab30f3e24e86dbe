// Section 3: rank, the Dragons chart, and sales and purchases of the Dragons.
import { expect, test } from 'vitest';
import { apply, settle } from '../../../src/engine/core/apply.ts';
import { rngFrom } from '../../../src/engine/core/chance.ts';
import { copy } from '../../../src/engine/core/copy.ts';
import { waiting } from '../../../src/engine/core/play.ts';
import { wander } from '../../../src/engine/core/wander.ts';
import { stackAt } from '../../../src/engine/market/market.ts';
import { putToken } from '../../../src/engine/track/tokens.ts';
import { dropTrain, takeNew } from '../../../src/engine/trains/depot.ts';
import { dragonLimit } from '../../../src/titles/1865/rules/chart.ts';
import type { CompanyId } from '../../../src/titles/1865/rules/companies.ts';
import { game1865 } from '../../../src/titles/1865/rules/index.ts';
import { fullMap } from '../../../src/titles/1865/rules/map.ts';
import { spotOf } from '../../../src/titles/1865/rules/market.ts';
import { rankOf, zoneOf, zonePrice } from '../../../src/titles/1865/rules/rank.ts';
import { dragonPurchase } from '../../../src/titles/1865/rules/stock/dragonChoice.ts';
import { forecast } from '../../../src/titles/1865/rules/stock/dragons.ts';
import { upTo } from '../../support/bounded.ts';
import { exampleBegins } from '../../support/exampleTables.ts';
import { example, rule } from '../../support/rule.ts';
import { opening1865, place, table1865 } from '../../support/table1865.ts';

const buy = (company: CompanyId, from: 'offer' | 'pool' | 'dragons' = 'pool') =>
  ({ type: 'buyShare', company, from }) as const;
const three = () => table1865(['Alan', 'Bob', 'Carl']).purses({ Alan: 800, Bob: 800, Carl: 800 });
const isOver = (t: ReturnType<typeof three>): boolean => t.told('operatingRoundBegan').length > 0;
/** With these trains a company that has only its home token is green in the first row, and white. */
const GREEN = ['PH2', 'PH2'];
const WHITE = ['PH2'];

example('1865-X04', 'three tokens and two PH2: 7; two tokens and a PH3: 5; five tokens and no train: 5', () => {
  const t = three()
    .company('FMS', { tokens: ['Oristano', 'Sassari'], trains: ['PH2', 'PH2'] })
    .company('RCSF', { tokens: ['Nuoro'], trains: ['PH3'] })
    .company('SFSS', { tokens: ['Olbia', 'Calvi', 'Ajaccio', 'Argentiera'] });
  expect(t.waiting).toEqual(['Alan']);
  expect((['FMS', 'RCSF', 'SFSS'] as const).map((id) => rankOf(t.state, id))).toEqual([7, 5, 5]);
});

rule('1865-R030', 'minor or major makes no difference, maritime companies do not count', () => {
  const t = three()
    .company('FMS', { trains: ['PH2'] })
    .company('RCSF', { kind: 'major', trains: ['PH2'] })
    .maritimes({ RCSF: ['M3', 'M5'] });
  expect([rankOf(t.state, 'FMS'), rankOf(t.state, 'RCSF')]).toEqual([3, 3]);
});

rule('1865-R031', 'rank and zone follow tokens and trains at once', () => {
  const t = three().company('FMS', { price: 100, trains: ['PH2'] });
  expect([rankOf(t.state, 'FMS'), zoneOf(t.state, 'FMS'), zonePrice(t.state, 'FMS')]).toEqual([3, 'white', 110]);
  t.set((s) => {
    takeNew(s, 'PH2', 'FMS');
  });
  expect([rankOf(t.state, 'FMS'), zoneOf(t.state, 'FMS'), zonePrice(t.state, 'FMS')]).toEqual([5, 'green', 130]);
  t.set((s) => {
    dropTrain(s, 'FMS', 'PH2-0');
    dropTrain(s, 'FMS', 'PH2-1');
    putToken(fullMap, s.board, 'FMS', place('Oristano'));
  });
  expect([rankOf(t.state, 'FMS'), zoneOf(t.state, 'FMS'), zonePrice(t.state, 'FMS')]).toEqual([2, 'red', 100]);
});

rule('1865-R031', 'in the middle of a turn of an operating round too', () => {
  const t = three()
    .company('FMS', { owners: { Alan: [40, 20] }, treasury: 100, trains: ['PH2'] })
    .operating({ company: 'FMS', at: 'trains' });
  expect(zoneOf(t.state, 'FMS')).toBe('white');
  t.plays('Alan', { type: 'buyTrain', from: 'bank', train: 'PH2-1', price: 100 });
  expect([rankOf(t.state, 'FMS'), zoneOf(t.state, 'FMS')]).toEqual([5, 'green']);
});

example('1865-X06', 'the Dragons act first, and again before every player', () => {
  const t = opening1865(['Alan', 'Bob', 'Carl']);
  for (const maritime of ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'] as const)
    t.plays(t.waiting[0]!, { type: 'takeMaritime', maritime });
  exampleBegins(t);
  t.plays('Alan', { type: 'startCompany', company: 'FMS', par: 60, home: place('Cagliari') }).passes('Bob', 'Carl');
  const turns = t.events.filter(({ type }) => ['dragonsPassed', 'companyStarted', 'passed'].includes(type));
  expect(turns.map(({ type, seat }) => seat ?? type)).toEqual([
    'dragonsPassed',
    'Alan',
    'dragonsPassed',
    'Bob',
    'dragonsPassed',
    'Carl',
    'dragonsPassed',
  ]);
});

rule('1865-R027', 'a Dragon turn before every player turn', () => {
  const t = three().company('FMS', { kind: 'major', owners: { Alan: [20] }, trains: GREEN });
  expect(t.waiting).toEqual(['Alan']);
  expect(t.percent('FMS').dragons).toBe(10);
  t.passes('Alan');
  expect([t.percent('FMS').dragons, t.waiting]).toEqual([20, ['Bob']]);
  t.plays('Bob', buy('FMS', 'offer'));
  expect([t.percent('FMS').dragons, t.waiting]).toEqual([30, ['Carl']]);
});

rule('1865-R028', 'the round ends when all players and the Dragons have passed in sequence', () => {
  const t = three().company('FMS', { owners: { Alan: [40], Bob: [20] }, pool: [20] });
  t.passes('Alan').plays('Bob', buy('FMS')).passes('Carl', 'Alan');
  expect(isOver(t)).toBe(false);
  t.passes('Bob');
  expect(isOver(t)).toBe(true);
  expect(t.order('dragonsPassed', 'operatingRoundBegan')[0]).toBe('operatingRoundBegan'); // no Dragons after the last pass
});

rule('1865-R029', 'while the Dragons go on trading, passes before them do not count', () => {
  const t = three().company('FMS', { owners: { Alan: [40], Bob: [20] }, trains: GREEN });
  expect(t.percent('FMS')).toEqual({ Alan: 40, Bob: 20, offer: 40 });
  t.passes('Alan'); // the Dragons have bought before him and buy again after
  expect(t.percent('FMS')).toEqual({ Alan: 40, Bob: 20, dragons: 40 });
  t.passes('Bob', 'Carl');
  expect(isOver(t)).toBe(false);
  expect(t.waiting).toEqual(['Alan']); // a player who passed gets a new turn
  t.passes('Alan');
  expect(isOver(t)).toBe(true);
});

rule('1865-R029', 'what the Dragons traded before the first of the passes does not matter', () => {
  const t = three().company('FMS', { owners: { Alan: [40], Bob: [20] }, dragons: [20], trains: GREEN });
  expect(t.waiting).toEqual(['Alan']);
  expect(t.percent('FMS').dragons).toBe(40);
  t.passes('Alan', 'Bob', 'Carl');
  expect(isOver(t)).toBe(true);
});

rule(
  '1865-R035',
  'what is red they sell to the bank pool, as far as it takes it, and the rest as soon as there is room',
  () => {
    const t = three().company('FMS', { owners: { Alan: [40] }, dragons: [20, 20], pool: [20] });
    expect(t.waiting).toEqual(['Alan']);
    expect(t.percent('FMS')).toEqual({ Alan: 40, dragons: 20, pool: 40 });
    t.passes('Alan');
    expect(t.percent('FMS').dragons).toBe(20);
    t.plays('Bob', buy('FMS'));
    expect(t.percent('FMS')).toEqual({ Alan: 40, Bob: 20, pool: 40 });
    expect(t.lastEvents).toContainEqual({ type: 'dragonsSold', company: 'FMS', percent: 20, kept: 0, price: 90 });
  },
);

rule('1865-R035', 'they tell what the bank pool had no room for', () => {
  const t = three()
    .company('FMS', { owners: { Alan: [40] }, dragons: [20, 20], pool: [20] })
    .company('RCSF', { owners: { Bob: [40, 20] } });
  expect(forecast(t.state)[0]).toEqual([{ type: 'dragonsSold', company: 'FMS', percent: 20, kept: 20, price: 100 }]);
});

rule('1865-R036', 'each share that they sell moves the price back one space', () => {
  const t = three()
    .company('FMS', { kind: 'major', price: 180, owners: { Alan: [20] }, dragons: [10, 10, 10] })
    .company('RCSF', { price: 20, owners: { Bob: [40] }, dragons: [20, 20] });
  expect(t.waiting).toEqual(['Alan']);
  expect([t.price('FMS'), t.price('RCSF')]).toEqual([140, 10]); // R094: at the end of the row it stays
});

rule(
  '1865-R037',
  'one certificate a turn of a company in the green zone, from the initial offer or the bank pool',
  () => {
    const offer = three().company('FMS', { kind: 'major', owners: { Alan: [20] }, trains: GREEN });
    expect(offer.waiting).toEqual(['Alan']);
    expect(offer.percent('FMS')).toEqual({ Alan: 20, dragons: 10, offer: 70 });
    const pool = three().company('FMS', { owners: { Alan: [40, 20] }, pool: [20, 20], trains: GREEN });
    expect(pool.waiting).toEqual(['Alan']);
    expect(pool.percent('FMS')).toEqual({ Alan: 60, dragons: 20, pool: 20 });
  },
);

rule('1865-R037', 'they sell first: a sale makes room under their limit', () => {
  const t = three()
    .company('FMS', { kind: 'major', owners: { Alan: [20] }, dragons: [10, 10, 10, 10, 10] })
    .company('RCSF', { owners: { Bob: [40] }, dragons: [20], trains: GREEN });
  expect(t.held('dragons')).toBe(6);
  expect(dragonPurchase(t.state)).toBe('limit');
  expect(t.waiting).toEqual(['Alan']);
  expect([t.percent('FMS').dragons, t.percent('RCSF').dragons]).toEqual([undefined, 40]);
});

/** Two or three green majors at one price and rank, with this many certificates of each in the Dragons' hands. */
const greens = (held: Partial<Record<CompanyId, number>>, more: Partial<Record<CompanyId, object>> = {}) => {
  const t = three().phase('3');
  for (const [id, count] of Object.entries(held) as [CompanyId, number][])
    t.company(id, {
      kind: 'major',
      owners: { Alan: [20] },
      dragons: Array<number>(count).fill(10),
      trains: GREEN,
      ...more[id],
    });
  return t;
};

rule.each(
  '1865-R038',
  'fewest certificates, then highest rank, then lowest price, then the top of the stack',
  [
    { held: { FMS: 2 }, more: {}, company: 'FMS', why: 'only' },
    { held: { FMS: 1, RCSF: 0 }, more: {}, company: 'RCSF', why: 'fewest' },
    { held: { FMS: 2, RCSF: 1, FA: 2 }, more: { FMS: { tokens: ['Sassari'] } }, company: 'RCSF', why: 'fewest' },
    { held: { FMS: 1, RCSF: 1 }, more: { RCSF: { tokens: ['Sassari'], price: 150 } }, company: 'RCSF', why: 'rank' },
    {
      held: { FMS: 1, RCSF: 1, FA: 2 },
      more: { RCSF: { price: 90 }, FA: { price: 60 } },
      company: 'RCSF',
      why: 'price',
    },
    { held: { RCSF: 1, FMS: 1 }, more: {}, company: 'RCSF', why: 'stack' },
    { held: { FMS: 1, RCSF: 1 }, more: {}, company: 'FMS', why: 'stack' },
  ] as const,
  ({ held, more, company, why }) => {
    const t = greens(held, more);
    expect(dragonPurchase(t.state)).toEqual({ company, from: 'offer', why });
    expect(forecast(t.state)[0]).toMatchObject([{ type: 'dragonsBought', company, why }]);
  },
);

rule('1865-R038', 'certificates are counted, not shares: two of 10% are more than one of 20%', () => {
  const t = three()
    .company('FMS', { kind: 'major', owners: { Alan: [20] }, dragons: [10, 10], trains: GREEN })
    .company('RCSF', { owners: { Bob: [40] }, dragons: [20], trains: GREEN });
  expect(dragonPurchase(t.state)).toMatchObject({ company: 'RCSF', why: 'fewest' });
});

rule('1865-R039', 'from the initial offer where the bank pool has it too', () => {
  const t = three().company('FMS', { owners: { Alan: [40] }, pool: [20], trains: GREEN });
  expect(dragonPurchase(t.state)).toMatchObject({ from: 'offer' });
  expect(t.waiting).toEqual(['Alan']);
  expect(t.percent('FMS')).toEqual({ Alan: 40, dragons: 20, offer: 20, pool: 20 });
});

rule('1865-R040', 'in the white zone they neither buy nor sell', () => {
  const t = three().company('FMS', { owners: { Alan: [40] }, dragons: [20], trains: WHITE });
  expect(zoneOf(t.state, 'FMS')).toBe('white');
  expect(forecast(t.state)).toEqual([[{ type: 'dragonsPassed', why: 'nothing' }]]);
});

rule('1865-R041', 'they pass at their limit and where nothing green is to be had; to have sold is no pass', () => {
  const full = greens({ FMS: 3, RCSF: 3, FA: 4 });
  expect(full.held('dragons')).toBe(10);
  full.passes('Alan');
  expect(full.lastEvents).toContainEqual({ type: 'dragonsPassed', why: 'limit' });
  const none = three().company('FMS', { owners: { Alan: [40, 20], Bob: [20, 20] }, trains: GREEN });
  none.passes('Alan');
  expect(none.lastEvents).toContainEqual({ type: 'dragonsPassed', why: 'nothing' });
  const sold = three().company('FMS', { owners: { Alan: [40, 20] }, dragons: [20] });
  expect(forecast(sold.state).map((turn) => turn.map(({ type }) => type))).toEqual([
    ['dragonsSold'],
    ['dragonsPassed'],
  ]);
});

rule('1865-R042', 'at most half of a company: two certificates of a minor, five of a major', () => {
  const minor = three().company('FMS', { owners: { Alan: [40] }, dragons: [20, 20], trains: GREEN });
  expect(dragonPurchase(minor.state)).toBe('nothing');
  const major = three()
    .phase('3')
    .company('FMS', { kind: 'major', owners: { Alan: [20] }, trains: GREEN });
  expect(forecast(major.state)).toHaveLength(6); // five purchases, then they pass
  const most = major.set((s) => {
    s.shares.FMS!.holders.fill('automaton:dragons', 1, 6);
  });
  expect(most.percent('FMS').dragons).toBe(50);
  expect(dragonPurchase(most.state)).toBe('nothing');
});

rule('1865-R043', 'they never preside, whatever they own', () => {
  const t = three().company('FMS', {
    kind: 'major',
    owners: { Alan: [20], Bob: [10] },
    dragons: [10, 10, 10, 10, 10],
    trains: WHITE,
  });
  t.passes('Alan').plays('Bob', buy('FMS', 'offer'));
  expect(t.president('FMS')).toBe('Alan');
  const sole = three().company('FMS', { owners: { Alan: [40, 20] }, dragons: [20, 20], trains: WHITE });
  expect(sole.refuses('Alan', { type: 'sellShares', company: 'FMS', percent: 40 })).toMatchObject({
    code: 'sell.presidency',
  });
});

rule('1865-R044', 'their limit is that of the phase', () => {
  for (const [phase, limit] of [
    ['2', 6],
    ['3', 10],
    ['5', 16],
  ] as const) {
    const t = three().set((s) => {
      s.phase = phase;
    });
    for (const id of ['FMS', 'RCSF', 'FA', 'CFC'] as const)
      t.company(id, { kind: 'major', owners: { Alan: [20] }, trains: id === 'CFC' ? ['PH3', 'PH3'] : GREEN });
    const bought = forecast(t.state)
      .flat()
      .filter(({ type }) => type === 'dragonsBought');
    expect(bought).toHaveLength(limit);
    expect(dragonLimit(phase)).toBe(limit);
    expect(forecast(t.state).at(-1)).toEqual([{ type: 'dragonsPassed', why: 'limit' }]);
  }
});

rule('1865-R045', 'no money moves between them and the bank; for the initial offer the bank pays the company', () => {
  const t = three()
    .company('FMS', { price: 90, owners: { Alan: [40] }, treasury: 10, trains: GREEN })
    .company('RCSF', { price: 90, owners: { Bob: [40, 20] }, dragons: [20], treasury: 10 })
    .company('FA', {
      price: 90,
      owners: { Carl: [40, 20] },
      pool: [20, 20],
      treasury: 10,
      tokens: ['Sassari'],
      trains: GREEN,
    });
  const bank = t.cash('bank');
  expect(t.waiting).toEqual(['Alan']); // they sell RCSF and buy FA from the pool
  expect([t.percent('RCSF').dragons, t.percent('FA').dragons, t.percent('FMS').dragons]).toEqual([
    undefined,
    20,
    undefined,
  ]);
  expect([t.cash('bank'), t.cash('RCSF'), t.cash('FA')]).toEqual([bank, 10, 10]);
  t.passes('Alan'); // and FMS from the initial offer
  expect([t.cash('bank'), t.cash('FMS'), t.percent('FMS').dragons]).toEqual([bank - 90, 100, 20]);
  expect(t.lastEvents).toContainEqual({ type: 'paid', from: 'bank', to: 'FMS', amount: 90, reason: 'shares' });
});

rule('1865-R046', 'a company that is not launched is in no zone: they buy nothing of it', () => {
  const t = three().company('FMS', { launched: false, owners: { Alan: [40] }, trains: GREEN });
  expect([rankOf(t.state, 'FMS'), zoneOf(t.state, 'FMS')]).toEqual([5, null]);
  expect(dragonPurchase(t.state)).toBe('nothing');
});

rule('1865-R077', 'so the certificates for the launch are bought by players', () => {
  const t = three().company('FMS', { launched: false, owners: { Alan: [40] } });
  t.passes('Alan', 'Bob', 'Carl');
  expect([t.percent('FMS'), t.state.companies.FMS.status]).toEqual([{ Alan: 40, offer: 60 }, 'opened']);
});

rule('1865-R047', 'a freshly launched company has rank 1 and is red', () => {
  for (const phase of ['2', '4', '5', '7'] as const) {
    const t = three().phase(phase);
    t.company('FMS', { kind: 'major', launched: false, owners: { Alan: [20, 10, 10], Bob: [10] } }).plays(
      'Alan',
      buy('FMS', 'offer'),
    );
    expect([rankOf(t.state, 'FMS'), zoneOf(t.state, 'FMS')]).toEqual([1, 'red']);
  }
});

rule('1865-R186', 'several companies are sold in operating order as the turn begins, each as one block', () => {
  const t = three()
    .company('SFSS', { price: 100, owners: { Alan: [40, 20] }, dragons: [20] })
    .company('FMS', { price: 100, owners: { Bob: [40, 20] }, dragons: [20] })
    .company('RCSF', { kind: 'major', price: 110, owners: { Carl: [20] }, dragons: [10, 10] });
  expect(forecast(t.state)[0]!.map((e) => 'company' in e && [e.company, e.percent, e.price])).toEqual([
    ['RCSF', 20, 110],
    ['SFSS', 20, 100],
    ['FMS', 20, 100],
  ]);
  expect(t.waiting).toEqual(['Alan']);
  expect(stackAt(t.state, spotOf(90))).toEqual(['RCSF', 'SFSS', 'FMS']);
});

/** FMS rank 7 at 120, RCSF rank 5 at 80, both majors; SFSS rank 5 at 100, a minor. */
const bookPosition = (phase: '2' | '3' | '5') =>
  three()
    .company('FMS', {
      kind: 'major',
      price: 120,
      owners: { Alan: [20] },
      dragons: [10, 10],
      tokens: ['Oristano', 'Nuoro'],
      trains: GREEN,
    })
    .company('RCSF', {
      kind: 'major',
      price: 80,
      owners: { Bob: [20] },
      dragons: [10],
      tokens: ['Cagliari', 'Olbia'],
      trains: ['PH2'],
    })
    .company('SFSS', {
      price: 100,
      owners: { Carl: [40] },
      dragons: [20],
      tokens: ['Calvi', 'Ajaccio'],
      trains: ['PH2'],
    })
    .set((s) => {
      s.phase = phase;
    });

example.each(
  '1865-X05',
  'RCSF, SFSS, FMS, RCSF; then SFSS is closed; the limit of the phase stops them',
  [
    { phase: '2', bought: ['RCSF', 'SFSS'], end: 'limit' },
    { phase: '3', bought: ['RCSF', 'SFSS', 'FMS', 'RCSF', 'FMS', 'RCSF'], end: 'limit' },
    { phase: '5', bought: ['RCSF', 'SFSS', 'FMS', 'RCSF', 'FMS', 'RCSF', 'FMS', 'RCSF'], end: 'nothing' },
  ] as const,
  ({ phase, bought, end }) => {
    const t = bookPosition(phase);
    expect((['FMS', 'RCSF', 'SFSS'] as const).map((id) => [rankOf(t.state, id), zoneOf(t.state, id)])).toEqual([
      [7, 'green'],
      [5, 'green'],
      [5, 'green'],
    ]);
    const ahead = forecast(t.state);
    expect(ahead.slice(0, -1).flatMap((turn) => turn.map((e) => 'company' in e && e.company))).toEqual(bought);
    expect(ahead.at(-1)).toEqual([{ type: 'dragonsPassed', why: end }]);
    const reasons = ahead.flat().map((e) => (e.type === 'dragonsSold' ? null : e.why));
    expect(reasons.slice(0, 3)).toEqual(['price', 'fewest', phase === '2' ? 'limit' : 'rank']);
    t.passesWhile(() => !isOver(t));
    const seen = t.told('dragonsBought').map(({ company }) => company);
    expect(seen).toEqual(bought.slice(1)); // the first one before the first player
  },
);

test('a forecast changes nothing, and is what then happens if nobody trades', () => {
  const t = bookPosition('3').company('FA', { price: 60, owners: { Alan: [40] }, dragons: [20] });
  const before = JSON.stringify(t.state);
  const ahead = forecast(t.state);
  expect(JSON.stringify(t.state)).toBe(before);
  expect(t.waiting).toEqual(['Alan']);
  expect(forecast(t.state)).toEqual(ahead.slice(1));
  t.passes('Alan');
  expect(t.lastEvents.filter(({ type }) => type.startsWith('dragons'))).toEqual(ahead[1]);
});

test('before the first stock round there is nothing to forecast', () => {
  expect(forecast(opening1865(['Alan', 'Bob']).state)).toEqual([]);
});

test('in an operating round the forecast is that of the next stock round, with the rows it begins with', () => {
  const t = three()
    .phase('3')
    .company('FMS', { owners: { Alan: [40] }, dragons: [20], trains: ['PH3'] }) // rank 4: white in row 1, red in row 2
    .operating({ company: 'FMS', at: 'trains' });
  expect(forecast(t.state)[0]).toMatchObject([{ type: 'dragonsSold', company: 'FMS', percent: 20 }]);
  expect(t.state.companies.FMS.row).toBe(1);
  t.stockRound({ turn: 'Alan' });
  expect(forecast(t.state)).toEqual([[{ type: 'dragonsPassed', why: 'nothing' }]]);
});

test('whatever players do, the Dragons do what was forecast', () => {
  const rng = rngFrom('Dragons of 1865');
  let turns = 0;
  for (let game = 0; game < 4; game++) {
    let s = bookPosition(game % 2 === 0 ? '3' : '5')
      .company('FA', { kind: 'major', price: 60, owners: { Alan: [20, 10], Bob: [10, 10] }, dragons: [10, 10] })
      .company('CFC', { kind: 'major', price: 90, owners: { Bob: [20] }, pool: [10, 10], row: 1, trains: GREEN }).state;
    s = copy(s);
    settle(game1865, s, undefined);
    for (const _ of upTo(500, 'moves of a stock round')) {
      if (s.flow.at(-1)!.kind !== 'stock') break;
      const [seat] = waiting(game1865, s);
      const next = forecast(s)[0]!;
      const action = wander(game1865, s, seat!, rng)!;
      const outcome = apply(game1865, s, seat!, action);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      const done = outcome.events.filter(({ type }) => type.startsWith('dragons'));
      if (action.type === 'pass' && outcome.state.flow.at(-1)!.kind === 'stock') {
        expect(done.slice(0, next.length)).toEqual(next);
        turns += 1;
      }
      s = outcome.state;
    }
  }
  expect(turns).toBeGreaterThan(10);
});
