// Section 4: directors, and the sale of their certificates.
import { expect } from 'vitest';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { example, rule } from '../../support/rule.ts';
import { table1862 } from '../../support/table1862.ts';

type Source = 'offer' | 'pool' | 'treasury';
/** A stock round, with 2000 for everybody. */
const three = () =>
  table1862(['Ada', 'Ben', 'Cleo']).available('ESR', 'WNR').purses({ Ada: 2000, Ben: 2000, Cleo: 2000 });
const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId, from: Source = 'pool') => ({ type: 'buyShare', company, from }) as const;

rule('1862-R036', 'with three shares or more, and more than the director, one directs at once for three shares', () => {
  const t = three().company('L&E', { owners: { Ada: [30], Ben: [10, 10, 10] }, pool: [10, 10] });
  t.passes('Ada').plays('Ben', buy('L&E'));
  expect(t.director('L&E')).toBe('Ben');
  expect(t.certificates('L&E')).toMatchObject({ Ada: [10, 10, 10], Ben: [30, 10] });
  expect(t.lastEvents).toContainEqual({ type: 'presidencyPassed', company: 'L&E', from: 'Ada', to: 'Ben' });
  expect(t.lastEvents.filter(({ type }) => type === 'paid')).toHaveLength(1); // the share alone
});

rule('1862-R036', 'as many as the director is not enough', () => {
  const t = three().company('L&E', { owners: { Ada: [30], Ben: [10, 10] }, pool: [10] });
  t.passes('Ada').plays('Ben', buy('L&E'));
  expect(t.director('L&E')).toBe('Ada');
});

rule('1862-R037', 'the certificate is sold whole where two shares or fewer stay', () => {
  const t = three().company('L&E', { owners: { Ada: [30, 10] } });
  t.plays('Ada', sell('L&E', 30));
  expect(t.certificates('L&E')).toMatchObject({ Ada: [10], pool: [30] });
  expect(t.director('L&E')).toBeUndefined();
  expect(t.told('receivershipBegan')).toEqual([{ type: 'receivershipBegan', company: 'L&E' }]);
});

rule('1862-R037', 'in part with change from the pool', () => {
  const t = three().company('L&E', { owners: { Ada: [30] }, pool: [10, 10] });
  t.plays('Ada', sell('L&E', 10));
  expect(t.certificates('L&E')).toMatchObject({ Ada: [10, 10], pool: [30] });
  const other = three().company('L&E', { owners: { Ada: [30, 10] }, pool: [10] });
  other.plays('Ada', sell('L&E', 20));
  expect(other.certificates('L&E')).toMatchObject({ Ada: [10, 10], pool: [30] });
});

rule('1862-R037', 'not where there are too few 10% shares for it; another number may be possible', () => {
  const t = three().company('L&E', { owners: { Ada: [30] }, pool: [10] });
  expect(t.refuses('Ada', sell('L&E', 10))).toMatchObject({ code: 'sell.presidency', rule: '1862-R037' });
  t.plays('Ada', sell('L&E', 20));
  expect(t.certificates('L&E')).toMatchObject({ Ada: [10], pool: [30] });
});

rule('1862-R037', 'where another player becomes director the shares come from him', () => {
  const t = three().company('L&E', { owners: { Ada: [30], Ben: [10, 10, 10] } });
  t.plays('Ada', sell('L&E', 10));
  expect(t.certificates('L&E')).toMatchObject({ Ada: [10, 10], Ben: [30], pool: [10] });
  expect(t.director('L&E')).toBe('Ben');
  expect(t.told('receivershipBegan')).toEqual([]);
});

rule('1862-R037', 'with three shares or more left she stays director, and sells ordinary ones', () => {
  const t = three().company('L&E', { owners: { Ada: [30, 10, 10, 10], Ben: [10, 10, 10] } });
  t.plays('Ada', sell('L&E', 30));
  expect(t.certificates('L&E')).toMatchObject({ Ada: [30], pool: [10, 10, 10] });
});

example('1862-X12', 'four shares and an empty pool: one, three or four can be sold, not two', () => {
  const t = three().company('L&E', { owners: { Ada: [30, 10], Ben: [10, 10] } });
  expect(t.refuses('Ada', sell('L&E', 20))).toMatchObject({ code: 'sell.presidency' });
  for (const percent of [10, 30, 40])
    three()
      .company('L&E', { owners: { Ada: [30, 10], Ben: [10, 10] } })
      .plays('Ada', sell('L&E', percent));
});

example('1862-X14', 'a director at 50% sells three shares; another who has more becomes director', () => {
  const t = three().company('L&E', { owners: { Ada: [30, 10, 10], Ben: [10, 10, 10, 10] } });
  t.plays('Ada', sell('L&E', 30));
  expect(t.director('L&E')).toBe('Ben');
  expect(t.certificates('L&E')).toMatchObject({ Ada: [10, 10], Ben: [30, 10], pool: [10, 10, 10] });
});

rule('1862-R038', 'the certificate cannot be bought from the pool', () => {
  const t = three().company('L&E', { owners: { Ben: [10] }, pool: [30] });
  expect(t.refuses('Ada', buy('L&E'))).toMatchObject({
    code: 'share.noneLeft',
    args: { company: 'L&E', from: 'pool' },
  });
});

rule('1862-R038', 'it goes to whoever first has three shares', () => {
  const t = three().company('L&E', { owners: { Ben: [10, 10] }, pool: [30, 10] });
  t.passes('Ada').plays('Ben', buy('L&E'));
  expect(t.director('L&E')).toBe('Ben');
  expect(t.certificates('L&E')).toMatchObject({ Ben: [30], pool: [10, 10, 10] });
  expect(t.lastEvents).toContainEqual({ type: 'presidencyPassed', company: 'L&E', from: null, to: 'Ben' });
});

rule('1862-R038', 'ties: the first clockwise from the old director', () => {
  const t = three()
    .company('L&E', { owners: { Ben: [30], Ada: [10, 10, 10], Cleo: [10, 10, 10] } })
    .stockRound({ turn: 'Ben' });
  t.plays('Ben', sell('L&E', 10));
  expect(t.director('L&E')).toBe('Cleo');
});
