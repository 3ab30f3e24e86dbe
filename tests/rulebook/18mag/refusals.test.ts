// Refusals that the sections of the book need no position for: each shown once, so that none can be lost unnoticed.
import { expect } from 'vitest';
import { rule } from '../../support/rule.ts';
import { run, running } from '../../support/runs18mag.ts';
import { table18mag } from '../../support/table18mag.ts';

rule.each('18mag-R149', 'nobody trades in a major that takes no part', ['G&C', 'SNW', 'MAVAG'] as const, (company) => {
  const t = table18mag(['Ada', 'Ben']).purses({ Ada: 500 });
  const refusal = { code: 'share.notInPlay', rule: '18mag-R149', args: { company } };
  expect(t.refuses('Ada', { type: 'buyShare', company })).toEqual(refusal);
  expect(t.refuses('Ada', { type: 'sellShares', company, percent: 10 })).toEqual(refusal);
});

rule('18mag-R043', 'no run comes to the side of a hex twice', () => {
  // from Győr north into B11, round by the mountains, and back over the same side to Selmecbánya
  const t = running({
    minor: '3',
    trains: ['2'],
    tokens: ['D9.0'],
    phase: 'green',
    tiles: [
      ['D9', '57', 0],
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
});
