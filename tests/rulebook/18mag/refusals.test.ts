// Refusals that no section of the book reaches by itself: each shown once, so that none can be lost unnoticed.
import { expect } from 'vitest';
import { rule } from '../../support/rule.ts';
import { run, running } from '../../support/runs18mag.ts';
import { table18mag } from '../../support/table18mag.ts';

rule('18mag-R043', 'no run comes to the side of a hex twice', () => {
  // from Győr north into B11, round by the mountains, and back over the same side to Selmecbánya
  const t = running({
    minor: '3',
    trains: ['2'],
    tokens: ['D9.0'],
    phase: 'green',
    tiles: [
      ['D7', '57', 1],
      ['D9', '14', 0],
      ['C10', '27', 3],
      ['B11', '23', 0],
      ['A12', '7', 5],
      ['B13', '7', 1],
      ['C12', '57', 1],
    ],
  });
  expect(t.refuses('Ada', run(t, { '2-0': 'D9 C10 B11 A12 B13 B11 C10 C12' }))).toMatchObject({
    code: 'run.sideTwice',
    rule: '18mag-R043',
  });
  t.plays('Ada', run(t, { '2-0': 'D9 D7' }));
});

const announcing = (terrainTokens: number, lays: number) =>
  table18mag(['Ada', 'Ben', 'Cid'])
    .ruled({ terrainToken: 'announced' })
    .tile('H27', '6', 0)
    .minor('5', { owner: 'Ada', treasury: 50, terrainTokens, trains: ['2'] })
    .operating({ company: '5', at: 'layTile' }, { lays });

rule('18mag-R064', 'without a terrain token there is none to announce', () => {
  expect(announcing(0, 0).refuses('Ada', { type: 'useTerrainToken' })).toEqual({
    code: 'terrain.noToken',
    rule: '18mag-R064',
    args: { company: '5' },
  });
});

rule('18mag-R050', 'after the second tile there is nothing to announce a terrain token for', () => {
  const offered = (lays: number) =>
    announcing(3, lays)
      .choices('Ada')
      .some(({ type }) => type === 'useTerrainToken');
  expect([0, 1, 2].map(offered)).toEqual([true, true, false]);
});

rule.each('18mag-R152', 'two players hire wagons of RÁBA alone, announced or not', ['G&C', 'SNW'] as const, (wagon) => {
  const t = running({ minor: '3', trains: ['2'], tiles: [], treasury: 50, names: ['Ada', 'Ben'] });
  t.ruled({ wagons: 'announced' });
  expect(t.refuses('Ada', { type: 'hireWagon', wagon })).toEqual({
    code: 'wagon.notForHire',
    rule: '18mag-R093',
    args: { wagon },
  });
});
