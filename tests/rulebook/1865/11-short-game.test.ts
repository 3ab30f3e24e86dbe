// Section 11: the short game on Sardinia alone.
import { expect } from 'vitest';
import { seeded } from '../../../src/engine/core/chance.ts';
import { setup } from '../../../src/engine/index.ts';
import { dragonLimit } from '../../../src/titles/1865/rules/chart.ts';
import { companiesOf, maritimesOf } from '../../../src/titles/1865/rules/companies.ts';
import { game1865 } from '../../../src/titles/1865/rules/index.ts';
import { certificateLimit } from '../../../src/titles/1865/rules/limits.ts';
import { printedPrice } from '../../../src/titles/1865/rules/operating/supply.ts';
import { rule } from '../../support/rule.ts';
import { opening1865, table1865 } from '../../support/table1865.ts';

const short = { length: 'short' };
const names = ['Alan', 'Bob', 'Carl', 'Dora'];
const seated = (players: number, asked: Record<string, string> = short) => opening1865(names.slice(0, players), asked);

const problemOf = (players: number, asked: Record<string, string>) => {
  const table = setup(game1865, { players, asked }, seeded('1865'));
  return table.ok ? null : table.problem;
};

rule('1865-R163', 'for two or three players', () => {
  expect([2, 3].map((players) => problemOf(players, short))).toEqual([null, null]);
  expect(problemOf(4, short)).toEqual({ problem: 'optionPlayers', id: 'length', players: [2, 3] });
  expect([2, 3, 4].map((players) => problemOf(players, {}))).toEqual([null, null, null]); // the normal game
});

rule('1865-R165', 'M7, M8, CFC and CFD are neither drafted, nor opened, nor on the map', () => {
  const { state } = seated(2);
  expect(companiesOf(state)).toEqual(['FMS', 'RCSF', 'SFSS', 'FCS', 'SFS', 'FA']);
  expect(maritimesOf(state)).toEqual(['M1', 'M2', 'M3', 'M4', 'M5', 'M6']);
  expect(Object.keys(state.companies)).toEqual(companiesOf(state));
  expect(Object.values(state.board.tokens).flat()).not.toContain('CFC');
  expect(seated(2).values('Alan', 'takeMaritime')).toEqual(['M1', 'M2', 'M3', 'M4', 'M5', 'M6']);
  const t = table1865(['Alan', 'Bob'], short);
  expect(t.values('Alan', 'startCompany')).toEqual(['FMS', 'RCSF', 'SFSS', 'FCS', 'SFS', 'FA']);
});

rule('1865-R165', 'nor can an action name them', () => {
  const t = table1865(['Alan', 'Bob'], short)
    .company('FMS', { owners: { Alan: [40, 20] }, treasury: 99, traffic: 3 })
    .company('RCSF', { owners: { Bob: [40, 20], Alan: [20] } })
    .purses({ Alan: 0 })
    .operating({ company: 'FMS', at: 'trains' });
  const buys = { type: 'buyTrain', from: 'CFC', train: 'PH2-0', price: 1 };
  expect(t.refuses('Alan', buys)).toMatchObject({ code: 'action.unknown', args: { field: 'from' } });
  t.plays('Alan', { type: 'buyTrain', from: 'bank', train: 'PH2-0', price: 100 });
  const sells = { type: 'raiseCash', company: 'CFC', percent: 20 };
  expect(t.refuses('Alan', sells)).toMatchObject({ code: 'action.unknown', args: { field: 'company' } });
});

rule('1865-R166', 'five PH2, four PH3, three PH4, two PH5 and PH6; the discounted ones are left in', () => {
  const t = table1865(['Alan', 'Bob'], short)
    .company('FMS', { owners: { Alan: [40, 20] }, treasury: 3000, trains: ['PH2'] })
    .set((s) => {
      s.depot.sold.PH2 = 4;
    })
    .operating({ company: 'FMS', at: 'trains' });
  expect(t.refuses('Alan', { type: 'buyTrain', from: 'bank', train: 'PH2-4', price: 100 })).toMatchObject({
    code: 'train.price',
    args: { price: 70 },
  });
  t.plays('Alan', { type: 'buyTrain', from: 'bank', train: 'PH2-4', price: 70 });
  t.plays('Alan', { type: 'buyTrain', from: 'bank', train: 'PH3-0', price: 200 });
  const price = (train: string) => printedPrice(t.state, train);
  expect(['PH2-3', 'PH2-4', 'PH3-2', 'PH3-3', 'PH4-1', 'PH4-2', 'PH6-1'].map(price)).toEqual([
    100, 70, 200, 160, 350, 300, 650,
  ]);
  const six = (sold: number) =>
    table1865(['Alan', 'Bob'], short)
      .phase('6')
      .company('FMS', { owners: { Alan: [40, 20] }, treasury: 3000, trains: ['PH5'] })
      .set((s) => {
        s.depot.sold.PH6 = sold;
      })
      .operating({ company: 'FMS', at: 'trains' });
  six(1).plays('Alan', { type: 'buyTrain', from: 'bank', train: 'PH6-1', price: 650 });
  six(2).plays('Alan', { type: 'buyTrain', from: 'bank', train: 'PH7-0', price: 800 });
});

rule('1865-R167', 'certificate limit 27 with two, 18 with three players', () => {
  expect([2, 3].map((players) => certificateLimit(seated(players).state))).toEqual([27, 18]);
  expect([2, 3, 4].map((players) => certificateLimit(seated(players, {}).state))).toEqual([36, 24, 18]);
});

rule('1865-R168', 'the bank has 6000 in all', () => {
  const total = (players: number, asked: Record<string, string>) =>
    Object.values(seated(players, asked).state.cash).reduce((sum, cash) => sum + cash, 0);
  expect([total(2, short), total(3, short), total(2, {}), total(4, {})]).toEqual([6000, 6000, 8000, 8000]);
  expect(seated(2).cash('bank')).toBe(6000 - 720);
});

rule('1865-R169', 'start money and the limits of the Dragons are those of the normal game', () => {
  expect([2, 3].map((players) => seated(players).cash('Alan'))).toEqual([360, 330]);
  expect([2, 3].map((players) => seated(players, {}).cash('Alan'))).toEqual([360, 330]);
  const bought = (asked: Record<string, string>, held: number) => {
    const own = { kind: 'major', owners: { Alan: [20, 10, 10], Bob: [10] }, trains: ['PH2', 'PH2'] } as const;
    const t = table1865(['Alan', 'Bob'], asked).company('FMS', { ...own, dragons: [10, 10, 10] });
    t.company('RCSF', { ...own, dragons: Array.from({ length: held - 3 }, () => 10), price: 90 });
    t.passes('Alan');
    return t.told('dragonsBought').length;
  };
  expect(dragonLimit('2')).toBe(6);
  expect([bought(short, 4), bought({}, 4)]).toEqual([1, 1]);
});
