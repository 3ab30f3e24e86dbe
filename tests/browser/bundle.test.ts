// Cost of the first page: under 300 kB of JavaScript on the wire, and no game before one is opened.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const built = fileURLToPath(new URL('../../dist/web/', import.meta.url));

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
const manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

/** A chunk with all its static imports. */
function withImports(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  for (const other of manifest[name]!.imports ?? []) withImports(other, known);
  return known;
}

const gzip = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(readFileSync(built + manifest[name]!.file)).length, 0);

const entry = 'index.html';
const first = withImports(entry);

test('the first page and the home page together stay under 300 kB gzip', () => {
  const home = Object.keys(manifest).find((name) => /pages\/home\/[^/]*\.tsx$/.test(name));
  const size = gzip(home ? withImports(home, new Set(first)) : first);
  console.log(`first page: ${Math.round(size / 1000)} kB of JavaScript, gzip`);
  expect(size).toBeLessThan(300_000);
});

test('no game, no bot and no validator comes along with it', () => {
  const sources = [...first].map((name) => manifest[name]!.src ?? name);
  expect(sources.filter((name) => /games\/(?!registry)|bots\//.test(name))).toEqual([]);
  const codes = readdirSync(`${built}assets`).filter((file) => file.endsWith('.js'));
  const text = codes.map((file) => readFileSync(`${built}assets/${file}`, 'utf8')).join('\n');
  expect(text).not.toMatch(/new Function\(|TypeCompiler/);
});
