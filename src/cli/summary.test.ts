// Summaries of many games, in words.
import { expect, test } from 'vitest';
import { cliLines } from '../words/cli.ts';
import type { Played } from './jobs/playOne.ts';
import { summary } from './summary.ts';

const alone = (winners: readonly number[]): Played => ({
  ...{ seed: '1', players: 1, seats: ['greedy', 'automaton'], worth: { 1: 5, 2: 7 }, winners },
  ...{ actions: 10, ms: 1, tags: [], fault: null, record: null },
  ...{ replaced: {}, counts: {}, phases: [], thought: [] },
});

test('an automatic opponent wins games like any level, and has a name in either language', () => {
  const games = [alone([2]), alone([2]), alone([1]), alone([1, 2])];
  const english = summary(cliLines.en, games, 1000, (tag) => tag);
  expect(english).toMatch(/automaton +2\.5 +1 +62\.5 %/);
  expect(english).toMatch(/greedy +1\.5 +1 +37\.5 %/);
  expect(summary(cliLines.it, games, 1000, (tag) => tag)).toContain('automa');
});
