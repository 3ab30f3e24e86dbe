// Compiles the terminal and the server for Node when their sources are newer than what was compiled. Loaders that compile while
// they load name every closure each time it is made, and the engine then needs half as long again.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

const folder = `${root}dist/node`;
/** What a release brings along: there are no sources beside it. */
const released = `${folder}/release`;
/** What is started by itself: two programs, and what runs in threads. */
const entries = {
  cli: 'src/cli/main.ts',
  server: 'src/server/main.ts',
  playOne: 'src/cli/jobs/playOne.ts',
  tasks: 'src/server/threads/tasks/index.ts',
};
/** A program may still be running on one that is no longer the newest, and load a part of it when it is asked for. */
const KEPT = 5;
const KEPT_FOR = 7 * 24 * 3600_000;

/** The address of one of the programs, as its sources are now. */
export async function compiled(name) {
  if (existsSync(released)) return pathToFileURL(`${released}/${name}.js`).href;
  const to = `${folder}/${fingerprint()}`;
  if (!existsSync(to)) await compile(to);
  return pathToFileURL(`${to}/${name}.js`).href;
}

/** Names, sizes and times, not contents: it is asked at every start. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const part of ['src', 'scripts/lib'])
    for (const entry of readdirSync(`${root}${part}`, { recursive: true, withFileTypes: true })) {
      const file = `${entry.parentPath}/${entry.name}`;
      if (!entry.isFile() || file.includes('.test.') || file.startsWith(`${root}src/web/`)) continue;
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  return hash.digest('hex').slice(0, 16);
}

/** Into this folder, from where it finds its files as if it stood as deep in the checkout. */
export async function compileInto(outdir) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir,
    bundle: true,
    splitting: true,
    packages: 'external',
    // what titles bring for the browser alone
    external: ['./face/*'],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [whereItStood],
    logLevel: 'error',
  });
}

/** In a folder of its own until it is whole: others may be starting too. */
async function compile(to) {
  const making = `${to}.${process.pid}`;
  try {
    await compileInto(making);
    renameSync(making, to);
  } catch (error) {
    if (!existsSync(to)) throw error; // another process was faster
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  forgetOld();
}

function forgetOld() {
  const age = (name) => statSync(`${folder}/${name}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const byAge = readdirSync(folder).sort((a, b) => age(b) - age(a));
  for (const name of byAge.slice(KEPT).filter((name) => age(name) < Date.now() - KEPT_FOR))
    rmSync(`${folder}/${name}`, { recursive: true, force: true });
}

/** Every compilation lies in a folder of this one. */
const out = `${folder}/any`;

/** A module finds files from where it stands among the sources, not from where it was compiled to. */
const whereItStood = {
  name: 'where it stood',
  setup(build) {
    build.onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return null;
      const there = `new URL(${JSON.stringify(relative(out, path))}, import.meta.url).href`;
      return {
        contents: text.replaceAll('import.meta.url', there),
        loader: path.endsWith('.ts') ? 'ts' : 'js',
        resolveDir: dirname(path),
      };
    });
  },
};
