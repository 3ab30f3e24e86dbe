// Section 1: the table before the first bid.
import { expect } from 'vitest';
import { following } from '../../../src/engine/core/chance.ts';
import { view } from '../../../src/engine/core/play.ts';
import { setup } from '../../../src/engine/core/setup.ts';
import { companies, companyIds } from '../../../src/titles/chicago-express/rules/companies.ts';
import { chicagoExpress } from '../../../src/titles/chicago-express/rules/index.ts';
import { type HexKind, hexes, hexIds } from '../../../src/titles/chicago-express/rules/map.ts';
import { HOUSES, housesLeft } from '../../../src/titles/chicago-express/rules/state.ts';
import { toChicago } from '../../support/chicagoLines.ts';
import { chicago, opening } from '../../support/chicagoTable.ts';
import { rule } from '../../support/rule.ts';

const two = ['Andrea', 'Bruno'];
const tableOf = (players: number) => setup(chicagoExpress, { players }, following([]));

rule.each(
  'chicago-express-R001',
  'two to six sit at the table',
  [
    { players: 1, ok: false },
    { players: 2, ok: true },
    { players: 6, ok: true },
    { players: 7, ok: false },
  ],
  ({ players, ok }) => expect(tableOf(players).ok).toBe(ok),
);

rule.each(
  'chicago-express-R002',
  'the board has its hexes of each kind, and their figures add up',
  [
    { kind: 'plain', count: 73, cost: 77, income: 0, development: 0 },
    { kind: 'forest', count: 41, cost: 94, income: 0, development: 0 },
    { kind: 'mountain', count: 16, cost: 53, income: 16, development: 31 },
    { kind: 'city', count: 22, cost: 40, income: 30, development: 30 },
    { kind: 'industrial', count: 3, cost: 10, income: 8, development: 4 },
    { kind: 'start', count: 4, cost: 0, income: 0, development: 0 },
    { kind: 'chicago', count: 1, cost: 3, income: 7, development: 0 },
  ] satisfies { kind: HexKind; count: number; cost: number; income: number; development: number }[],
  ({ kind, count, ...sums }) => {
    const some = hexIds.map((id) => hexes[id]).filter((hex) => hex.kind === kind);
    const sum = (figure: 'cost' | 'income' | 'development') => some.reduce((total, hex) => total + hex[figure], 0);
    expect(some).toHaveLength(count);
    expect({ cost: sum('cost'), income: sum('income'), development: sum('development') }).toEqual(sums);
  },
);

rule('chicago-express-R002', 'beside the map there are an income track, three dials, three scales and a supply', () => {
  const { income, dials, industry, houses } = opening(two).state;
  expect(Object.keys(income)).toEqual(['PRR', 'BO', 'CO', 'NYC', 'WAB']);
  expect(Object.keys(dials).sort()).toEqual(['auction', 'build', 'develop']);
  expect(Object.keys(industry).map((id) => hexes[id as keyof typeof industry].name)).toEqual([
    'Detroit',
    'Wheeling',
    'Pittsburgh',
  ]);
  expect(houses).toEqual([]);
});

rule.each(
  'chicago-express-R003',
  'five companies with their sheets',
  [
    { id: 'PRR', short: 'PRR', colour: 'red', shares: 3, locomotives: 20, start: 'Philadelphia', income: 7 },
    { id: 'BO', short: 'B&O', colour: 'blue', shares: 4, locomotives: 22, start: 'Baltimore', income: 6 },
    { id: 'CO', short: 'C&O', colour: 'yellow', shares: 6, locomotives: 26, start: 'Washington', income: 5 },
    { id: 'NYC', short: 'NYC', colour: 'green', shares: 5, locomotives: 24, start: 'New York', income: 8 },
    { id: 'WAB', short: 'Wabash', colour: 'black', shares: 2, locomotives: 11, start: 'Fort Wayne', income: 0 },
  ] as const,
  ({ id, start, ...figures }) => {
    expect(companies[id]).toMatchObject(figures);
    expect(hexes[companies[id].start].name).toBe(start);
  },
);

rule('chicago-express-R003', 'there are 20 shares and 103 locomotives in all', () => {
  expect(companyIds).toHaveLength(5);
  expect(companyIds.reduce((sum, id) => sum + companies[id].shares, 0)).toBe(20);
  expect(companyIds.reduce((sum, id) => sum + companies[id].locomotives, 0)).toBe(103);
});

rule('chicago-express-R004', 'each company starts at the income that its opening bid asks', () => {
  const t = opening(two);
  expect(t.state.income).toEqual({ PRR: 7, BO: 6, CO: 5, NYC: 8, WAB: 0 });
  for (let auctions = 0; auctions < 4; auctions++) t.passes(...t.waiting).passes(...t.waiting);
  expect(t.told('auctionOpened').map(({ company, least }) => [company, least])).toEqual([
    ['PRR', 7],
    ['BO', 6],
    ['CO', 5],
    ['NYC', 8],
  ]);
});

