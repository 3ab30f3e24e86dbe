// Imports flow one way: engine ← kernel ← records ← { match, bots } ← review ← words ← titles ← { cli, server, web }; server and
// web talk through api (the web takes its types alone); only rooms that face a person read words. A title is a folder
// with a part for each of these rooms: a part sees its own title's rules and the rooms below the one it serves, never
// another title. Above the rules, engine and kernel are seen through their public pages alone.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as kernel from '../../src/kernel/index.ts';
import { exampleIds, gameIds } from '../../src/titles/registry.ts';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/** Folders that each folder may import, besides itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  kernel: ['engine'],
  rules: ['engine', 'kernel'],
  titles: ['engine', 'kernel', 'records', 'bots', 'review', 'words', 'title'],
  title: ['rules', 'words', 'face', 'advice', 'review', 'terminal', 'import18xx'],
  records: ['engine', 'kernel'],
  import18xx: ['engine', 'kernel', 'rules', 'records'],
  match: ['engine', 'kernel', 'records'],
  review: ['engine', 'kernel', 'rules', 'records', 'match'],
  bots: ['engine', 'kernel', 'records'],
  advice: ['engine', 'kernel', 'rules', 'bots'],
  words: ['engine', 'kernel', 'rules', 'records', 'match', 'review'],
  api: [],
  terminal: ['engine', 'kernel', 'rules', 'match', 'words', 'cli'],
  face: ['engine', 'kernel', 'rules', 'records', 'match', 'bots', 'words', 'web'],
  bench: ['engine', 'kernel', 'titles', 'records', 'match', 'bots', 'words', 'api', 'server'],
  cli: ['engine', 'kernel', 'titles', 'records', 'match', 'bots', 'review', 'words', 'api', 'server', 'bench'],
  server: ['engine', 'kernel', 'titles', 'records', 'match', 'bots', 'words', 'api'],
  web: ['engine', 'kernel', 'titles', 'records', 'match', 'bots', 'review', 'words', 'api'],
};
/** Folders of which only types may be imported: the types of a title's part for its room. */
const allowedTypes: Readonly<Record<string, readonly string[]>> = {
  titles: ['cli', 'web'],
  title: ['titles'],
};
/** Folders that use no package at all. */
const pure = [
  'engine',
  'kernel',
  'rules',
  'titles',
  'title',
  'import18xx',
  'advice',
  'records',
  'match',
  'bots',
  'review',
  'words',
];

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('.test.'),
);

const importsOf = (file: string): string[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/(?:\bfrom|\bimport\()\s*'([^'\s]+)'/g)].map((m) => m[1]!);

/** Modules of which a file imports types and nothing else. */
const typesOf = (file: string): string[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/^import type [^;]*?\bfrom '([^']+)'/gm)].map((m) => m[1]!);

/** The room of a file: its folder, or for a part of a title the room it serves. */
function folderOf(file: string): string {
  const [room, , part] = file.split('/');
  return room === 'titles' && part !== undefined ? part.replace(/\.ts$/, '') : room!;
}

type Rule = (file: string, name: string) => boolean;

/** The forbidden imports, as "file → import". */
function offences(list: readonly string[], read: (file: string) => string[], rule: Rule = isAllowed): string[] {
  return list.flatMap((file) =>
    read(file)
      .filter((name) => !rule(file, name))
      .map((name) => `${file} → ${name}`),
  );
}

const targetOf = (file: string, name: string) => relative(src, join(src, dirname(file), name));

function isAllowed(file: string, name: string): boolean {
  const from = folderOf(file);
  if (!name.startsWith('.')) return !pure.includes(from);
  // Scripts that run before anything is installed (a PostgreSQL of our own) serve benches and tests too. A thread is
  // compiled first.
  if (name.includes('/scripts/lib/'))
    return (
      ['bench', 'cli'].includes(from) || file.startsWith('server/testing/') || file === 'server/threads/worker.mjs'
    );
  const to = folderOf(targetOf(file, name));
  if (to === from || (allowed[from] ?? []).includes(to)) return true;
  return (allowedTypes[from] ?? []).includes(to) && typesOf(file).includes(name);
}

/** Folders built on the rooms of the engine and the kernel; all others see their public pages. */
const builders = ['engine', 'kernel', 'rules'];
const pages = ['engine/index.ts', 'kernel/index.ts'];

function usesPages(file: string, name: string): boolean {
  if (builders.includes(folderOf(file)) || !name.startsWith('.')) return true;
  const to = targetOf(file, name);
  // Benches measure the boards that the engine's own tests fill.
  if (file.startsWith('bench/') && to.includes('/testing/')) return true;
  return pages.includes(to) || !['engine', 'kernel'].includes(folderOf(to));
}

test('every folder of src has its place in the order', () => {
  expect([...new Set(files.map(folderOf))].filter((folder) => !(folder in allowed))).toEqual([]);
});

test('imports flow one way, and the pure folders use no package', () => {
  expect(offences(files, importsOf)).toEqual([]);
});

test('the check itself catches an import that goes the wrong way', () => {
  expect(offences(['engine/core/x.ts'], () => ['../../titles/registry.ts', 'node:fs', './y.ts'])).toHaveLength(2);
});

test('above the rules, engine and kernel are imported through their public pages', () => {
  expect(offences(files, importsOf, usesPages)).toEqual([]);
  expect(offences(['web/x.ts'], () => ['../engine/core/apply.ts', '../engine/index.ts'], usesPages)).toHaveLength(1);
});

test('nothing below opens a public page: the rooms stand on their own', () => {
  const inside = ['engine', 'kernel'].flatMap((folder) => files.filter((file) => folderOf(file) === folder));
  expect(offences(inside, importsOf, (file, name) => !pages.includes(targetOf(file, name)))).toEqual([]);
});

/** What makes a whole game of a box. Titles of a real book set up their own, so it is there for the examples. */
const forExamples: readonly string[] = exampleIds.length > 0 ? [] : [kernel.defineRailway.name];

test('every function on the page of the kernel is used by a title or a reader', () => {
  const outside = files
    .filter((file) => folderOf(file) !== 'kernel')
    .map((file) => readFileSync(join(src, file), 'utf8'));
  const unused = Object.keys(kernel).filter((name) => !outside.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  expect(unused).toEqual(forExamples);
});

test('titles do not know each other', () => {
  const parts = files.filter((file) => /^titles\/[^/]+\//.test(file));
  const isOwn: Rule = (file, name) => {
    const [room, title, part] = targetOf(file, name).split('/');
    return room !== 'titles' || part === undefined || title === file.split('/')[1];
  };
  expect(offences(parts, importsOf, isOwn)).toEqual([]);
  expect(offences(['titles/a/rules/x.ts'], () => ['../../b/rules/y.ts', './z.ts'], isOwn)).toHaveLength(1);
});

test('no general room opens a title or names one: each is in the list, and nowhere else', () => {
  const general = files.filter((file) => !/^titles\/[^/]+\//.test(file) && file !== 'titles/list.ts');
  const isInside: Rule = (file, name) => /^titles\/[^/]+\//.test(targetOf(file, name));
  expect(offences(general, importsOf, (file, name) => !isInside(file, name))).toEqual([]);
  const code = (file: string) => readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const named = new RegExp(`\\b(${[...gameIds, ...exampleIds].join('|')})\\b`);
  expect(general.filter((file) => named.test(code(file)))).toEqual([]);
});
