// Section 4: turns of a stock round and priority.
import { expect, test } from 'vitest';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { rule } from '../../support/rule.ts';
import { table1862 } from '../../support/table1862.ts';

type Source = 'offer' | 'pool' | 'treasury';
/** A stock round, with 2000 for everybody. */
const three = () =>
  table1862(['Ada', 'Ben', 'Cleo']).available('ESR', 'WNR').purses({ Ada: 2000, Ben: 2000, Cleo: 2000 });
const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId, from: Source = 'pool') => ({ type: 'buyShare', company, from }) as const;
const start = (company: CompanyId, par = 100) => ({ type: 'startCompany', company, par }) as const;

rule('1862-R034', 'who has priority begins, clockwise; first sales, then one purchase or start', () => {
  const t = three()
    .company('L&E', { owners: { Ada: [30, 10] } })
    .company('FDR', { owners: { Ada: [30, 10] } });
  expect(t.waiting).toEqual(['Ada']);
  t.plays('Ada', sell('L&E', 10)).plays('Ada', sell('FDR', 10)).plays('Ada', start('ESR'));
  expect(t.waiting).toEqual(['Ben']); // no sale after a purchase
  t.passes('Ben');
  expect(t.waiting).toEqual(['Cleo']);
});

rule('1862-R034', 'a purchase ends the turn', () => {
  const t = three().company('L&E', { owners: { Ada: [30, 10] }, pool: [10, 10] });
  t.plays('Ada', buy('L&E'));
  expect(t.refuses('Ada', sell('L&E', 10))).toMatchObject({ code: 'flow.notYours' });
});

rule('1862-R034', 'shares of companies that are started', () => {
  const t = three();
  expect(t.refuses('Ada', buy('ESR', 'offer'))).toMatchObject({ code: 'share.notStarted', rule: '1862-R034' });
});

rule('1862-R035', 'the round ends when all pass in sequence, and priority goes to the first of them', () => {
  const t = three().company('L&E', { owners: { Ada: [30] }, pool: [10, 10] });
  t.passes('Ada').plays('Ben', buy('L&E')).passes('Cleo', 'Ada');
  expect(t.told('operatingRoundBegan')).toEqual([]);
  t.passes('Ben');
  expect(t.told('operatingRoundBegan')).toHaveLength(1);
  expect(t.state.priority).toBe(3);
});

rule('1862-R035', 'to stop after a sale is no pass; where nobody acts priority stays', () => {
  const t = three().company('L&E', { owners: { Ada: [30], Ben: [10, 10] } });
  t.passes('Ada').plays('Ben', sell('L&E', 10)).passes('Ben', 'Cleo', 'Ada');
  expect(t.told('operatingRoundBegan')).toEqual([]);
  const idle = three().set((s) => {
    s.priority = 2;
  });
  idle.passes('Ada', 'Ben', 'Cleo');
  expect(idle.state.priority).toBe(2);
});

test('a game in which nothing can ever happen again is over', () => {
  const t = table1862(['Ada', 'Ben'])
    .available('ESR')
    .company('L&E', { floated: false, price: 54, owners: { Ada: [10], Ben: [10] }, pool: [30] })
    .purses({ Ada: 0, Ben: 0 });
  t.plays('Ada', sell('L&E', 10)).plays('Ben', sell('L&E', 10));
  expect(t.told('gameOver')).toMatchObject([{ reason: 'standstill', winners: ['Ada', 'Ben'], worth: 27 }]);
});
