// The engine with its games and records as a library: plain ES modules, declarations, and no dependencies.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../lib/install.mjs';
import { run, version } from './archive.mjs';

/** Entry points of the library, and their sources. */
const doors = {
  '.': 'src/engine/index.ts',
  './games': 'src/titles/library.ts',
  './records': 'src/records/index.ts',
};

/** Keeps a title's rules and its reader of records; its interface and its bots are not part of the engine. */
const rulesAlone = {
  name: 'rules alone',
  setup(build) {
    build.onResolve({ filter: /^\.\// }, ({ path, importer, kind }) => {
      const isPart = importer.endsWith('/title.ts') && kind === 'dynamic-import';
      return isPart && !/^\.\/(rules|import18xx)\//.test(path) ? { path, external: true } : null;
    });
  },
};

export async function makeEngine(out) {
  const to = `${out}engine/`;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.values(doors),
    outbase: root,
    outdir: to,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    logLevel: 'error',
    metafile: true,
    plugins: [rulesAlone],
  });
  // or their licences would have to travel with it
  const others = Object.keys(metafile.inputs).filter((file) => file.includes('node_modules/'));
  if (others.length > 0) throw new Error(`the engine contains what is not ours: ${others.join(', ')}`);
  declare(to);
  const exported = ([door, file]) => {
    const made = `./${file.replace(/\.ts$/, '')}`;
    return [door, { types: `${made}.d.ts`, default: `${made}.js` }];
  };
  const described = {
    name: '@binario/engine',
    version,
    description: 'Railway stock games as rules alone: legal moves, refusals with their rule, replays',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
    exports: Object.fromEntries(Object.entries(doors).map(exported)),
    files: ['src', 'chunk-*.js', '*.js', 'README.md', 'LICENSE'],
  };
  writeFileSync(`${to}package.json`, `${JSON.stringify(described, null, 2)}\n`);
  cpSync(`${root}LICENSE`, `${to}LICENSE`);
  cpSync(`${root}docs/engine.md`, `${to}README.md`);
  const [name] = run('npm', ['pack', '--silent', '--pack-destination', out], { cwd: to }).trim().split('\n').slice(-1);
  return `${out}${name}`;
}

/** Writes the declarations. They import each other as the sources do, which users of the library do not have. */
function declare(to) {
  const tsc = `${root}node_modules/.bin/tsc`;
  run(tsc, ['-p', `${root}scripts/release/tsconfig.json`, '--outDir', to], { cwd: root });
  // the entry for the games declares its own types: a title's other parts stay out
  run(tsc, ['-p', `${root}scripts/release/tsconfig.games.json`, '--outDir', to], { cwd: root });
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.d.ts')) continue;
    const file = `${entry.parentPath}/${entry.name}`;
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/(from |import\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2'));
  }
}
