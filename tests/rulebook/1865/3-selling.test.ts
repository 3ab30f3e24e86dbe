// Section 4: players sell certificates.
import { expect } from 'vitest';
import type { CompanyId } from '../../../src/titles/1865/rules/companies.ts';
import { example, rule } from '../../support/rule.ts';
import { table1865 } from '../../support/table1865.ts';

const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const three = () => table1865(['Alan', 'Bob', 'Carl']).purses({ Alan: 1000, Bob: 1000, Carl: 1000 });

rule('1865-R050', 'the bank pays the price for each share, twice for what was a double share', () => {
  const t = three().company('FMS', { price: 110, owners: { Alan: [40], Carl: [20, 20] } });
  const bank = t.cash('bank');
  t.plays('Alan', sell('FMS', 40));
  expect([t.cash('Alan'), t.cash('bank')]).toEqual([1000 + 220, bank - 220]);
  expect(t.lastEvents).toContainEqual({ type: 'sharesSold', seat: 'Alan', company: 'FMS', percent: 40, price: 110 });
});

rule('1865-R051', 'all of one company at once and at one price, different companies in any order', () => {
  const t = three()
    .company('FMS', { kind: 'major', price: 100, owners: { Alan: [20, 10, 10] } })
    .company('FA', { kind: 'major', owners: { Bob: [20], Alan: [10] } });
  t.plays('Alan', sell('FMS', 20));
  expect(t.cash('Alan')).toBe(1200); // both at 100, though the price falls
  expect(t.price('FMS')).toBe(80);
  t.plays('Alan', sell('FA', 10));
  expect(t.refuses('Alan', sell('FA', 10))).toMatchObject({ code: 'sell.onceATurn', rule: '1865-R051' });
  const more = three().company('FA', { kind: 'major', owners: { Bob: [20], Alan: [10, 10, 10] } });
  more.plays('Alan', sell('FA', 10));
  expect(more.refuses('Alan', sell('FA', 10))).toMatchObject({ code: 'sell.onceATurn' });
});

rule('1865-R051', 'whole shares that somebody has', () => {
  const t = three()
    .company('FMS', { owners: { Bob: [40], Alan: [20] } })
    .company('FA', { kind: 'major', owners: { Bob: [20], Alan: [10] } });
  expect(t.refuses('Alan', sell('FMS', 40))).toMatchObject({ code: 'sell.notHeld', args: { held: 20 } });
  for (const percent of [10, 15, 0, -20]) expect(t.refuses('Alan', sell('FMS', percent)).code).toBe('action.malformed');
  expect(t.refuses('Alan', sell('FA', 5)).code).toBe('action.malformed');
});

rule('1865-R052', 'a sale of the president lowers the price a space for each share, sales of others do not', () => {
  const t = three()
    .company('FMS', { price: 180, owners: { Alan: [40, 20] } })
    .company('FA', { kind: 'major', price: 180, owners: { Alan: [20, 10, 10, 10], Bob: [10, 10] } });
  t.plays('Alan', sell('FMS', 20)).plays('Alan', sell('FA', 30));
  expect([t.price('FMS'), t.price('FA')]).toEqual([165, 140]);
  t.passes('Alan').plays('Bob', sell('FA', 20));
  expect(t.price('FA')).toBe(140);
});

rule('1865-R053', 'who loses the presidency by the sale counts as president for the whole of it', () => {
  const t = three().company('FMS', { kind: 'major', price: 100, owners: { Alan: [20, 10, 10], Bob: [10, 10, 10] } });
  t.plays('Alan', sell('FMS', 20));
  expect([t.president('FMS'), t.price('FMS')]).toEqual(['Bob', 80]);
});

rule('1865-R054', 'nothing of a company that has not operated can be sold', () => {
  const t = three()
    .company('FMS', { operated: false, owners: { Alan: [40, 20] } })
    .company('RCSF', { launched: false, owners: { Alan: [40] } });
  for (const id of ['FMS', 'RCSF'] as const)
    expect(t.refuses('Alan', sell(id, 20))).toMatchObject({ code: 'sell.notOperated', rule: '1865-R054' });
  expect(t.values('Alan', 'sellShares')).toEqual([]);
});

rule('1865-R055', 'the bank pool never holds more than half of a company', () => {
  const t = three().company('FA', { kind: 'major', owners: { Bob: [20], Alan: [10, 10, 10] }, pool: [10, 10, 10] });
  expect(t.refuses('Alan', sell('FA', 30))).toMatchObject({
    code: 'sell.poolFull',
    rule: '1865-R055',
    args: { company: 'FA', room: 20 },
  });
  t.plays('Alan', sell('FA', 20));
  expect(t.percent('FA').pool).toBe(50);
});

rule(
  '1865-R056',
  "the president's certificate is given up only to a player with two singles, never to the bank pool",
  () => {
    const alone = three().company('FMS', { owners: { Alan: [40, 20], Bob: [20] } });
    expect(alone.refuses('Alan', sell('FMS', 40))).toMatchObject({ code: 'sell.presidency', rule: '1865-R087' });
    alone.plays('Alan', sell('FMS', 20));
    expect(alone.certificates('FMS')).toEqual({ Alan: [40], Bob: [20], pool: [20], offer: [20] });
    const two = three().company('FMS', { owners: { Alan: [40, 20], Bob: [20, 20] } });
    two.plays('Alan', sell('FMS', 40));
    expect(two.certificates('FMS')).toEqual({ Alan: [20], Bob: [40], pool: [20, 20] });
  },
);

example('1865-X07', 'Carl, not president, sells three FA at 110 and one FMS at 70: 400, and no price moves', () => {
  const t = table1865(['Carl', 'Alan'])
    .company('FA', { kind: 'major', price: 110, owners: { Alan: [20], Carl: [10, 10, 10] } })
    .company('FMS', { price: 70, owners: { Alan: [40], Carl: [20] } });
  const before = t.cash('Carl');
  t.plays('Carl', sell('FA', 30)).plays('Carl', sell('FMS', 20));
  expect(t.cash('Carl') - before).toBe(400);
  expect([t.price('FA'), t.price('FMS')]).toEqual([110, 70]);
  expect([t.percent('FA').pool, t.percent('FMS').pool]).toEqual([30, 20]);
});

example('1865-X08', 'two certificates of FMS are in the bank pool: a third does not fit; the three FA still do', () => {
  const t = table1865(['Carl', 'Alan'])
    .company('FA', { kind: 'major', price: 110, owners: { Alan: [20, 10], Carl: [10, 10, 10] } })
    .company('FMS', { price: 70, owners: { Alan: [40], Carl: [20] }, pool: [20, 20] });
  const before = t.cash('Carl');
  expect(t.refuses('Carl', sell('FMS', 20))).toMatchObject({ code: 'sell.poolFull', rule: '1865-R055' });
  t.plays('Carl', sell('FA', 30));
  expect(t.cash('Carl') - before).toBe(330);
});
