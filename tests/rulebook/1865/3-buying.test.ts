// Section 4: players buy certificates.
import { expect } from 'vitest';
import type { CompanyId } from '../../../src/titles/1865/rules/companies.ts';
import { certificateLimit } from '../../../src/titles/1865/rules/limits.ts';
import { market, priceIn, spotOf } from '../../../src/titles/1865/rules/market.ts';
import { zoneOf } from '../../../src/titles/1865/rules/rank.ts';
import { rule } from '../../support/rule.ts';
import { place, table1865 } from '../../support/table1865.ts';

const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId, from: 'offer' | 'pool' | 'dragons' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
const start = (company: CompanyId, home: string, par = 100) =>
  ({ type: 'startCompany', company, par, home: place(home) }) as const;
const three = () => table1865(['Alan', 'Bob', 'Carl']).purses({ Alan: 1000, Bob: 1000, Carl: 1000 });

rule('1865-R057', 'the initial offer is paid to the company, the bank pool and the Dragons to the bank', () => {
  const t = three().company('FMS', {
    kind: 'major',
    price: 100,
    owners: { Alan: [20] },
    pool: [10],
    dragons: [10],
    trains: ['PH2'],
  });
  const bank = t.cash('bank');
  t.plays('Alan', buy('FMS', 'offer'));
  expect([t.cash('Alan'), t.cash('FMS'), t.cash('bank')]).toEqual([900, 100, bank]);
  t.plays('Bob', buy('FMS', 'pool'));
  expect([t.cash('Bob'), t.cash('FMS'), t.cash('bank')]).toEqual([900, 100, bank + 100]);
  t.plays('Carl', buy('FMS', 'dragons'));
  expect([t.cash('Carl'), t.cash('FMS'), t.cash('bank')]).toEqual([890, 100, bank + 210]);
  expect(t.lastEvents[0]).toEqual({
    type: 'shareBought',
    seat: 'Carl',
    company: 'FMS',
    percent: 10,
    from: 'dragons',
    price: 110,
  });
  expect(t.percent('FMS')).toEqual({ Alan: 30, Bob: 10, Carl: 10, offer: 50 });
});

rule.each('1865-R057', 'only where there is one', ['offer', 'pool', 'dragons'] as const, (from) => {
  const t = three().company('FMS', { owners: { Alan: [40, 20], Carl: [20, 20] }, trains: ['PH2'] });
  t.passes('Alan');
  expect(t.refuses('Bob', buy('FMS', from))).toMatchObject({ code: 'share.noneLeft', args: { company: 'FMS', from } });
});

rule.each(
  '1865-R057',
  'only for who can pay it',
  [
    ['offer', 130],
    ['pool', 130],
    ['dragons', 140],
  ] as const,
  ([from, price]) => {
    const position = { price: 130, owners: { Bob: [40] }, pool: [20], dragons: [20], trains: ['PH2'] };
    const t = table1865(['Alan', 'Bob']).company('FMS', position);
    expect(t.purses({ Alan: price - 1 }).refuses('Alan', buy('FMS', from))).toMatchObject({
      code: 'share.tooDear',
      args: { price, cash: price - 1 },
    });
    const enough = table1865(['Alan', 'Bob']).company('FMS', position).purses({ Alan: price });
    expect(enough.plays('Alan', buy('FMS', from)).cash('Alan')).toBe(0);
  },
);

rule.each(
  '1865-R058',
  'a certificate of the Dragons costs more in the white and most in the green zone',
  [
    { zone: 'red', trains: [], pool: [20, 20], price: 180 },
    { zone: 'white', trains: ['PH2'], pool: [], price: 195 },
    { zone: 'green', trains: ['PH2', 'PH2'], pool: [], price: 215 },
  ] as const,
  ({ zone, trains, pool, price }) => {
    // in the red zone they keep only certificates for which the bank pool has no room; in the green zone nothing else
    // is available
    const owners = zone === 'red' ? { Alan: [40] } : { Alan: [40, 20], Carl: [20] };
    const t = three().company('FMS', { price: 180, owners, dragons: [20], pool, trains });
    t.passes('Alan');
    expect(zoneOf(t.state, 'FMS')).toBe(zone);
    t.plays('Bob', buy('FMS', 'dragons'));
    expect([t.cash('Bob'), t.percent('FMS').Bob]).toEqual([1000 - price, 20]);
  },
);

rule.each(
  '1865-R060',
  'the prices that the book prints',
  [
    [70, 75, 90],
    [80, 85, 100],
    [90, 95, 110],
    [100, 110, 130],
    [110, 120, 140],
    [120, 130, 150],
    [130, 140, 160],
    [140, 150, 170],
    [150, 160, 180],
    [165, 180, 200],
    [180, 195, 215],
    [195, 210, 230],
  ] as const,
  ([price, white, green]) => {
    const spot = spotOf(price);
    expect(market.rows[0]![spot.col]!.price).toBe(price);
    expect([priceIn('red', spot), priceIn('white', spot), priceIn('green', spot)]).toEqual([price, white, green]);
  },
);

