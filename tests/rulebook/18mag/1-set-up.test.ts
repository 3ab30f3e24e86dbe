// Section 1: the table before the first pick of the draft.

import { expect } from 'vitest';
import { seeded } from '../../../src/engine/core/chance.ts';
import { isOver, view } from '../../../src/engine/core/play.ts';
import { setup } from '../../../src/engine/core/setup.ts';
import { byPrice } from '../../../src/engine/market/market.ts';
import {
  type MajorId,
  type MinorId,
  majorIds,
  majorsOf,
  minorIds,
  minors,
} from '../../../src/titles/18mag/rules/companies.ts';
import { game18mag } from '../../../src/titles/18mag/rules/index.ts';
import { marketOf, startCards } from '../../../src/titles/18mag/rules/market.ts';
import { worthOf } from '../../../src/titles/18mag/rules/operating/rounds.ts';
import { priceOf, type State18Mag } from '../../../src/titles/18mag/rules/state.ts';
import { trainTypes } from '../../../src/titles/18mag/rules/trains.ts';
import { rule } from '../../support/rule.ts';
import { draft18mag, table18mag } from '../../support/table18mag.ts';

const people = ['Ada', 'Ben', 'Cleo', 'Dora', 'Ed', 'Flo'];
const three = people.slice(0, 3);

const begin = (players: number, seed: string, asked = {}): State18Mag => {
  const table = setup(game18mag, { players, asked }, seeded(seed));
  if (!table.ok) throw new Error(JSON.stringify(table.problem));
  return table.state;
};

const seeds = Array.from({ length: 60 }, (_, i) => `set-up ${i}`);

rule.each(
  '18mag-R001',
  'one to six sit at the table',
  [
    { players: 0, ok: false },
    { players: 1, ok: true },
    { players: 2, ok: true },
    { players: 6, ok: true },
    { players: 7, ok: false },
  ],
  ({ players, ok }) => expect(setup(game18mag, { players }, seeded('any')).ok).toBe(ok),
);

rule.each(
  '18mag-R001',
  'the main rules are for three to six: thirteen minors and seven majors, else seven and four',
  [
    { players: 1, minors: 7, majors: 4 },
    { players: 2, minors: 7, majors: 4 },
    { players: 3, minors: 13, majors: 7 },
    { players: 6, minors: 13, majors: 7 },
  ],
  ({ players, minors: some, majors }) => {
    const s = begin(players, 'any');
    expect(Object.keys(s.minors)).toHaveLength(some);
    expect(Object.keys(s.shares)).toHaveLength(majors);
  },
);

rule('18mag-R002', 'wealth is personal cash and shares at their price', () => {
  const t = table18mag(three)
    .purses({ Ada: 35, Ben: 300 })
    .major('SIK', { price: 90, owners: { Ada: [20, 10], Ben: [10] } })
    .major('SNW', { price: 60, owners: { Ada: [10] } });
  expect(worthOf(t.state)).toEqual({ 1: 35 + 270 + 60, 2: 390, 3: 0 });
});

rule('18mag-R003', 'the bank gives without limit, and the game goes on', () => {
  const t = table18mag(three)
    .purses({ Ada: 1_000_000 })
    .major('SIK', { price: 400, owners: { Ada: [10] } });
  expect(t.cash('bank')).toBe(-1_000_000);
  t.plays('Ada', { type: 'sellShares', company: 'SIK', percent: 10 });
  expect(t.cash('Ada')).toBe(1_000_400);
  expect(isOver(t.state)).toBe(false);
});

rule('18mag-R004', 'nobody has any money', () => {
  const t = draft18mag(people);
  expect(people.map((name) => t.cash(name))).toEqual([0, 0, 0, 0, 0, 0]);
  expect([...minorIds, ...majorIds].map((id) => t.cash(id)).filter((cash) => cash !== 0)).toEqual([]);
});

rule('18mag-R005', 'everybody sees all holdings', () => {
  const { state } = table18mag(three)
    .minor('5', { owner: 'Ben', treasury: 45, trains: ['2', '3'] })
    .major('SIK', { owners: { Ada: [20] }, treasury: 70 })
    .purses({ Ada: 11, Ben: 22, Cleo: 33 });
  expect({ ...view(state), chance: null }).toEqual({ ...state, chance: null }); // all but the chance to come
});

rule('18mag-R006', 'a deal is nothing that the rules know: no action makes or breaks one', () => {
  const ids = Object.values(game18mag.frames).flatMap(({ stages }) =>
    Object.values(stages)
      .flat()
      .map((step) => step.id),
  );
  expect(ids.filter((id) => /deal|promise|contract/i.test(id))).toEqual([]);
  const t = table18mag(three).purses({ Ada: 100 });
  expect(t.refuses('Ada', { type: 'pay', to: 2, amount: 10 })).toMatchObject({ code: 'action.unknown' });
});

const minorTable: readonly { id: MinorId; abbreviation: string; terrain: number }[] = [
  { id: '1', abbreviation: 'MÉV', terrain: 0 },
  { id: '2', abbreviation: 'MKV', terrain: 0 },
  { id: '3', abbreviation: 'MNyV', terrain: 0 },
  { id: '4', abbreviation: 'TVV', terrain: 0 },
  { id: '5', abbreviation: 'EEV', terrain: 3 },
  { id: '6', abbreviation: 'KOV', terrain: 1 },
  { id: '7', abbreviation: 'MPV', terrain: 1 },
  { id: '8', abbreviation: 'HŽ', terrain: 0 },
  { id: '9', abbreviation: 'SzÚV', terrain: 0 },
  { id: '10', abbreviation: 'ATV', terrain: 0 },
  { id: '11', abbreviation: 'GySEV', terrain: 0 },
  { id: '12', abbreviation: 'SSzV', terrain: 2 },
  { id: '13', abbreviation: 'DV', terrain: 1 },
];

