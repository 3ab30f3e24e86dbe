import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // the slow ones wait for servers and pages most of the time
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/browser/**', 'tests/server/**', 'src/server/**'],
          isolate: false,
          testTimeout: 60_000,
          setupFiles: process.env.BINARIO_WITHOUT ? ['tests/support/withoutCondition.ts'] : [],
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/server/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
