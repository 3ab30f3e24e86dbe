// Refusals that no section of the book comes to by itself: each shown once, so that none can be lost unnoticed.
import { expect } from 'vitest';
import { rule } from '../../support/rule.ts';
import { run, running } from '../../support/runs18mag.ts';

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
