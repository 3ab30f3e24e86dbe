// 1862: the outcome of a merger or a refinancing, told before it is proposed.
import { expect, test } from 'vitest';
import { hashState } from '../../../src/engine/core/hash.ts';
import { previewOf } from '../../../src/titles/1862/rules/exchange/preview.ts';
import { answers, eve, merges, NORWICH, redeem, sell, shares, tens } from '../../support/merger1862.ts';

const position = (linda: number) =>
  eve({
    names: ['Richard', 'Emma', 'Peter', 'Linda'],
    companies: {
      'N&E': {
        price: 90,
        chartered: true,
        owners: { Richard: [30, 10], Emma: tens(3), Peter: [10] },
        own: tens(2),
        treasury: 100,
        permit: 'express',
        unused: 1,
      },
      WStI: {
        price: 90,
        chartered: true,
        owners: { Richard: [30, 10, 10], Peter: [10], Linda: [10] },
        own: [10],
        pool: [10],
        treasury: 40,
        permit: 'local',
        tokens: [NORWICH, 'B5.0'],
        unused: 2,
      },
    },
    purses: { Richard: 300, Emma: 300, Peter: 300, Linda: linda },
  });
const union = { occasion: 'merger', survivor: 'N&E', absorbed: 'WStI' } as const;

test('what is certain is one figure, what others decide has two ends', () => {
  const t = position(50);
  const before = hashState(t.state);
  expect(previewOf(t.state, union)).toEqual({
    price: 134,
    ipo: 100,
    holders: [
      { holder: 1, before: 9, after: { least: 4, most: 5 }, gets: { least: -67, most: 67 } },
      { holder: 2, before: 3, after: { least: 1, most: 2 }, gets: { least: -67, most: 67 } },
      { holder: 3, before: 2, after: { least: 1, most: 1 }, gets: { least: 0, most: 0 } },
      { holder: 4, before: 1, after: { least: 0, most: 0 }, gets: { least: 67, most: 67 } },
      { holder: 'treasury:N&E', before: 3, after: { least: 1, most: 2 }, gets: { least: -67, most: 67 } },
    ],
    pool: { least: 0, most: 3 },
    directors: [1],
    treasury: { least: 73, most: 207 },
    trains: ['A-0', 'A-1'],
    permits: ['express', 'local'],
    tokens: { stay: ['B5.0', NORWICH], tooMany: 0, unused: 3 },
    goesOn: true,
  });
  expect(hashState(t.state)).toBe(before);
});

test('both ends are reached by playing it', () => {
  for (const action of [redeem, sell]) {
    const t = position(100);
    const { holders, treasury } = previewOf(t.state, union);
    t.plays('Richard', merges('WStI', 'N&E'));
    answers(t, action);
    const end = action === redeem ? 'most' : 'least';
    const found = shares(t, 'N&E');
    expect(['Richard', 'Emma', 'Peter', 'Linda'].map((name) => found[name] ?? 0)).toEqual(
      holders.slice(0, 4).map(({ after }) => after[end]),
    );
    expect(t.cash('N&E')).toBeGreaterThanOrEqual(treasury.least);
    expect(t.cash('N&E')).toBeLessThanOrEqual(treasury.most);
  }
});

test('after a partner that has operated the survivor does not go on; tokens too many are counted', () => {
  const cities = ['F3.0', 'E2.0', 'C4.0', 'C6.0', 'C8.0', 'C10.0', 'D5.0', 'D9.0'];
  const t = eve({
    companies: {
      ENR: { owners: { Ada: [30, ...tens(3)] }, tokens: [NORWICH, ...cities.slice(0, 4)] },
      WNR: { owners: { Ada: [30, ...tens(3)] }, tokens: [NORWICH, ...cities.slice(4)] },
    },
    done: ['WNR'],
  });
  const { goesOn, tokens } = previewOf(t.state, { occasion: 'merger', survivor: 'ENR', absorbed: 'WNR' });
  expect([goesOn, tokens.tooMany, tokens.stay.length, tokens.unused]).toEqual([false, 2, 9, 0]);
});

test('a refinancing that may leave the company without a director says so', () => {
  const t = eve({
    companies: { ENR: { price: 95, chartered: true, trains: [], owners: { Ada: [30, 10], Ben: tens(4) }, own: [10] } },
    purses: { Ada: 500 },
    at: 'acquire',
  });
  const found = previewOf(t.state, { occasion: 'refinancing' });
  expect([found.directors, found.treasury]).toEqual([[1, null], { least: 947, most: 947 }]);
  expect(found.holders).toMatchObject([
    { holder: 1, before: 4, after: { least: 0, most: 3 }, gets: { least: -95, most: 190 } },
    { holder: 2, before: 4, after: { least: 2, most: 2 } },
    { holder: 'treasury:ENR', before: 1, after: { least: 0, most: 0 }, gets: { least: 47, most: 47 } },
  ]);
});
