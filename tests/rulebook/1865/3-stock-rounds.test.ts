// Sections 4 and 6: players sell and buy certificates; presidencies.
import { expect } from 'vitest';
import { rngFrom } from '../../../src/engine/core/chance.ts';
import { wander } from '../../../src/engine/core/wander.ts';
import { stackAt } from '../../../src/engine/market/market.ts';
import type { Action1865 } from '../../../src/titles/1865/rules/actions.ts';
import { type CompanyId, companyIds } from '../../../src/titles/1865/rules/companies.ts';
import { certificateLimit } from '../../../src/titles/1865/rules/limits.ts';
import { market, priceIn, spotOf } from '../../../src/titles/1865/rules/market.ts';
import { zoneOf } from '../../../src/titles/1865/rules/rank.ts';
import { example, rule } from '../../support/rule.ts';
import { opening1865, place, table1865 } from '../../support/table1865.ts';

const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId, from: 'offer' | 'pool' | 'dragons' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
const start = (company: CompanyId, home: string, par = 100) =>
  ({ type: 'startCompany', company, par, home: place(home) }) as const;
const three = () => table1865(['Alan', 'Bob', 'Carl']).purses({ Alan: 1000, Bob: 1000, Carl: 1000 });
const isOver = (t: ReturnType<typeof three>): boolean => t.told('operatingRoundBegan').length > 0;

rule('1865-R026', 'after the draft a stock round, then two operating rounds, and so on', () => {
  const t = opening1865(['Alan', 'Bob']);
  for (const maritime of ['M1', 'M2', 'M3', 'M4'] as const) t.plays(t.waiting[0]!, { type: 'takeMaritime', maritime });
  expect(t.told('stockRoundBegan')).toMatchObject([{ set: 1 }]);
  t.passes('Alan', 'Bob'); // nobody has a company: the operating rounds are over at once
  const rounds = t.lastEvents
    .filter(({ type }) => type.endsWith('RoundBegan'))
    .map(({ type, set, round }) => [type, set, round]);
  expect(rounds).toEqual([
    ['operatingRoundBegan', 1, 1],
    ['operatingRoundBegan', 1, 2],
    ['stockRoundBegan', 2, undefined],
  ]);
});

rule('1865-R048', 'any number of sales, then one purchase, which ends the turn', () => {
  const t = three()
    .company('FMS', { kind: 'major', owners: { Bob: [20], Alan: [10, 10] } })
    .company('FA', { kind: 'major', owners: { Bob: [20], Alan: [10, 10] } })
    .company('RCSF', { owners: { Carl: [40, 20] } });
  t.plays('Alan', sell('FMS', 10)).plays('Alan', sell('FA', 20));
  expect(t.waiting).toEqual(['Alan']);
  t.plays('Alan', buy('RCSF'));
  expect(t.waiting).toEqual(['Bob']);
  expect(t.refuses('Alan', sell('FMS', 10))).toMatchObject({ code: 'flow.notYours' });
  expect(t.refuses('Alan', buy('RCSF'))).toMatchObject({ code: 'flow.notYours' });
});

rule('1865-R048', 'a company that is opened is the purchase of the turn', () => {
  const t = three().company('FMS', { kind: 'major', owners: { Bob: [20], Alan: [10] } });
  t.plays('Alan', start('FA', 'Nuoro'));
  expect(t.waiting).toEqual(['Bob']);
});

rule('1865-R049', 'who has traded gets another turn, and so does who has passed while others trade', () => {
  const t = three().company('FMS', { kind: 'major', owners: { Bob: [20], Alan: [10, 10] } });
  t.passes('Alan').plays('Bob', buy('FMS')).passes('Carl', 'Alan');
  expect([t.waiting, isOver(t)]).toEqual([['Bob'], false]);
  t.plays('Bob', sell('FMS', 10)).passes('Bob', 'Carl', 'Alan'); // to stop after a sale is no pass
  expect([t.waiting, isOver(t)]).toEqual([['Bob'], false]);
  t.passes('Bob');
  expect(isOver(t)).toBe(true);
});

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
    // in the red zone they keep only what the bank pool has no room for; in the green zone nothing else is to be had
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

rule(
  '1865-R066',
  'the priority card goes to the left of the last player who bought or sold; Dragons do not count',
  () => {
    const t = three()
      .company('FMS', { kind: 'major', owners: { Bob: [20] }, trains: ['PH2'] })
      .company('FA', { owners: { Alan: [40] }, trains: ['PH2', 'PH2'] });
    t.passes('Alan')
      .plays('Bob', buy('FMS'))
      .passesWhile(() => !isOver(t));
    expect(t.state.priority).toBe(3);
    const sold = three().company('FMS', { kind: 'major', owners: { Bob: [20], Carl: [10] } });
    sold
      .passes('Alan', 'Bob')
      .plays('Carl', sell('FMS', 10))
      .passesWhile(() => !isOver(sold));
    expect(sold.state.priority).toBe(1);
    const opened = three().plays('Alan', start('FMS', 'Cagliari'));
    opened.passesWhile(() => !isOver(opened));
    expect(opened.state.priority).toBe(2);
  },
);

