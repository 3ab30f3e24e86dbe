// Builds the web app when its sources are newer than the build. The stamp is a fingerprint of what goes in, not a time.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root, say } from './install.mjs';

const stamp = `${root}dist/web/.fingerprint`;
/** Sources that never reach the browser. */
const serverSide = /^(server|cli|bench)\//;

function fingerprint() {
  const hash = createHash('sha256');
  const sources = readdirSync(`${root}src`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(`${root}src/`.length))
    .filter((file) => !serverSide.test(file) && !file.includes('.test.'))
    .map((file) => `src/${file}`);
  for (const file of [
    ...sources.sort(),
    'vite.config.ts',
    'package-lock.json',
    'scripts/lib/licences.mjs',
    'scripts/lib/licencesPlugin.mjs',
  ])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(`${root}${file}`));
  return hash.digest('hex');
}

/** Always builds for production: a test would otherwise leave pages behind that are made for developers. */
const vite = (args) =>
  spawnSync(`${root}node_modules/.bin/vite`, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', process.stderr, process.stderr],
  }).status === 0;

/** True if the build exists and matches the sources; builds first if necessary. */
export function ensureBuilt() {
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return true;
  say('Binario: building the web app …');
  // the pages first: they empty the folder
  const built = [[], ['--ssr']].every((kind) => vite(['build', '--logLevel', 'warn', ...kind]));
  if (!built) {
    say('Binario: the web app could not be built.');
    return false;
  }
  writeFileSync(stamp, now);
  return true;
}