rule('1865-R061', "the president's certificate is the first to be sold", () => {
  const t = three();
  expect(t.refuses('Alan', buy('FMS'))).toMatchObject({ code: 'share.notStarted', rule: '1865-R061' });
  t.plays('Alan', start('FMS', 'Cagliari'));
  expect(t.certificates('FMS').Alan).toEqual([40]);
  t.plays('Bob', buy('FMS'));
  expect(t.certificates('FMS').Bob).toEqual([20]);
});

/** A table of four where Alan has 17 certificates, one of them Dora's to take away. */
const atLimit = (more: readonly number[] = [10]) => {
  const t = table1865(['Alan', 'Bob', 'Carl', 'Dora']).purses({ Alan: 1000, Bob: 500, Carl: 500, Dora: 500 });
  for (const id of ['CFC', 'CFD'] as const)
    t.company(id, { kind: 'major', owners: { Bob: [20], Alan: [10, 10, 10, 10, 10, 10] } });
  return t
    .company('FA', { kind: 'major', owners: { Alan: [20, 10, 10, 10, ...more] } })
    .company('FMS', { kind: 'major', owners: { Carl: [20] }, pool: [10, 10] });
};

rule('1865-R062', 'nobody buys above his limit, neither a single certificate nor a company', () => {
  expect([2, 3, 4].map((n) => certificateLimit(table1865(['A', 'B', 'C', 'D'].slice(0, n)).state))).toEqual([
    36, 24, 18,
  ]);
  const t = atLimit();
  expect(t.held('Alan')).toBe(17);
  t.plays('Alan', buy('FMS')).passes('Bob', 'Carl', 'Dora');
  expect(t.held('Alan')).toBe(18);
  for (const action of [buy('FMS'), buy('FMS', 'pool'), start('SFS', 'Arbatax')])
    expect(t.refuses('Alan', action)).toMatchObject({
      code: 'share.certificateLimit',
      rule: '1865-R062',
      args: { limit: 18 },
    });
  t.plays('Alan', sell('CFC', 10)).plays('Alan', buy('FMS', 'pool'));
  expect(t.held('Alan')).toBe(18);
});

rule('1865-R062', 'who comes above it by an exchange keeps it, and buys nothing until he is under it', () => {
  const t = table1865(['Alan', 'Bob', 'Carl', 'Dora']).purses({ Alan: 1000, Bob: 500, Carl: 500, Dora: 500 });
  for (const id of ['CFC', 'CFD'] as const)
    t.company(id, { kind: 'major', owners: { Bob: [20], Alan: [10, 10, 10, 10, 10, 10] } });
  t.company('SFS', { kind: 'major', owners: { Bob: [20], Alan: [10, 10, 10, 10, 10] } })
    .company('FMS', { kind: 'major', owners: { Carl: [20] } })
    .company('FA', { kind: 'major', owners: { Alan: [20], Dora: [10, 10] } })
    .passes('Alan', 'Bob', 'Carl')
    .plays('Dora', buy('FA'));
  expect([t.president('FA'), t.held('Alan')]).toEqual(['Dora', 19]);
  expect(t.refuses('Alan', buy('FMS'))).toMatchObject({ code: 'share.certificateLimit' });
  t.plays('Alan', sell('CFC', 10));
  expect(t.refuses('Alan', buy('FMS'))).toMatchObject({ code: 'share.certificateLimit' });
  t.plays('Alan', sell('CFD', 10)).plays('Alan', buy('FMS'));
  expect(t.held('Alan')).toBe(18);
});

rule('1865-R063', 'a double share is one certificate', () => {
  const t = three()
    .company('FMS', { owners: { Alan: [40, 20] } })
    .company('FA', { kind: 'major', owners: { Alan: [20, 10], Bob: [10, 10] } });
  expect([t.held('Alan'), t.held('Bob')]).toEqual([4, 2]);
});

rule('1865-R064', 'nobody holds more than 60% of a company', () => {
  const t = three()
    .company('FMS', { owners: { Alan: [40, 20] }, pool: [20] })
    .company('FA', { kind: 'major', owners: { Alan: [20, 10, 10, 10] } });
  for (const from of ['offer', 'pool'] as const)
    expect(t.refuses('Alan', buy('FMS', from))).toMatchObject({ code: 'share.sixtyPercent', rule: '1865-R064' });
  t.plays('Alan', buy('FA')).passes('Bob', 'Carl');
  expect(t.percent('FA').Alan).toBe(60);
  expect(t.refuses('Alan', buy('FA'))).toMatchObject({ code: 'share.sixtyPercent' });
});

rule('1865-R065', 'who has sold of a company buys none of it in the same round, in the same turn or later', () => {
  const t = three().company('FMS', {
    kind: 'major',
    owners: { Bob: [20], Alan: [10, 10] },
    dragons: [10],
    trains: ['PH2'],
  });
  t.plays('Alan', sell('FMS', 10));
  for (const from of ['offer', 'pool', 'dragons'] as const)
    expect(t.refuses('Alan', buy('FMS', from))).toMatchObject({ code: 'share.soldThisRound', rule: '1865-R065' });
  t.passes('Alan').plays('Bob', buy('FMS')).passes('Carl');
  expect(t.refuses('Alan', buy('FMS'))).toMatchObject({ code: 'share.soldThisRound' });
});
