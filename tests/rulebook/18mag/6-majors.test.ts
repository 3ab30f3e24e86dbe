// Section 6: the turn of a major: a token, a dividend, and its effect on the price.
import { expect } from 'vitest';
import type { CompanyId, MajorId } from '../../../src/titles/18mag/rules/companies.ts';
import { majorIds } from '../../../src/titles/18mag/rules/companies.ts';
import { marketOf } from '../../../src/titles/18mag/rules/market.ts';
import { bestRunsWith } from '../../../src/titles/18mag/rules/wagons/best.ts';
import { example, rule } from '../../support/rule.ts';
import { table18mag } from '../../support/table18mag.ts';

const three = ['Ada', 'Ben', 'Cleo'];
const pays = (amount: number) => ({ type: 'dividend', amount }) as const;
const token = (city: string) => ({ type: 'placeMajorToken', city }) as const;

/** The turn of a major that Ada directs, all others having had theirs but RÁBA or SIK. */
const turn = (treasury: number, { company = 'SIK' as MajorId, price = 70, asked = {} } = {}) =>
  table18mag(three, asked)
    .minor('8', { owner: 'Cleo' })
    .major(company, { owners: { Ada: [20] }, treasury, price })
    .operating({ company, set: 1, done: others(company) });

/** All others have had their turns, so that the round ends with this one. */
const others = (company: CompanyId) => majorIds.filter((id) => id !== company);

rule('18mag-R108', 'a token, which may be left out, then a dividend, which may not', () => {
  const t = turn(60);
  expect(t.choices('Ada').map(({ type }) => type)).toContain('placeMajorToken');
  expect(t.refuses('Ada', pays(60))).toMatchObject({ code: 'flow.notNow' });
  t.passes('Ada');
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({
    code: 'dividend.undecided',
    rule: '18mag-R108',
    args: { cash: 60 },
  });
  expect(t.refuses('Ada', token('D7.0'))).toMatchObject({ code: 'flow.notNow' });
  t.plays('Ada', pays(0));
});

rule('18mag-R109', 'what a minor has paid is there in the same round, for tokens and dividends', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ben', treasury: 80 })
    .major('LdStEG', { owners: { Ada: [20] }, price: 100 })
    .operating({ company: '8', at: 'buyTrain' })
    .plays('Ben', { type: 'buyTrain', from: 'bank', train: '2', price: 80 });
  expect(t.cash('LdStEG')).toBe(40);
  expect(t.waiting).toEqual(['Ada']);
  t.plays('Ada', token('D7.0'));
  expect(t.cash('LdStEG')).toBe(0);
});

rule('18mag-R110', 'it lays no track, buys no trains and runs none', () => {
  const t = turn(500);
  for (const action of [
    { type: 'layTile', hex: 'D7', tile: '57', rotation: 0, terrain: 'treasury' },
    { type: 'buyTrain', from: 'bank', train: '2', price: 80 },
    { type: 'run', wagons: [], routes: [] },
  ])
    expect(t.refuses('Ada', action)).toMatchObject({ code: 'flow.notNow' });
  expect(t.choices('Ada').map(({ type }) => type)).toEqual(['placeMajorToken', 'pass']);
});

rule.each(
  '18mag-R111',
  'two tokens, 40 and 80, paid to the bank',
  [
    { tokens: [], cost: 40 },
    { tokens: ['D7.0'], cost: 80 },
  ],
  ({ tokens, cost }) => {
    const t = table18mag(three)
      .minor('8', { owner: 'Cleo' })
      .major('SIK', { owners: { Ada: [20] }, treasury: 200, tokens })
      .operating({ company: 'SIK' });
    const bank = t.cash('bank');
    t.plays('Ada', token('H27.0'));
    expect(t.cash('SIK')).toBe(200 - cost);
    expect(t.cash('bank')).toBe(bank + cost);
    expect(t.tokens('H27.0')).toContain('SIK');
    expect(t.cash('SKEV')).toBe(0);
  },
);

rule('18mag-R111', 'there is no third', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Cleo' })
    .major('SIK', { owners: { Ada: [20] }, treasury: 500, tokens: ['D7.0', 'H27.0'] })
    .operating({ company: 'SIK' });
  expect(t.refuses('Ada', token('H23.0'))).toMatchObject({ code: 'flow.notNow' }); // nothing to choose: it goes on
  expect(t.choices('Ada').map(({ type }) => type)).toEqual(['dividend']);
});

rule('18mag-R111', 'one a turn', () => {
  const t = turn(500).plays('Ada', token('H27.0'));
  expect(t.refuses('Ada', token('H23.0'))).toMatchObject({ code: 'flow.notNow' });
});