rule('chicago-express-R005', 'one locomotive of each eastern company stands on its start hex', () => {
  const { networks, stock } = opening(two).state;
  expect(networks).toMatchObject({ PRR: ['R5'], BO: ['Q7'], CO: ['Q9'], NYC: ['S3'] });
  expect(stock).toMatchObject({ PRR: 19, BO: 21, CO: 25, NYC: 23 });
});

rule('chicago-express-R006', 'Fort Wayne is empty, and Wabash has everything on its sheet', () => {
  const { networks, stock, shares, wabashOpen } = opening(two).state;
  expect(Object.values(networks).flat()).not.toContain('D3');
  expect({ network: networks.WAB, stock: stock.WAB, shares: shares.WAB, wabashOpen }).toEqual({
    network: [],
    stock: 11,
    shares: [0, 0],
    wabashOpen: false,
  });
});

rule('chicago-express-R007', 'no company has money at the start', () => {
  expect(companyIds.map((id) => opening(two).cash(id))).toEqual([0, 0, 0, 0, 0]);
});

rule('chicago-express-R008', 'of 23 houses 20 are in the supply and three mark the scales', () => {
  const { state } = opening(two);
  expect(housesLeft(state)).toBe(20);
  expect(HOUSES + Object.keys(state.industry).length).toBe(23);
});

rule('chicago-express-R009', 'the industry scale starts at Detroit 1, Wheeling 3, Pittsburgh 4', () => {
  expect(opening(two).state.industry).toEqual({ E0: 1, I6: 3, K4: 4 });
});

rule('chicago-express-R010', 'all dials start at START', () => {
  expect(opening(two).state.dials).toEqual({ auction: 0, build: 0, develop: 0 });
});

rule.each(
  'chicago-express-R011',
  'the start money is shared out evenly',
  [
    { players: 2, each: 60 },
    { players: 3, each: 40 },
    { players: 4, each: 30 },
    { players: 5, each: 24 },
    { players: 6, each: 20 },
  ],
  ({ players, each }) => {
    const names = ['Ada', 'Bea', 'Cai', 'Dan', 'Eva', 'Fil'].slice(0, players);
    const t = opening(names);
    expect(names.map((name) => t.cash(name))).toEqual(names.map(() => each));
    expect(t.cash('bank')).toBe(-120);
  },
);

rule('chicago-express-R012', 'the bank goes on paying when more than all its notes are out', () => {
  const t = chicago(two)
    .company('NYC', { income: 2000, owners: { Andrea: 1 } })
    .toDividends();
  expect(t.cash('Andrea')).toBe(2060);
  expect(t.cash('bank')).toBe(-2120);
});

rule('chicago-express-R013', 'a rich owner cannot pay for a poor company', () => {
  const t = chicago(two)
    .purses({ Andrea: 100 })
    .company('NYC', { cash: 1, owners: { Andrea: 1 } });
  const build = { type: 'build', company: 'NYC', hexes: ['R2'] };
  expect(t.refuses('Andrea', build)).toMatchObject({ code: 'build.tooDear', rule: 'chicago-express-R057' });
  expect(t.refuses('Andrea', { ...build, from: 'Andrea' })).toMatchObject({ code: 'action.malformed' });
});

rule('chicago-express-R014', 'every seat sees the cash and the shares of all', () => {
  const { state } = chicago(two).company('NYC', { cash: 30, owners: { Bruno: 2 } });
  const { cash, shares } = state;
  expect(view(state)).toMatchObject({ cash, shares });
});

rule('chicago-express-R015', 'an income beyond 50 is counted on in full', () => {
  const t = chicago(two).company('NYC', { income: 48, cash: 3, owners: { Andrea: 1 }, network: toChicago.NYC });
  t.plays('Andrea', { type: 'build', company: 'NYC', hexes: ['A2'] });
  expect(t.state.income.NYC).toBe(55);
  expect(t.told('dividend')).toEqual([{ type: 'dividend', company: 'NYC', perShare: 55, income: 55, sold: 1 }]);
});

rule('chicago-express-R016', 'no side of a sheet is chosen, and a company holds any sum', () => {
  expect(chicagoExpress.options).toEqual([]);
  const asked = setup(chicagoExpress, { players: 2, asked: { sheet: 'money' } }, following([]));
  expect(asked).toEqual({ ok: false, problem: { problem: 'unknownOption', id: 'sheet' } });
  // the side with room for three heaps of money must not limit what a company takes in
  const t = chicago(two).purses({ Andrea: 400 }).company('CO', { cash: 500 });
  t.plays('Andrea', { type: 'auction', company: 'CO' }).plays('Andrea', { type: 'bid', amount: 400 });
  expect(t.cash('CO')).toBe(900);
});
