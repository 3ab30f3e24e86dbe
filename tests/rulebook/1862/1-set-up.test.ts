// Section 1: deals and draws before the first parliament.
import { expect } from 'vitest';
import { seeded } from '../../../src/engine/core/chance.ts';
import { setup } from '../../../src/engine/core/setup.ts';
import { BANK, cashOf } from '../../../src/engine/money/bank.ts';
import { type CompanyId, companyIds } from '../../../src/titles/1862/rules/companies.ts';
import { game1862 } from '../../../src/titles/1862/rules/index.ts';
import { rail1862 } from '../../../src/titles/1862/rules/rail.ts';
import { permitDeck, waves } from '../../../src/titles/1862/rules/setup.ts';
import type { State1862 } from '../../../src/titles/1862/rules/state.ts';
import { trainTypes } from '../../../src/titles/1862/rules/trains.ts';
import { rule } from '../../support/rule.ts';
import { opening1862, table1862 } from '../../support/table1862.ts';

const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Ed', 'Flo', 'Gus', 'Hal'];
const at = (players: number, asked: Record<string, string> = {}, seed = 'a'): State1862 => {
  const table = setup(game1862, { players, asked }, seeded(seed));
  if (!table.ok) throw new Error(JSON.stringify(table.problem));
  return table.state;
};
const count = (holds: (id: CompanyId) => boolean): number => companyIds.filter(holds).length;
const inWave = (s: State1862, wave: 'A' | 'B' | 'C'): number =>
  count((id) => s.companies[id].status === 'waiting' && s.companies[id].wave === wave);
const kindsDealt = (s: State1862): Record<string, number> => {
  const dealtKinds: Record<string, number> = { freight: 0, local: 0, express: 0, none: 0 };
  for (const id of companyIds) if (s.companies[id].status !== 'out') dealtKinds[s.companies[id].permit ?? 'none']! += 1;
  return dealtKinds;
};

rule('1862-R001', 'two to eight players', () => {
  for (const players of [1, 9])
    expect(setup(game1862, { players, asked: {} }, seeded('a'))).toMatchObject({ ok: false, problem: { players } });
  for (const players of [2, 8]) expect(at(players).players).toBe(players);
});

rule('1862-R002', 'a certificate of 30% and seven of 10%, all in the IPO', () => {
  for (const id of companyIds) {
    const { percents, holders } = at(3).shares[id]!;
    expect(percents).toEqual([30, 10, 10, 10, 10, 10, 10, 10]);
    expect(new Set(holders)).toEqual(new Set(['offer']));
  }
});

rule.each(
  '1862-R003',
  'start money by the number of players',
  [
    [2, 1200],
    [3, 800],
    [4, 600],
    [5, 480],
    [6, 400],
    [7, 345],
    [8, 300],
  ] as const,
  ([players, each]) => {
    const s = at(players);
    for (let seat = 1; seat <= players; seat++) expect(cashOf(s, seat)).toBe(each);
  },
);

rule('1862-R004', '15000 in all, the money of the players included', () => {
  for (const players of [2, 3, 4, 5, 6, 7, 8]) {
    const s = at(players);
    expect(Object.values(s.cash).reduce((a, b) => a + b, 0)).toBe(15000);
    expect(cashOf(s, BANK)).toBe(15000 - players * cashOf(s, 1));
  }
});

rule.each('1862-R005', 'sixteen companies: eight at once, four from B, four from C', [2, 3, 4, 5, 6], (players) => {
  const s = at(players);
  expect([inWave(s, 'A'), inWave(s, 'B'), inWave(s, 'C')]).toEqual([8, 4, 4]);
  expect(count((id) => s.companies[id].status === 'out')).toBe(4);
});

rule('1862-R005', 'drawn at random; who is out has no home that is waited for', () => {
  const outOf = (seed: string) => companyIds.filter((id) => at(3, {}, seed).companies[id].status === 'out');
  expect(new Set(['a', 'b', 'c', 'd'].map((seed) => outOf(seed).join())).size).toBe(4);
  const s = at(3);
  const homes = rail1862.homes(s).map(({ company }) => company);
  expect(homes).toEqual(companyIds.filter((id) => s.companies[id].status !== 'out'));
});

rule('1862-R005', 'a company of the second group can be started from phase B on', () => {
  const open = { type: 'openAuction', lot: 'ESR', bid: 0 } as const;
  const t = opening1862(names.slice(0, 3))
    .available('ESR', 'L&E')
    .set((s) => {
      s.companies.ESR.wave = 'B';
    });
  expect(t.refuses('Ada', open)).toMatchObject({ code: 'start.notAvailable', rule: '1862-R005' });
  t.phase('B').plays('Ada', open);
});

rule('1862-R006', 'with seven players one company more, with eight two; they join the first group', () => {
  expect([7, 8].map((players) => inWave(at(players), 'A'))).toEqual([9, 10]);
  for (const players of [7, 8]) {
    expect(inWave(at(players), 'B') + inWave(at(players), 'C')).toBe(8);
    expect(inWave(at(players, { optionalCompanies: 'off' }), 'A')).toBe(8);
  }
});