rule('18mag-R111', 'anywhere without any connection, also in a printed city; not where there is no city', () => {
  const t = turn(100);
  const cities = t.values('Ada', 'placeMajorToken');
  expect(cities).toContain('H27.0'); // far from all track
  expect(cities).toContain('E12.0'); // Buda, printed
  expect(cities.filter((city) => /^(A10|A18|E26|I20|C6|B23|H1|I26|J15)\./.test(String(city)))).toEqual([]);
  expect(t.refuses('Ada', token('A10.0')).code).toMatch(/^action\./); // a mine
  expect(t.refuses('Ada', token('H1.0')).code).toMatch(/^action\./); // a red area
  expect(t.refuses('Ada', token('H27.1'))).toMatchObject({ code: 'majorToken.noCity' });
});

rule('18mag-R111', 'in a free slot', () => {
  expect(turn(100).refuses('Ada', token('H5.0'))).toMatchObject({
    code: 'majorToken.cityFull',
    args: { city: 'H5.0' },
  });
});

rule('18mag-R112', 'without the money there is no token', () => {
  const t = turn(30);
  expect(t.choices('Ada').map(({ type }) => type)).toEqual(['dividend']);
});

rule('18mag-R112', 'without a director neither', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada', treasury: 80 })
    .major('SIK', { treasury: 500 })
    .operating({ company: '8', at: 'buyTrain' })
    .passes('Ada');
  expect(t.told('turnBegan')).toContainEqual({ type: 'turnBegan', company: 'SIK', seat: null });
  expect(t.told('tokenPlaced')).toEqual([]);
  expect(t.state.tokens.SIK).toBe(2);
});

rule('18mag-R113', 'several majors may stand in one city', () => {
  const t = table18mag(three)
    .tile('C8', '619', 1)
    .minor('8', { owner: 'Cleo' })
    .major('RABA', { tokens: ['C8.0'] })
    .major('SIK', { owners: { Ada: [20] }, treasury: 100 })
    .operating({ company: 'SIK' })
    .plays('Ada', token('C8.0'));
  expect(t.tokens('C8.0')).toEqual(['RABA', 'SIK']);
});

const budapest = (asked = {}) =>
  table18mag(three, asked)
    .minor('8', { owner: 'Cleo' })
    .tile('E12', 'L33', 2)
    .major('SIK', { owners: { Ada: [20] }, treasury: 100, tokens: ['E12.0'] })
    .operating({ company: 'SIK' });

rule('18mag-R113', 'the same major does not stand twice in one city', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Cleo' })
    .tile('C8', '619', 1)
    .major('SIK', { owners: { Ada: [20] }, treasury: 100, tokens: ['C8.0'] })
    .operating({ company: 'SIK' });
  expect(t.refuses('Ada', token('C8.0'))).toMatchObject({
    code: 'majorToken.alreadyHere',
    args: { company: 'SIK', city: 'C8.0' },
  });
});

rule('18mag-R113', 'the two cities of one tile count apart; by the ruling `onePerTile` they do not', () => {
  expect(budapest().plays('Ada', token('E12.1')).tokens('E12.1')).toEqual(['SIK']);
  expect(budapest({ tokensPerTile: 'onePerTile' }).refuses('Ada', token('E12.1'))).toMatchObject({
    code: 'majorToken.alreadyHere',
  });
});

rule('18mag-R113', 'it blocks like any other: whoever does not stand there does not pass', () => {
  const reached = (tokens: string[]) =>
    table18mag(three)
      .tile('D7', '57', 1)
      .tile('D9', '57', 1)
      .tile('D11', '9', 1)
      .minor('11', { owner: 'Ada', treasury: 200 })
      .major('RABA', { tokens })
      .operating({ company: '11' })
      .values('Ada', 'layTile');
  expect(reached([])).toContain('D13');
  expect(reached(['D9.0'])).not.toContain('D13');
});

rule('18mag-R115', 'any amount in tens up to the treasury; the rest stays', () => {
  const t = turn(60).passes('Ada');
  const [open] = t.choices('Ada');
  expect(open!.open).toMatchObject({ min: 0, max: 60, step: 10 });
  expect(t.refuses('Ada', pays(25))).toMatchObject({ code: 'dividend.tens', rule: '18mag-R115' });
  expect(t.refuses('Ada', pays(70))).toMatchObject({
    code: 'dividend.tooMuch',
    rule: '18mag-R115',
    args: { cash: 60 },
  });
  expect(t.refuses('Ada', pays(-10))).toMatchObject({ code: 'action.malformed' });
  t.plays('Ada', pays(40));
  expect(t.cash('SIK')).toBe(20);
});

rule('18mag-R115', 'a step of ten is 1 a share', () => {
  const t = turn(30).plays('Ada', pays(10));
  expect(t.cash('Ada')).toBe(2);
});

rule('18mag-R116', 'a tenth for each 10%; the shares in the bank pay the bank', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Cleo' })
    .major('SIK', { owners: { Ada: [20, 10], Ben: [10, 10] }, treasury: 30 })
    .operating({ company: 'SIK' });
  const bank = t.cash('bank');
  t.plays('Ada', pays(30));
  expect([t.cash('Ada'), t.cash('Ben'), t.cash('Cleo'), t.cash('bank') - bank]).toEqual([9, 6, 0, 15]);
});

const afterPaying = (amount: number, price: number): number => {
  const t = turn(300, { price }).passes('Ada').plays('Ada', pays(amount));
  return t.price('SIK');
};

