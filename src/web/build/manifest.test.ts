// What a phone reads when Binario is installed: the same app in both languages, with pictures that are there.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isPage } from '../../server/http/pages.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

interface Manifest {
  readonly id: string;
  readonly lang: string;
  readonly start_url: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const open = (file: string) => readFileSync(fileURLToPath(new URL(`../public${file}`, import.meta.url)));
const manifest = (file: string) => JSON.parse(open(file).toString()) as Manifest;
const [en, it] = [manifest('/manifest.webmanifest'), manifest('/manifest-it.webmanifest')];

test('the two are one app: only the words differ', () => {
  expect([en.lang, it.lang]).toEqual(['en', 'it']);
  const words = new Set(['lang', 'name', 'description', 'label']);
  const bare = (x: unknown) => JSON.stringify(x, (key, value) => (words.has(key) ? '' : value));
  expect(bare(it)).toBe(bare(en));
  for (const [i, { name }] of it.shortcuts.entries()) expect(name).not.toBe(en.shortcuts[i]!.name);
});

test('icons and screenshots are as large as they say, and one may be cut to any shape', () => {
  for (const { src, sizes } of [...en.icons, ...en.screenshots]) {
    const file = open(src);
    if (src.endsWith('.png')) expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(en.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

test('shortcuts lead to pages', () => {
  for (const url of [en.start_url, ...en.shortcuts.map((shortcut) => shortcut.url)])
    expect(isPage(url), url).toBe(true);
});
