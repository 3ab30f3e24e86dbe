// Compiles the terminal and the server for Node when their sources are newer than the last compilation. Loaders that
// compile on the fly name every closure each time it is made, which makes the engine half as slow again.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

const folder = `${root}dist/node`;
/** Compiled files of a release, which has no sources beside them. */
const released = `${folder}/release`;
/** Entry points: two programs, and the code of their threads. */
const entries = {
  cli: 'src/cli/main.ts',
  server: 'src/server/main.ts',
  threadGames: 'src/cli/jobs/threadGames.ts',
  tasks: 'src/server/threads/tasks/index.ts',
};
/** Older compilations to keep: a running program may still load a part of one. */
const KEPT = 5;
const KEPT_FOR = 7 * 24 * 3600_000;

/** The address of one of the programs, as its sources are now. */
export async function compiled(name) {
  if (existsSync(released)) return pathToFileURL(`${released}/${name}.js`).href;
  const to = `${folder}/${fingerprint()}`;
  if (!existsSync(to)) await compile(to);
  return pathToFileURL(`${to}/${name}.js`).href;
}

/** Hashes names, sizes and times, not contents: every start waits for it. */
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

/**
 * Compiles all programs, or those named, into this folder, which must lie as deep as in the checkout for the code to find
 * its files.
 */
export async function compileInto(outdir, names = Object.keys(entries)) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(names.map((name) => [name, entries[name]])),
    outdir,
    bundle: true,
    splitting: true,
    packages: 'external',
    // parts of titles for the browser alone
    external: ['./face/*'],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [whereItStood],
    logLevel: 'error',
  });
}

/** Compiles in a folder of its own until all is written: other processes may be starting too. */
async function compile(to) {
  const making = `${to}.${randomUUID()}`;
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

/** Any folder as deep as the compilations. */
const out = `${folder}/any`;

/** Resolves file paths from a module's place among the sources, not from the compiled file. */
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
