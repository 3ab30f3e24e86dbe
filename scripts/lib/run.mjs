// Runs a check and counts what passed and failed in it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, say } from './install.mjs';

const bin = (name) => `${root}node_modules/.bin/${name}`;

/** One command that passes or fails as a whole. */
export function check(title, command, args) {
  say(`\n— ${title}`);
  const { status } = spawnSync(bin(command), args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) say(`✗ ${title}`);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A Vitest run: every test counts, and a file that could not be run counts as a failure. */
export function vitest(title, args, env = {}) {
  say(`\n— ${title}`);
  const folder = mkdtempSync(join(tmpdir(), 'binario-'));
  const report = join(folder, 'report.json');
  const all = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...args];
  const { status } = spawnSync(bin('vitest'), all, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  try {
    const told = JSON.parse(readFileSync(report, 'utf8'));
    const broken = told.testResults.filter(
      (f) => f.status === 'failed' && !f.assertionResults.some((t) => t.status === 'failed'),
    );
    const skipped = told.numPendingTests + told.numTodoTests;
    if (skipped > 0) say(`✗ ${skipped} tests were skipped`);
    const failed = told.numFailedTests + broken.length + skipped;
    return { passed: told.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The closing line, alone, and the exit status. */
export function close(counts) {
  const passed = counts.reduce((sum, c) => sum + c.passed, 0);
  const failed = counts.reduce((sum, c) => sum + c.failed, 0);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