rule.each('18mag-R007', 'the minors', minorTable, ({ id, abbreviation, terrain }) => {
  expect(minors[id].letters).toBe(abbreviation);
  expect(draft18mag(three).state.minors[id]!.terrainTokens).toBe(terrain);
});

rule('18mag-R007', 'the seven majors', () => {
  expect(majorsOf({ players: 3 })).toEqual(['RABA', 'G&C', 'SNW', 'SIK', 'SKEV', 'LdStEG', 'MAVAG']);
});

rule('18mag-R008', 'ten cards, two of each price', () => {
  expect([...startCards].sort()).toEqual([60, 60, 65, 65, 70, 70, 75, 75, 80, 80]);
});

rule('18mag-R008', 'each major draws one: no price is there three times, and each price comes to each major', () => {
  const met = new Set<string>();
  for (const seed of seeds) {
    const s = begin(3, seed);
    const prices = majorIds.map((id) => priceOf(s, id));
    for (const price of prices) expect(prices.filter((other) => other === price).length).toBeLessThanOrEqual(2);
    for (const id of majorIds) met.add(`${id} ${priceOf(s, id)}`);
  }
  expect(met.size).toBe(7 * 5);
});

rule('18mag-R009', 'one row of prices', () => {
  const { rows } = marketOf({ players: 3 });
  expect(rows.map((row) => row.map(({ price }) => price))).toEqual([
    [
      55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 110, 120, 130, 140, 152, 164, 178, 192, 208, 224, 242, 260, 280, 300,
      320, 340, 360, 380, 400,
    ],
  ]);
});

const pairOf = (s: State18Mag): readonly MajorId[] => {
  const order = byPrice(marketOf(s), s) as MajorId[];
  return order.filter((id) => order.some((other) => other !== id && priceOf(s, other) === priceOf(s, id)));
};

rule('18mag-R010', 'of two on one start space either may lie on top', () => {
  const isRoster = (s: State18Mag) => {
    const [first, second] = pairOf(s).map((id) => majorIds.indexOf(id));
    return first! < second!;
  };
  const met = seeds.map((seed) => begin(3, seed)).map(isRoster);
  expect(met).toContain(true);
  expect(met).toContain(false);
});

rule('18mag-R010', 'the one placed first lies on top', () => {
  for (const seed of seeds.slice(0, 10)) {
    const s = begin(3, seed);
    const [first, second] = pairOf(s);
    expect(s.market.arrivals.indexOf(first!)).toBeLessThan(s.market.arrivals.indexOf(second!));
  }
});

rule('18mag-R010', 'by the ruling `roster` they lie in the order of the roster, whatever is drawn', () => {
  for (const seed of seeds) expect(begin(3, seed, { startStacks: 'roster' }).market.arrivals).toEqual([...majorIds]);
});

rule('18mag-R011', 'the first seat has the priority card', () => {
  for (const players of [2, 3, 4, 5, 6]) expect(begin(players, 'any').priority).toBe(1);
});

rule.each(
  '18mag-R012',
  'all kinds of train are for sale from the start',
  [
    { train: '2', price: 80 },
    { train: '3', price: 120 },
    { train: '4', price: 200 },
    { train: '6', price: 320 },
  ],
  ({ train, price }) => {
    const t = table18mag(three)
      .minor('8', { owner: 'Ada', treasury: 700 })
      .operating({ company: '8', at: 'buyTrain' })
      .plays('Ada', { type: 'buyTrain', from: 'bank', train, price });
    expect(t.trains('8')).toEqual([`${train}-0`]);
  },
);

rule('18mag-R012', 'in any number, 2 and 4 at LdStEG, 3 and 6 at MÁVAG', () => {
  expect(trainTypes({ players: 3 }).map(({ type, count, seller }) => [type, count, seller])).toEqual([
    ['2', null, 'LdStEG'],
    ['3', null, 'MAVAG'],
    ['4', null, 'LdStEG'],
    ['6', null, 'MAVAG'],
  ]);
});

rule('18mag-R013', "nobody holds a director's certificate, and nobody directs a major", () => {
  const t = draft18mag(three);
  for (const id of majorIds) expect(t.owner(id)).toBeUndefined();
});

rule('18mag-R013', 'one share makes no director, and the certificate of 20% cannot be bought for it', () => {
  const t = table18mag(three).purses({ Ada: 1000 }).plays('Ada', { type: 'buyShare', company: 'SIK' });
  expect(t.certificates('SIK').Ada).toEqual([10]);
  expect(t.owner('SIK')).toBeUndefined();
});

rule('18mag-R014', "a director's certificate of 20%, eight shares of 10% and two tokens", () => {
  const { shares, tokens } = draft18mag(three).state;
  for (const id of majorIds) {
    expect(shares[id]!.percents).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
    expect(tokens[id]).toBe(2);
  }
});

rule('18mag-R015', 'all shares are in the bank', () => {
  const t = draft18mag(three);
  for (const id of majorIds) expect(t.percent(id)).toEqual({ pool: 100 });
});

rule('18mag-R015', 'all majors operate in the first operating round, without a director too', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada', treasury: 80 })
    .major('SIK', { owners: { Ben: [20] }, treasury: 20 })
    .operating({ company: '8', at: 'buyTrain', set: 1 })
    .passes('Ada')
    .plays('Ben', { type: 'dividend', amount: 20 });
  const turns = t.told('turnBegan').filter(({ company }) => majorIds.includes(company as MajorId));
  expect(turns.map(({ company }) => company).sort()).toEqual([...majorIds].sort());
});
