// Runs a check and counts what passed and failed in it.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, say } from './install.mjs';

const bin = (name) => `${root}node_modules/.bin/${name}`;

/** Runs one command that passes or fails as a whole; `tell` prints its output. */
export async function check(title, command, args) {
  const { status, said } = await beside(command, args);
  return status === 0
    ? { title, said, passed: 1, failed: 0 }
    : { title, said: `${said}✗ ${title}\n`, passed: 0, failed: 1 };
}

/** Prints the kept output of a command that ran beside others. */
export function tell({ title, said, passed, failed }) {
  say(`\n— ${title}`);
  process.stderr.write(said);
  return { passed, failed };
}

/** A Vitest run: every test counts; files that could not be run and skipped tests count as failures. */
export function vitest(title, args, env = {}) {
  say(`\n— ${title}`);
  return countsOf(report(args, env, 'inherit'));
}

/** The same beside other commands; `tell` prints its output. */
export async function vitestBeside(title, args) {
  const { file, read } = reportFile();
  const { status, said } = await beside('vitest', vitestArgs(file, args));
  return { title, said, ...countsOf({ status, told: read() }) };
}

function countsOf({ status, told }) {
  if (!told) return { passed: 0, failed: 1 };
  sayLongest(told);
  const broken = told.testResults.filter((f) => f.status === 'failed' && redIn(f).length === 0);
  const skipped = told.numPendingTests + told.numTodoTests;
  if (skipped > 0) say(`✗ ${skipped} tests were skipped`);
  const failed = told.numFailedTests + broken.length + skipped;
  return { passed: told.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
}

/** Prints the slowest files: npm test has ten minutes. */
function sayLongest({ testResults }) {
  const taken = testResults.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }));
  const longest = taken.sort((a, b) => b.seconds - a.seconds).slice(0, 12);
  say(`longest: ${longest.map(({ name, seconds }) => `${relative(root, name)} ${Math.round(seconds)} s`).join(', ')}`);
}

/** Starts a command beside others; its output goes to a file, so that no slow reader holds it up. */
function beside(command, args) {
  const folder = mkdtempSync(join(tmpdir(), 'binario-'));
  const output = openSync(join(folder, 'said.txt'), 'a');
  const child = spawn(bin(command), args, { cwd: root, stdio: ['ignore', output, output] });
  return new Promise((resolve) => {
    const end = (status) => {
      closeSync(output);
      const said = readFileSync(join(folder, 'said.txt'), 'utf8');
      rmSync(folder, { recursive: true, force: true });
      resolve({ status, said });
    };
    child.once('error', () => end(1));
    child.once('close', end);
  });
}

const redIn = (file) => file.assertionResults.filter((t) => t.status === 'failed').map((t) => t.fullName);

const vitestArgs = (file, args) => [...args, '--run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];

/** Path of Vitest's report, and a function that reads it once; null if there is none. */
function reportFile() {
  const folder = mkdtempSync(join(tmpdir(), 'binario-'));
  const file = join(folder, 'report.json');
  const read = () => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      return null;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  return { file, read };
}

function report(args, env, output) {
  const { file, read } = reportFile();
  const stdio = ['ignore', output, output];
  const { status } = spawnSync(bin('vitest'), vitestArgs(file, args), {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
  });
  return { status, told: read() };
}

/** The closing line, alone, and the exit status. */
export function close(counts) {
  const passed = counts.reduce((sum, c) => sum + c.passed, 0);
  const failed = counts.reduce((sum, c) => sum + c.failed, 0);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