rule('1865-R066', 'where no player acted it stays', () => {
  const t = three().set((s) => {
    s.priority = 2;
  });
  t.passes('Alan', 'Bob', 'Carl');
  expect(t.state.priority).toBe(2);
});

rule('1865-R067', 'a company that is sold out does not rise', () => {
  const t = three().company('FMS', { owners: { Alan: [40, 20], Bob: [20, 20] }, operated: false });
  t.passes('Alan', 'Bob', 'Carl');
  const end = t.lastEvents.findIndex(({ type }) => type === 'operatingRoundBegan');
  expect(end).toBeGreaterThan(0);
  expect(t.lastEvents.slice(0, end).filter(({ type }) => type === 'soldOut' || type === 'priceMoved')).toEqual([]);
});

rule(
  '1865-R094',
  'a marker that comes to an occupied space goes to the bottom; at the ends of the row it stays',
  () => {
    const t = three()
      .company('FMS', { price: 110, owners: { Alan: [40, 20] } })
      .company('RCSF', { price: 100, owners: { Bob: [40, 20] } })
      .company('FA', { price: 100, owners: { Carl: [40, 20] } })
      .company('SFS', { price: 10, owners: { Alan: [40, 20] } })
      .company('FCS', { price: 10, owners: { Bob: [40, 20] } });
    t.plays('Alan', sell('FMS', 20)).plays('Alan', sell('SFS', 20));
    expect(stackAt(t.state, spotOf(100))).toEqual(['RCSF', 'FA', 'FMS']);
    expect(stackAt(t.state, spotOf(10))).toEqual(['SFS', 'FCS']); // it did not move
    const top = table1865(['Alan', 'Bob'])
      .company('FMS', { price: 490, owners: { Alan: [40, 20] }, traffic: 1, trains: ['PH2'] })
      .operating({ company: 'FMS', at: 'revenue' });
    top.plays('Alan', { type: 'dividend', kind: 'payout' });
    expect([top.price('FMS'), top.told('priceMoved')]).toEqual([490, []]);
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

rule('1865-R171', 'in a stock round money passes between players and companies for certificates alone', () => {
  const t = three().company('FMS', { owners: { Alan: [40] }, treasury: 500, trains: ['PH2'] });
  t.plays('Alan', buy('FMS')).plays('Bob', start('FA', 'Nuoro')).plays('Carl', buy('FA')).passes('Alan', 'Bob', 'Carl');
  const between = t
    .told('paid')
    .filter(({ from, to }) => companyIds.includes(from as CompanyId) || companyIds.includes(to as CompanyId));
  expect(between.map(({ from, to, amount, reason }) => [from, to, amount, reason])).toEqual([
    ['Alan', 'FMS', 100, 'shares'],
    ['Bob', 'FA', 200, 'shares'],
    ['Carl', 'FA', 100, 'shares'],
  ]);
});

rule(
  '1865-R171',
  'whatever people do, it passes for certificates, for trains bought by force, and in absorptions',
  () => {
    const [t, rng] = [opening1865(['Alan', 'Bob', 'Carl']), rngFrom('R171')];
    for (let move = 0; move < 400; move++) {
      const name = t.waiting[0]!;
      t.plays(name, wander(t.game, t.state, t.seat(name), rng) as Action1865);
    }
    const isPlayer = (purse: unknown) => t.names.includes(purse as string);
    const isBank = (purse: unknown) => purse === 'bank';
    const between = t
      .told('paid')
      .filter(({ from, to }) => isPlayer(from) !== isPlayer(to) && !isBank(from) && !isBank(to))
      .map(({ from, reason }) => `${isPlayer(from) ? 'to' : 'from'} a company: ${reason}`);
    expect(between.length).toBeGreaterThan(20);
    const lawful = ['to a company: shares', 'to a company: train', 'from a company: absorption'];
    expect(between.filter((way) => !lawful.includes(way))).toEqual([]);
  },
);

rule('1865-R165', 'in the short game nobody can name what is out of it', () => {
  const t = table1865(['Alan', 'Bob'], { length: 'short' });
  for (const action of [sell('CFC', 20), buy('CFD'), { ...start('CFC', 'Bastia') }, { ...start('FMS', 'Bastia') }])
    expect(t.refuses('Alan', action).code).toMatch(/^action\./);
});