rule('1862-R007', 'a permit for each company: 6 freight, 5 local, 5 express', () => {
  for (const players of [2, 6]) expect(kindsDealt(at(players))).toEqual({ freight: 6, local: 5, express: 5, none: 0 });
});

rule('1862-R007', 'with seven and eight six of each, and the surplus is out', () => {
  expect(permitDeck(at(8))).toHaveLength(18);
  expect(kindsDealt(at(8))).toEqual({ freight: 6, local: 6, express: 6, none: 0 });
  const seven = kindsDealt(at(7));
  expect(seven.none).toBe(0);
  expect(seven.freight! + seven.local! + seven.express!).toBe(17);
  for (const kind of ['freight', 'local', 'express']) expect(seven[kind]).toBeLessThanOrEqual(6);
});

rule('1862-R173', 'with two kinds of train eight permits of each, nine with seven and eight players', () => {
  expect(kindsDealt(at(4, { trains: 'advancedFreight' }))).toEqual({ freight: 8, local: 8, express: 0, none: 0 });
  expect(kindsDealt(at(8, { trains: 'advancedExpress' }))).toEqual({ freight: 0, local: 9, express: 9, none: 0 });
});

rule('1862-R172', 'no permits where all trains are of one kind', () => {
  expect(kindsDealt(at(3, { trains: 'simpleExpress' }))).toEqual({ freight: 0, local: 0, express: 0, none: 16 });
});

rule('1862-R008', 'a company that is started again comes with its first permit', () => {
  const t = table1862(['Ada', 'Ben'])
    .company('L&E', { permit: 'freight', permits: ['freight', 'local'], owners: { Ada: [30, 10] } })
    .company('FDR', { price: 7, permit: 'local', owners: { Ben: [30, 10, 10] }, trains: [['A', 'local']] })
    .purses({ Ada: 600, Ben: 0 });
  t.passes('Ada').plays('Ben', { type: 'sellShares', company: 'FDR', percent: 20 }); // to 0: bankrupt
  expect(t.state.companies.FDR).toMatchObject({ status: 'waiting', permit: 'local', permits: [] });
  t.plays('Ada', { type: 'startCompany', company: 'FDR', par: 54 });
  expect(t.state.companies.FDR.permit).toBe('local');
});

rule('1862-R009', 'the length says how many trains there are', () => {
  const trains = (length: string) => trainTypes(at(3, { length })).map((facts) => facts.count);
  expect(trains('short').slice(0, 4)).toEqual([6, 5, 4, 3]);
  expect(trains('standard').slice(0, 4)).toEqual([7, 6, 4, 3]);
  expect(trains('long').slice(0, 4)).toEqual([7, 6, 5, 4]);
});

rule('1862-R010', 'the first seat has priority', () => {
  expect(at(5).priority).toBe(1);
  expect(opening1862(names.slice(0, 5)).waiting).toEqual(['Ada']);
});

rule('1862-R011', 'two parliaments, a stock round, operating rounds; then one parliament before each', () => {
  const t = opening1862(['Ada', 'Ben']).available('ESR', 'L&E');
  t.passes('Ada', 'Ben');
  expect(t.lastEvents).toContainEqual({ type: 'parliamentBegan', set: 1, sitting: 2, seat: 'Ada' });
  t.passes('Ada', 'Ben');
  expect(t.lastEvents).toContainEqual({ type: 'stockRoundBegan', set: 1, seat: 'Ada' });
  t.passes('Ada', 'Ben');
  expect(t.order('operatingRoundBegan', 'parliamentBegan')).toEqual(['operatingRoundBegan', 'parliamentBegan']);
  t.passes('Ada', 'Ben');
  expect(t.lastEvents).toContainEqual({ type: 'stockRoundBegan', set: 2, seat: 'Ada' });
});

rule('1862-R160', 'no more parliaments after the LNER', () => {
  const t = table1862(['Ada', 'Ben'])
    .company('ECR', { owners: { Ada: [30, 10, 10], Ben: [10] } })
    .set((s) => {
      s.lner = 'formed';
      s.flow[0]!.at = 'operatingRounds';
    });
  t.passes('Ada', 'Ben');
  expect(t.told('parliamentBegan')).toEqual([]);
});

rule('1862-R013', 'as many operating rounds as the phase asks for when the stock round ends', () => {
  const rounds = (phase: 'A' | 'B' | 'D') => {
    const t = table1862(['Ada', 'Ben']).available('ESR').phase(phase).passes('Ada', 'Ben');
    return t.told('operatingRoundBegan').map(({ of }) => of);
  };
  expect(rounds('A')).toEqual([1]);
  expect(rounds('B')).toEqual([2, 2]);
  expect(rounds('D')).toEqual([3, 3, 3]);
});

rule('1862-R005', 'the draw: those left out, then the groups', () => {
  const { out, waves: groups } = waves(at(3), companyIds);
  expect(out).toEqual(companyIds.slice(0, 4));
  expect([groups.A.length, groups.B.length, groups.C.length]).toEqual([8, 4, 4]);
});
