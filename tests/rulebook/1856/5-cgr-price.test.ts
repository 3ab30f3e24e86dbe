// 1856, section 5: the price of the CGR, and its effect on the limit (R111, R120-R122).
import { expect } from 'vitest';
import { certificateLimit } from '../../../src/titles/1856/rules/limits.ts';
import { buysSix, eve, priced } from '../../support/cgr1856.ts';
import { example, rule } from '../../support/rule.ts';

const nothing = { Ada: 0, Ben: 0, Carl: 0 };
const lost = { loans: 3 };

const formedAt = (prices: readonly number[]) => {
  const ids = ['BBG', 'CA', 'CPR'] as const;
  const companies = Object.fromEntries(
    prices.map((price, i) => [ids[i]!, { ...lost, owners: { Ben: [20] }, at: priced(price) }]),
  );
  return buysSix(eve({ companies, purses: nothing }));
};

example.each(
  '1856-X09',
  'the price is the average of the absorbed, on the nearest space',
  [
    { prices: [90, 70, 110], price: 100 },
    { prices: [90, 70, 175], price: 125 }, // 132.5; with all three it would be 110
    { prices: [110, 175], price: 150 },
    { prices: [125, 150], price: 125 },
    { prices: [110, 125], price: 110 },
  ],
  ({ prices, price }) => expect(formedAt(prices).price('CGR')).toBe(price),
);

example.each(
  '1856-X20',
  'at least 100; a tie goes to the higher space; of three the lowest is left out',
  [
    { prices: [100, 110], price: 110 },
    { prices: [60, 65], price: 100 },
    { prices: [55, 65, 70], price: 100 },
    { prices: [90, 70, 175], price: 125 },
  ],
  ({ prices, price }) => expect(formedAt(prices).price('CGR')).toBe(price),
);

rule('1856-R111', 'price and par are the same, in the top row; of two companies both count', () => {
  const t = formedAt([150, 300]);
  expect(t.spot('CGR')).toEqual({ row: 0, col: 10 });
  expect(t.state.companies.CGR.par).toBe(225);
  expect(formedAt([70, 200, 300]).price('CGR')).toBe(250);
});

const absorbed = (ids: readonly ('BBG' | 'CA' | 'CPR' | 'CV')[], rulings: Record<string, string> = {}) => {
  const companies = Object.fromEntries(ids.map((id) => [id, { ...lost, owners: { Ben: [20] } }]));
  return buysSix(eve({ companies, purses: nothing, rulings }));
};

example.each(
  '1856-X10',
  'four absorbed and the CGR formed: eight companies, and the limit is what it was',
  [
    { players: 3, limit: 20 },
    { players: 4, limit: 16 },
    { players: 5, limit: 13 },
    { players: 6, limit: 11 },
  ],
  ({ players, limit }) => {
    const names = ['Ada', 'Ben', 'Carl', 'Dan', 'Eve', 'Fay'].slice(0, players);
    const four = ['BBG', 'CA', 'CPR', 'CV'].map((id) => [id, { ...lost, owners: { Ben: [20] } }]);
    const t = eve({ names, companies: Object.fromEntries(four), purses: { Ben: 0 } });
    expect(certificateLimit(t.state)).toBe(limit);
    expect(certificateLimit(buysSix(t).state)).toBe(limit);
  },
);

rule('1856-R120', 'from the first 6-train on the limit goes by the companies in play', () => {
  const before = eve({ companies: { BBG: { ...lost, owners: { Ben: [20] } } }, purses: nothing });
  expect(certificateLimit(before.state)).toBe(20);
  expect(certificateLimit(buysSix(before).state)).toBe(28); // ten others and the CGR
  expect(certificateLimit(absorbed(['BBG', 'CA', 'CPR']).state)).toBe(22);
});

rule('1856-R121', 'by the ruling of 18xx.games it is set once when the CGR forms', () => {
  const t = absorbed(['BBG'], { certLimitAfter6: 'atFormation' });
  expect(t.state.cgr.certLimit).toBe(28);
  expect(certificateLimit(t.state)).toBe(28);
});

rule('1856-R122', 'without a CGR the table applies too, but not by the ruling of 18xx.games', () => {
  const companies = { BBG: { owners: { Ben: [20] }, loans: 1, treasury: 100 } };
  expect(certificateLimit(buysSix(eve({ companies })).state)).toBe(28);
  const theirs = buysSix(eve({ companies, rulings: { certLimitAfter6: 'atFormation' } }));
  expect(certificateLimit(theirs.state)).toBe(20);
});
