// The installed files, in a folder laid out as the checkout; of the sources only compiled code.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { compileInto } from '../lib/compile.mjs';
import { root } from '../lib/install.mjs';
import { isLicence, licencesOf } from '../lib/licences.mjs';

const whole = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
export const { version } = whole;

/** Files shipped besides compiled code and built pages. */
const files = [
  'LICENSE',
  'CHANGELOG.md',
  'docs/operate.md',
  'bin/binario',
  'scripts/lib/compile.mjs',
  'scripts/lib/install.mjs',
  'src/cli/jobs/worker.mjs',
  'src/cli/programs/guard.mjs',
  'src/server/threads/drawer.mjs',
  'src/server/threads/worker.mjs',
  'packaging',
];
/** Sources of native packages stay behind. */
const unneeded =
  /\/node_modules\/(better-sqlite3\/(deps|src|build\/(?!Release(\/better_sqlite3\.node)?$).+)|.*\.(map|md|markdown|ts|cts|mts)$)/;

/** Makes a fresh folder `binario` inside `out`. */
export async function stage(out) {
  const to = `${out}binario/`;
  rmSync(to, { recursive: true, force: true });
  for (const file of files) cpSync(`${root}${file}`, `${to}${file}`, { recursive: true });
  chmodSync(`${to}bin/binario`, 0o755);
  cpSync(`${root}dist/web`, `${to}dist/web`, { recursive: true });
  await compileInto(`${to}dist/node/release`);
  const { name, description, license, type, engines, bin } = whole;
  writeFileSync(
    `${to}package.json`,
    `${JSON.stringify({ name, version, description, license, private: true, type, engines, bin }, null, 2)}\n`,
  );
  for (const path of packages()) {
    const place = path.slice(root.length);
    const wanted = (file) =>
      !file.slice(path.length).includes('/node_modules/') && (!unneeded.test(file) || isLicence(file));
    mkdirSync(`${to}${place}`, { recursive: true });
    cpSync(path, `${to}${place}`, { recursive: true, dereference: true, filter: wanted });
  }
  writeFileSync(`${to}${THIRD_PARTY}`, thirdParty());
  return to;
}

/** Licences of third-party code, in the installed folder. */
export const THIRD_PARTY = 'THIRD-PARTY-LICENSES.txt';

/** Packages shipped, and those that end up in the pages and the first boards. Throws where one is missing. */
function thirdParty() {
  const [pages, boards] = ['', '.first/'].map((part) => readFileSync(`${root}dist/web/${part}licences.txt`, 'utf8'));
  const headings = (text) => text.match(/^\S+ \d\S* \(.+\)$/gm) ?? [];
  const told = headings(pages);
  const missing = headings(boards).filter((one) => !told.includes(one));
  if (told.length === 0 || missing.length > 0) throw new Error(`the pages lack licences: ${missing.join(', ')}`);
  return `What the server runs on:\n\n${licencesOf(packages())}\nWhat the pages contain:\n\n${pages}`;
}

/** The folders of all packages needed to run. */
function packages() {
  const listed = spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: root, encoding: 'utf8' });
  return listed.stdout
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith(`${root}node_modules/`));
}

export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (done.status !== 0) throw new Error(`${command}: ${done.error?.message ?? done.stderr}`);
  return done.stdout;
}

/** The file name has no version, so that instructions stay true; the folder inside carries it. */
export function makeArchive(staged, out) {
  const file = `${out}binario-${process.platform}-${process.arch}.tar.gz`;
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0'];
  run('tar', [...same, '-czf', file, '-C', `${staged}..`, 'binario']);
  return file;
}