rule.each(
  '18mag-R117',
  'how far the marker moves, from 100',
  [
    { paid: 0, price: 95 },
    { paid: 10, price: 100 },
    { paid: 40, price: 110 },
    { paid: 80, price: 120 },
    { paid: 150, price: 130 },
    { paid: 300, price: 140 },
  ],
  ({ paid, price }) => expect(afterPaying(paid, 100)).toBe(price),
);

const track = marketOf({ players: 3 }).rows[0]!.map(({ price }) => price);

example.each(
  '18mag-X14',
  'totals and movements',
  [
    { paid: 0, moves: -1 },
    { paid: 10, moves: 0 },
    { paid: 20, moves: 0 },
    { paid: 30, moves: 1 },
    { paid: 50, moves: 1 },
    { paid: 60, moves: 2 },
    { paid: 100, moves: 2 },
    { paid: 110, moves: 3 },
    { paid: 200, moves: 3 },
    { paid: 210, moves: 4 },
  ],
  ({ paid, moves }) => expect(track.indexOf(afterPaying(paid, 85)) - track.indexOf(85)).toBe(moves),
);

rule('18mag-R118', 'without a director everything is paid out', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada', treasury: 80 })
    .major('SIK', { owners: { Ada: [10], Ben: [10] }, treasury: 60, price: 100 })
    .operating({ company: '8', at: 'buyTrain' })
    .passes('Ada');
  expect(t.cash('SIK')).toBe(0);
  expect([t.cash('Ada'), t.cash('Ben'), t.price('SIK')]).toEqual([6, 6, 120]);
  expect(t.told('dividendDeclared')).toContainEqual({
    type: 'dividendDeclared',
    company: 'SIK',
    amount: 60,
    byItself: true,
  });
});

rule('18mag-R118', 'should a rest occur it stays', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada', treasury: 80 })
    .major('SIK', { treasury: 67 })
    .operating({ company: '8', at: 'buyTrain' })
    .passes('Ada');
  expect(t.cash('SIK')).toBe(7);
});

rule('18mag-R119', 'at either end the marker stays', () => {
  expect(afterPaying(0, 55)).toBe(55);
  expect(afterPaying(250, 400)).toBe(400);
  expect(afterPaying(250, 380)).toBe(400);
});

rule.each(
  '18mag-R191',
  'an empty treasury pays 0, and the marker goes one left',
  [{ owners: { Ada: [20] } }, { owners: {} }] as const,
  ({ owners }) => {
    const t = table18mag(three)
      .minor('8', { owner: 'Ada', treasury: 80 })
      .major('SIK', { owners, price: 100 })
      .operating({ company: '8', at: 'buyTrain' })
      .passes('Ada');
    expect(t.price('SIK')).toBe(95);
    expect(t.told('dividendDeclared')).toContainEqual(expect.objectContaining({ company: 'SIK', amount: 0 }));
  },
);

rule('18mag-R191', 'nobody is asked for it', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Cleo', treasury: 80 })
    .major('SIK', { owners: { Ada: [20] }, price: 100 })
    .major('RABA', { owners: { Ben: [20] }, price: 60, treasury: 10 })
    .operating({ company: '8', at: 'buyTrain' })
    .passes('Cleo');
  expect(t.waiting).toEqual(['Ben']);
});

example('18mag-X24', 'G&C holds 90 and pays 60: 6 a share, 30 stays, two to the right', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Cleo' })
    .major('G&C', { owners: { Ada: [20], Ben: [10, 10, 10] }, treasury: 90, price: 75 });
  t.set((s) => {
    // Ben has overtaken Ada without a move: he is the director
    s.shares['G&C']!.holders[0] = 2;
    s.shares['G&C']!.holders.splice(1, 3, 1, 1, 2);
    s.shares['G&C']!.president = 2;
  }).operating({ company: 'G&C' });
  const bank = t.cash('bank');
  t.passes('Ben').plays('Ben', pays(60));
  expect(t.cash('Ben')).toBe(18);
  expect(t.cash('Ada')).toBe(12);
  expect(t.cash('bank') - bank).toBe(30);
  expect(t.cash('G&C')).toBe(30);
  expect(t.price('G&C')).toBe(85);
});

rule('18mag-R114', 'on a tile with two cities only the one with the token is worth 10 more', () => {
  // yellow Budapest; the 2-train of minor 4 runs from Kecskemét to Pest
  const revenue = (city: string | null) => {
    const { state } = table18mag(three)
      .tile('E12', 'L33', 2)
      .tile('F13', '57', 2)
      .minor('4', { owner: 'Ada', trains: ['2'], tokens: ['F13.0'] })
      .major('SIK', { tokens: city ? [city] : [] });
    return bestRunsWith(state, '4', [])!.revenue;
  };
  expect(revenue(null)).toBe(20 + 30);
  expect(revenue('E12.0')).toBe(20 + 30 + 10);
  expect(revenue('E12.1')).toBe(20 + 30);
});
