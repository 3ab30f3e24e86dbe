// Section 8: mines degrade, rank rows are updated, conversions; in this order.
import { expect } from 'vitest';
import { tokensAt } from '../../../src/engine/track/tokens.ts';
import type { CompanyId } from '../../../src/titles/1865/rules/companies.ts';
import { rankOf, zoneOf } from '../../../src/titles/1865/rules/rank.ts';
import { example, rule } from '../../support/rule.ts';
import { place, table1865 } from '../../support/table1865.ts';

const two = () => table1865(['Alan', 'Bob']);
type Table = ReturnType<typeof two>;
/** The tile of a mine after everything before the stock round. */
const mine = (t: Table, hex: string) => {
  expect(t.waiting).toHaveLength(1);
  return t.state.board.laid[hex];
};
const OWNERS = { Alan: [40, 20] };
const row = (t: Table, id: CompanyId) => [t.state.companies[id].row, zoneOf(t.state, id)];

/** Su Suergiu with a token of FMS, and Argentiera without. */
const mines = (tile: string) =>
  two()
    .tile('F36', tile, 2)
    .tile('A23', tile, 4)
    .company('FMS', { owners: OWNERS, tokens: ['Su Suergiu'] });

rule.each(
  '1865-R096',
  'with a token a yellow mine becomes green from phase 3, a green one brown from phase 5; without one it stays',
  [
    { phase: '2', was: '173', is: '173' },
    { phase: '3', was: '173', is: '174' },
    { phase: '4', was: '174', is: '174' },
    { phase: '5', was: '173', is: '174' }, // one step at a time
    { phase: '5', was: '174', is: '175' },
    { phase: '7', was: '175', is: '175' },
  ] as const,
  ({ phase, was, is }) => {
    const t = mines(was).phase(phase).beforeStockRound();
    expect([mine(t, 'F36')?.[0], mine(t, 'A23')?.[0]]).toEqual([is, was]);
  },
);

rule('1865-R096', 'only mines degrade: a city with a token keeps its tile', () => {
  const t = two().tile('E33', '6', 0).phase('5').company('FCS', { owners: OWNERS }).beforeStockRound();
  expect(mine(t, 'E33')).toEqual(['6', 0]);
});

rule('1865-R176', 'the tile keeps its exit, the token its place', () => {
  const t = mines('173').phase('3').beforeStockRound();
  expect(mine(t, 'F36')).toEqual(['174', 2]);
  expect(tokensAt(t.state.board, place('Su Suergiu'))).toEqual(['FMS']);
});

example('1865-X24', 'phase 5: a yellow mine with a token green, a green one brown, a yellow one without stays', () => {
  const t = two()
    .tile('F36', '173', 0)
    .tile('A23', '174', 0)
    .tile('G25', '173', 0)
    .phase('5')
    .company('FMS', { owners: OWNERS, tokens: ['Su Suergiu'] })
    .company('SFSS', { owners: { Bob: [40, 20] }, tokens: ['Argentiera'] })
    .beforeStockRound();
  expect(['F36', 'A23', 'G25'].map((hex) => mine(t, hex)?.[0])).toEqual(['174', '175', '173']);
});

rule('1865-R033', 'a marker moves one row towards that of the phase, never more, and stays where it belongs', () => {
  const t = two()
    .phase('4')
    .company('FMS', { owners: OWNERS, row: 1 })
    .company('RCSF', { owners: OWNERS, row: 2 })
    .company('FA', { owners: OWNERS, row: 3 })
    .company('SFS', { owners: { Bob: [40] }, launched: false })
    .beforeStockRound();
  expect(t.waiting).toHaveLength(1);
  expect((['FMS', 'RCSF', 'FA', 'SFS'] as const).map((id) => t.state.companies[id].row)).toEqual([2, 3, 3, 0]);
});

example('1865-X25', 'phase 4, a marker on the PH2 row: it moves to the PH3 row', () => {
  const t = two().phase('4').company('FMS', { owners: OWNERS, row: 1 }).beforeStockRound();
  expect(t.waiting).toHaveLength(1);
  expect(t.state.companies.FMS.row).toBe(2);
});

example('1865-X15', 'phase 5: RCSF one row down into red, SFSS to the PH5 row into white, SFS stays', () => {
  const t = two()
    .phase('5')
    .company('RCSF', { owners: OWNERS, row: 2, tokens: ['Nuoro'], trains: ['PH4'] })
    .company('SFSS', { owners: OWNERS, row: 3, trains: ['PH4', 'PH4'] })
    .company('SFS', { owners: { Bob: [40, 20] }, row: 4, trains: ['PH5', 'PH5'] });
  expect([rankOf(t.state, 'RCSF'), rankOf(t.state, 'SFSS')]).toEqual([6, 9]);
  expect([row(t, 'RCSF'), row(t, 'SFSS')]).toEqual([
    [2, 'white'],
    [3, 'green'],
  ]);
  t.beforeStockRound();
  expect(t.waiting).toHaveLength(1);
  expect([row(t, 'RCSF'), row(t, 'SFSS'), row(t, 'SFS')]).toEqual([
    [3, 'red'],
    [4, 'white'],
    [4, 'green'],
  ]);
});

rule('1865-R095', 'first mines, then rows, then conversions, then the stock round with the Dragons', () => {
  const t = mines('173')
    .phase('3')
    .company('RCSF', { owners: { Bob: [40, 20] }, tokens: ['Cagliari'], trains: ['PH3', 'PH3'] })
    .company('FA', { kind: 'major', owners: { Bob: [20] }, row: 2 }) // its row is right already
    .set((s) => {
      // RCSF is asked once more before all this, so that an answer sets it off
      s.flow = [
        { kind: 'course', at: 'mines', set: 1 },
        { kind: 'conversion', at: 'ask', queue: ['RCSF'] },
      ];
    });
  t.passes('Bob');
  expect(t.lastEvents.filter(({ type }) => type !== 'passed' && type !== 'conversionDeclined')).toEqual([
    { type: 'mineDegraded', hex: 'F36', tile: '174' },
    { type: 'rowChanged', company: 'FMS', row: 2, zone: 'red' },
    { type: 'rowChanged', company: 'RCSF', row: 2, zone: 'green' },
  ]);
  expect([t.waiting, t.state.flow.at(-1)!.kind]).toEqual([['Bob'], 'conversion']);
  t.passes('Bob');
  expect(t.order('stockRoundBegan', 'dragonsBought')).toEqual(['stockRoundBegan', 'dragonsBought']);
});
