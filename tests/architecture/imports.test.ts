// Imports flow one way: engine ← kernel ← games ← records ← { match, bots } ← { cli, server, web }; api is
// what server and web say to each other (the web takes its types alone); i18n is read only by what
// faces a person.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { exampleIds, gameIds } from '../../src/games/registry.ts';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/** What each folder may import, besides itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  kernel: ['engine'],
  games: ['engine', 'kernel'],
  records: ['engine', 'kernel', 'games'],
  match: ['engine', 'kernel', 'games', 'records'],
  bots: ['engine', 'kernel', 'games', 'records'],
  i18n: ['engine', 'kernel', 'games', 'records'],
  api: [],
  cli: ['engine', 'kernel', 'games', 'records', 'match', 'bots', 'i18n', 'api', 'server'],
  server: ['engine', 'kernel', 'games', 'records', 'match', 'bots', 'i18n', 'api'],
  web: ['engine', 'kernel', 'games', 'records', 'match', 'bots', 'i18n', 'api'],
};
/** Packages that the pure folders may use. */
const pure = ['engine', 'kernel', 'games', 'records', 'match', 'bots', 'i18n'];
const packages = ['immer'];

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('.test.'),
);

const importsOf = (file: string): string[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/(?:\bfrom|\bimport\()\s*'([^'\s]+)'/g)].map((m) => m[1]!);

const folderOf = (file: string) => file.split('/')[0]!;

/** The imports that the rule forbids, as "file → import". */
function offences(list: readonly string[], read: (file: string) => string[]): string[] {
  return list.flatMap((file) =>
    read(file)
      .filter((name) => !isAllowed(file, name))
      .map((name) => `${file} → ${name}`),
  );
}

function isAllowed(file: string, name: string): boolean {
  const from = folderOf(file);
  if (!name.startsWith('.')) return !pure.includes(from) || packages.includes(name);
  // What runs before anything is installed (a PostgreSQL of our own) serves benches and tests too.
  if (name.includes('/scripts/lib/')) return from === 'cli' || file.startsWith('server/testing/');
  const to = folderOf(relative(src, join(src, dirname(file), name)));
  return to === from || (allowed[from] ?? []).includes(to);
}

test('every folder of src has its place in the order', () => {
  expect([...new Set(files.map(folderOf))].filter((folder) => !(folder in allowed))).toEqual([]);
});

test('imports flow one way, and the pure folders use no package but immer', () => {
  expect(offences(files, importsOf)).toEqual([]);
});

test('the check itself catches an import that goes the wrong way', () => {
  expect(offences(['engine/core/x.ts'], () => ['../../games/registry.ts', 'node:fs', './y.ts'])).toHaveLength(2);
});

test('games do not know each other', () => {
  const strangers = files
    .filter((file) => /^games\/[^/]+\//.test(file))
    .flatMap((file) => importsOf(file).map((name) => ({ file, to: relative(src, join(src, dirname(file), name)) })))
    .filter(({ file, to }) => to.startsWith('games/') && to.split('/')[1] !== file.split('/')[1]);
  expect(strangers).toEqual([]);
});

test('engine and kernel name no game', () => {
  const code = (file: string) => readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const naming = files
    .filter((file) => folderOf(file) === 'engine' || folderOf(file) === 'kernel')
    .filter((file) => [...gameIds, ...exampleIds].some((id) => new RegExp(`\\b${id}\\b`).test(code(file))));
  expect(naming).toEqual([]);
});
