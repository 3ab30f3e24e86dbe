// Installs the dependencies when the lock file is newer than the install. Imports nothing but Node, so that it runs in a
// bare clone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const lock = `${root}package-lock.json`;
const stamp = `${root}node_modules/.binario-installed`;

/** A line to the person, on the error stream: what a command prints stays clean. */
export const say = (line) => process.stderr.write(`${line}\n`);

const fingerprint = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

export function ensureInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  say('Binario: installing dependencies (npm ci); the first time this takes a minute or two …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (done.status !== 0) {
    say(`Binario: npm ci failed (${done.error?.message ?? `status ${done.status}`}).`);
    process.exit(2);
  }
  writeFileSync(stamp, fingerprint());
  say('Binario: dependencies installed.');
}
