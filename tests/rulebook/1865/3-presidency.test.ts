// Section 6: presidencies.
import { expect } from 'vitest';
import type { CompanyId } from '../../../src/titles/1865/rules/companies.ts';
import { example, rule } from '../../support/rule.ts';
import { table1865 } from '../../support/table1865.ts';

const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId, from: 'offer' | 'pool' | 'dragons' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
const three = () => table1865(['Alan', 'Bob', 'Carl']).purses({ Alan: 1000, Bob: 1000, Carl: 1000 });

rule('1865-R085', 'who has more than the president becomes president at once; as much is not enough', () => {
  const t = three().company('FMS', { kind: 'major', owners: { Alan: [20], Bob: [10] }, pool: [10, 10] });
  t.passes('Alan').plays('Bob', buy('FMS', 'pool'));
  expect(t.president('FMS')).toBe('Alan');
  t.passes('Carl', 'Alan').plays('Bob', buy('FMS', 'pool'));
  expect(t.president('FMS')).toBe('Bob');
  expect(t.lastEvents).toContainEqual({ type: 'presidencyPassed', company: 'FMS', from: 'Alan', to: 'Bob' });
});

rule('1865-R085', 'by a sale of the president too, though he keeps his certificate’s worth', () => {
  const t = three().company('FMS', { kind: 'major', owners: { Alan: [20, 10, 10], Bob: [10, 10, 10] } });
  t.plays('Alan', sell('FMS', 10));
  expect(t.president('FMS')).toBe('Alan'); // 30% each
  t.passes('Alan', 'Bob', 'Carl').plays('Alan', sell('FMS', 10));
  expect(t.president('FMS')).toBe('Bob');
});

rule('1865-R086', "the new president gives two singles for the president's certificate", () => {
  const t = three().company('FMS', { owners: { Alan: [40], Bob: [20, 20] } });
  t.passes('Alan').plays('Bob', buy('FMS'));
  expect(t.certificates('FMS')).toEqual({ Alan: [20, 20], Bob: [40, 20] });
});

rule(
  '1865-R087',
  'a president sells into a change only if another player has two certificates and the bank pool has room',
  () => {
    const t = three()
      .company('FMS', { owners: { Alan: [40, 20], Bob: [20] } })
      .company('FA', { kind: 'major', owners: { Alan: [20, 10], Bob: [10, 10] }, pool: [10, 10, 10] });
    expect(t.refuses('Alan', sell('FMS', 40))).toMatchObject({ code: 'sell.presidency', rule: '1865-R087' });
    expect(t.refuses('Alan', sell('FA', 30))).toMatchObject({ code: 'sell.poolFull', args: { room: 20 } });
    t.plays('Alan', sell('FA', 20));
    expect([t.president('FA'), t.percent('FA').Alan]).toEqual(['Bob', 10]);
  },
);

rule('1865-R088', 'the largest holder; of equal ones the first clockwise from the left of the old president', () => {
  const owners = { Bob: [20], Carl: [10, 10], Alan: [10, 10] };
  const tie = three().company('FMS', { kind: 'major', owners });
  tie.passes('Alan').plays('Bob', sell('FMS', 20));
  expect(tie.president('FMS')).toBe('Carl');
  const more = three().company('FMS', { kind: 'major', owners: { ...owners, Bob: [20, 10], Alan: [10, 10, 10] } });
  more.passes('Alan').plays('Bob', sell('FMS', 30));
  expect(more.president('FMS')).toBe('Alan');
});

rule('1865-R089', 'the exchange comes first, then the sale of singles', () => {
  const t = three().company('FMS', { owners: { Alan: [40], Bob: [20, 20] } });
  t.plays('Alan', sell('FMS', 20));
  expect(t.certificates('FMS')).toEqual({ Alan: [20], Bob: [40], pool: [20], offer: [20] });
  expect(t.order('presidencyPassed', 'priceMoved')).toEqual(['presidencyPassed', 'priceMoved']);
});

example('1865-X12', 'Carl comes to 40% of the CFD and takes it from Alan, who has three singles then', () => {
  const t = table1865(['Carl', 'Alan'])
    .purses({ Carl: 1000 })
    .company('CFD', { kind: 'major', owners: { Alan: [20, 10], Carl: [10] } });
  t.plays('Carl', buy('CFD')).passes('Alan').plays('Carl', buy('CFD')).passes('Alan');
  expect([t.president('CFD'), t.percent('CFD')]).toEqual(['Alan', { Alan: 30, Carl: 30, offer: 40 }]);
  t.plays('Carl', buy('CFD'));
  expect(t.president('CFD')).toBe('Carl');
  expect(t.certificates('CFD')).toMatchObject({ Alan: [10, 10, 10], Carl: [20, 10, 10] });
});

example(
  '1865-X13',
  'Alan sells all his 30% of the CFD: Carl is left with the certificate, the price falls three spaces',
  () => {
    const t = table1865(['Alan', 'Carl']).company('CFD', {
      kind: 'major',
      price: 110,
      owners: { Alan: [20, 10], Carl: [10, 10] },
    });
    const before = t.cash('Alan');
    t.plays('Alan', sell('CFD', 30));
    expect(t.certificates('CFD')).toMatchObject({ Carl: [20], pool: [10, 10, 10] });
    expect([t.president('CFD'), t.price('CFD'), t.cash('Alan') - before]).toEqual(['Carl', 80, 330]);
  },
);
