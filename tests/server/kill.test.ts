// kill -9 at random moments under load: every acknowledged move is there afterwards, and none twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPostgres } from '../../src/server/testing/postgres.ts';
import { killUnderLoad } from './killUnderLoad.ts';

/** One in `npm test`, fifty in `npm run soak`. */
const kills = Number(process.env.BINARIO_KILLS ?? 1);
const patience = 120_000 + kills * 20_000;

async function survives(name: string, env: Readonly<Record<string, string>>, companion = false): Promise<void> {
  const report = await killUnderLoad({ kills, games: 8 + kills / 2, env, companion });
  console.log(`${name}, ${kills} kills: ${report.acknowledged} moves acknowledged, ${report.retries} sent again`);
  expect(report).toMatchObject({ lost: [], doubled: [] });
  expect(report.acknowledged).toBeGreaterThan(10 * kills);
}

test('SQLite', { timeout: patience }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'binario-kill-'));
  try {
    await survives('SQLite', { BINARIO_DATA: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('PostgreSQL', { timeout: patience }, async () => {
  const cluster = await startPostgres();
  try {
    await survives('PostgreSQL', { DATABASE_URL: await cluster.database() });
  } finally {
    cluster.stop();
  }
});

/** For the soak: a single kill shows no more than `twoProcesses.test.ts`. */
const soaked = kills > 1 ? test : null;

soaked?.('two servers on one PostgreSQL, one of them killed', { timeout: patience }, async () => {
  const cluster = await startPostgres();
  try {
    await survives('two servers', { DATABASE_URL: await cluster.database() }, true);
  } finally {
    cluster.stop();
  }
});
