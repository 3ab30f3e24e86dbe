// Section 4: turns of a stock round, and its lack of side effects.
import { expect } from 'vitest';
import { rngFrom } from '../../../src/engine/core/chance.ts';
import { wander } from '../../../src/engine/core/wander.ts';
import { stackAt } from '../../../src/engine/market/market.ts';
import { type CompanyId, companyIds } from '../../../src/titles/1865/rules/companies.ts';
import type { Action1865 } from '../../../src/titles/1865/rules/index.ts';
import { spotOf } from '../../../src/titles/1865/rules/market.ts';
import { rule } from '../../support/rule.ts';
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
