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

/** A Vitest run: every test counts; a file that could not be run and a test that was skipped count as failures. */
export function vitest(title, args, env = {}) {
  say(`\n— ${title}`);
  const { status, told } = report(args, env, 'inherit');
  if (!told) return { passed: 0, failed: 1 };
  const broken = told.testResults.filter((f) => f.status === 'failed' && redIn(f).length === 0);
  const skipped = told.numPendingTests + told.numTodoTests;
  if (skipped > 0) say(`✗ ${skipped} tests were skipped`);
  const failed = told.numFailedTests + broken.length + skipped;
  return { passed: told.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
}

/** The names of the tests that turn red under these circumstances; null when the tests could not be run at all. */
export function redTests(args, env) {
  const { told } = report(args, env, 'ignore');
  return told && told.numPassedTests > 0 ? told.testResults.flatMap(redIn) : null;
}

const redIn = (file) => file.assertionResults.filter((t) => t.status === 'failed').map((t) => t.fullName);

function report(args, env, output) {
  const folder = mkdtempSync(join(tmpdir(), 'binario-'));
  const file = join(folder, 'report.json');
  const all = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args];
  const stdio = ['ignore', output, output];
  try {
    const { status } = spawnSync(bin('vitest'), all, { cwd: root, stdio, env: { ...process.env, ...env } });
    return { status, told: JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return { status: 1, told: null };
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
