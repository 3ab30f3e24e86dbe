// Section 12, with money and shares: the draft, purchases and hires of two players, and games of two phases.
import { expect } from 'vitest';
import { type MajorId, type MinorId, majorsOf } from '../../../src/titles/18mag/rules/companies.ts';
import type { DraftFrame } from '../../../src/titles/18mag/rules/frames.ts';
import type { PhaseId } from '../../../src/titles/18mag/rules/trains.ts';
import { bestRunsWith } from '../../../src/titles/18mag/rules/wagons/best.ts';
import { rule } from '../../support/rule.ts';
import { draft18mag, table18mag } from '../../support/table18mag.ts';

const two = ['Ada', 'Ben'];
const table = () => table18mag(two);

rule('18mag-R147', 'sales, directors and prices go by the rules of the large game', () => {
  const t = table()
    .minor('1', { owner: 'Ada' })
    .purses({ Ada: 500, Ben: 500 })
    .major('SIK', { price: 100, owners: { Ada: [20, 10], Ben: [10, 10] }, treasury: 10 });
  t.plays('Ada', { type: 'sellShares', company: 'SIK', percent: 20 });
  expect([t.cash('Ada'), t.price('SIK'), t.owner('SIK')]).toEqual([700, 95, 'Ben']);
  expect(t.refuses('Ada', { type: 'buyShare', company: 'SIK' })).toMatchObject({ code: 'share.soldThisRound' });
});

rule('18mag-R149', 'the shares of the other majors are neither bought nor sold', () => {
  const t = table().purses({ Ada: 500 });
  expect(t.values('Ada', 'buyShare')).toEqual(majorsOf({ players: 2 }));
  const refusal = { code: 'share.notInPlay', rule: '18mag-R149', args: { company: 'MAVAG' } };
  expect(t.refuses('Ada', { type: 'buyShare', company: 'MAVAG' })).toMatchObject(refusal);
  expect(t.refuses('Ada', { type: 'sellShares', company: 'MAVAG', percent: 10 })).toMatchObject(refusal);
});

rule.each(
  '18mag-R150',
  'a drafted minor has its token at home and its terrain tokens',
  [
    { id: '1', home: 'C8.1', terrain: 0 },
    { id: '2', home: 'B15.0', terrain: 0 },
    { id: '6', home: 'A12.0', terrain: 1 },
    { id: '7', home: 'E6.1', terrain: 1 },
  ] satisfies { id: MinorId; home: string; terrain: number }[],
  ({ id, home, terrain }) => {
    const t = draft18mag(two).plays('Ada', { type: 'draft', item: id });
    expect(t.tokens(home)).toContain(id);
    expect(t.state.minors[id]!.terrainTokens).toBe(terrain);
  },
);

/** Bécs, Sopron and a town in a row; the 2-train of minor 11 reaches Sopron and one of its neighbours. */
const west = (phase: PhaseId) =>
  table()
    .tile('B3', '6', 0)
    .tile('C2', '4', 0)
    .minor('11', { owner: 'Ada', treasury: 100, trains: ['2'] })
    .phase(phase)
    .operating({ company: '11', at: 'run' });

const routesOf = (t: ReturnType<typeof west>, wagons: readonly MajorId[]) =>
  bestRunsWith(t.state, '11', wagons)!.runs.map(({ train, track }) => ({ train, track }));

rule.each(
  '18mag-R152',
  'the off-board bonus or the plus train, for 10, in brown for 20; with both it would be 10 more',
  [
    { phase: 'yellow', price: 10, revenue: 30 + 20 + 20 },
    { phase: 'green', price: 10, revenue: 40 + 20 + 20 },
    { phase: 'brown', price: 20, revenue: 50 + 20 + 30 },
  ] as const,
  ({ phase, price, revenue }) => {
    const t = west(phase);
    t.plays('Ada', { type: 'run', wagons: ['RABA'], routes: routesOf(t, ['RABA']) });
    expect(t.cash('RABA')).toBe(price);
    expect(t.cash('11')).toBe(100 - price + revenue / 2);
    expect(t.cash('Ada')).toBe(revenue / 2);
  },
);

rule('18mag-R152', 'one of them a turn, and no wagon of another', () => {
  const t = west('yellow');
  const routes = routesOf(t, ['RABA']);
  expect(t.refuses('Ada', { type: 'run', wagons: ['RABA', 'RABA'], routes })).toMatchObject({ code: 'wagon.twice' });
  expect(t.refuses('Ada', { type: 'run', wagons: ['G&C'], routes })).toMatchObject({ code: 'wagon.notForHire' });
});

rule('18mag-R154', 'at the end of the price track, at 300, the marker stays', () => {
  const t = table()
    .minor('1', { owner: 'Ben' })
    .major('SIK', { owners: { Ada: [20] }, treasury: 300, price: 300 })
    .operating({ company: 'SIK', at: 'dividend' })
    .plays('Ada', { type: 'dividend', amount: 300 });
  expect(t.price('SIK')).toBe(300);
});

rule('18mag-R159', 'one share of each major is on offer', () => {
  const { shares } = draft18mag(two).state.flow[0] as DraftFrame;
  expect(shares).toEqual({ RABA: 1, SIK: 1, SKEV: 1, LdStEG: 1 });
});

rule('18mag-R194', 'two phases begin in a game', () => {
  const t = table()
    .minor('2', { owner: 'Ada', treasury: 1000 })
    .operating({ company: '2', at: 'buyTrain' })
    .plays('Ada', { type: 'buyTrain', from: 'bank', train: '4', price: 200 })
    .plays('Ada', { type: 'buyTrain', from: 'bank', train: '3', price: 120 });
  expect(t.told('phaseBegan').map(({ phase }) => phase)).toEqual(['green', 'brown']);
  expect(t.state.roundTiles).toEqual([]);
});
