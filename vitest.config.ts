import { defineConfig } from 'vitest/config';
import { LongFirst } from './tests/support/longFirst.ts';

/** These put another module in the place of one that all share. */
const apart = [
  'src/titles/1865/rules/correctedBoard.test.ts',
  'src/server/tables/automata.test.ts',
  'src/server/play/otherBuild.test.ts',
];

/** What comes late on a busy machine has come all the same. */
const expect = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    // servers and pages are waited for most of the time: more at once than a machine of two cores has
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'pure',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/browser/**', 'tests/server/**', 'src/server/**', ...apart],
          isolate: false,
          // they share the cores with servers and browsers
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/server/**/*.test.ts'],
          exclude: apart,
          isolate: false,
          expect,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'apart', include: apart, testTimeout: 60_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          // whole games to their end are for the soak
          exclude: process.env.BINARIO_PAIRS === 'all' ? [] : ['tests/browser/soak/**'],
          // a worker keeps its Chromium, and what it has loaded, from file to file
          isolate: false,
          expect,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
