// Installs the dependencies when the lock file is newer than the install. Imports nothing but Node, so that it runs in
// a bare clone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const lock = `${root}package-lock.json`;
const stamp = `${root}node_modules/.binario-installed`;

/** Tells the person something on the error stream: a command's output stays clean. */
export const say = (line) => process.stderr.write(`${line}\n`);

const fingerprint = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

/** True for a release, which brings its dependencies along. */
const isRelease = !existsSync(lock);
/** Stands in the stamp while sources are installed but packages are still being compiled. */
const COMPILING = 'compiling';

function isInstalled() {
  if (isRelease) return true;
  const stamped = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  return stamped === fingerprint() || (stamped !== COMPILING && isInstalledByNpm());
}

/** True after `npm ci` or `npm install` by hand: npm's own record has the whole lock file, and native packages are compiled. */
export function isInstalledByNpm(folder = root) {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const there = packagesIn(record);
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(([path, { version, optional }]) => {
    if (path === '' || (optional && !there[path])) return true; // for another platform
    const isCompiled =
      !existsSync(join(folder, path, 'binding.gyp')) || existsSync(join(folder, path, 'build/Release'));
    return there[path]?.version === version && isCompiled;
  });
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const options = { cwd: root, stdio: ['ignore', process.stderr, process.stderr] };

export function ensureInstalled() {
  if (isInstalled()) return;
  clean([]);
  finish();
}

/** Packages with native code to compile. */
const compiled = () =>
  Object.entries(packagesIn(lock))
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice('node_modules/'.length));

/** Compiles with less optimisation: it takes half the time, and tests wait for the disk, not for SQLite. */
const quickly = { ...process.env, CFLAGS: '-O1', CXXFLAGS: '-O1' };

/** The same in two parts: all sources are there at once; native code is compiled when the promise gives true. */
export async function beginInstall() {
  if (isInstalled()) return true;
  clean(['--ignore-scripts']);
  writeFileSync(stamp, COMPILING);
  const rebuild = spawn(npm, ['rebuild', '--loglevel=error', ...compiled()], { ...options, env: quickly });
  const [status] = await once(rebuild, 'close');
  if (status === 0) finish();
  else say(`Binario: npm rebuild failed (status ${status}).`);
  return status === 0;
}

function clean(more) {
  say('Binario: installing dependencies (npm ci); the first time this takes a minute or two …');
  const done = spawnSync(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error', ...more], options);
  if (done.status !== 0) {
    say(`Binario: npm ci failed (${done.error?.message ?? `status ${done.status}`}).`);
    process.exit(2);
  }
}

function finish() {
  writeFileSync(stamp, fingerprint());
  say('Binario: dependencies installed.');
}
