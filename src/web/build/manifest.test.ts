// The manifest a phone reads when Binario is installed: the same app in both languages, with existing pictures.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isPage } from '../../server/http/pages.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
  readonly form_factor?: 'wide' | 'narrow';
}

interface Manifest {
  readonly id: string;
  readonly lang: string;
  readonly start_url: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }[];
}

const open = (file: string) => readFileSync(fileURLToPath(new URL(`../public${file}`, import.meta.url)));
const manifest = (file: string) => JSON.parse(open(file).toString()) as Manifest;
const [en, it] = [manifest('/manifest.webmanifest'), manifest('/manifest-it.webmanifest')];

test('the two are one app: only the words differ, in a picture too', () => {
  expect([en.lang, it.lang]).toEqual(['en', 'it']);
  const words = new Set(['lang', 'name', 'description', 'label']);
  const bare = (x: unknown) => JSON.stringify(x, (key, value) => (words.has(key) ? '' : value));
  expect(bare(it).replaceAll('-it.png', '-en.png')).toBe(bare(en));
  for (const [i, { name }] of it.shortcuts.entries()) expect(name).not.toBe(en.shortcuts[i]!.name);
});

test('icons and screenshots are as large as they say, and one may be cut to any shape', () => {
  const icons = en.shortcuts.flatMap((shortcut) => shortcut.icons);
  expect(icons.length).toBe(en.shortcuts.length);
  for (const { src, sizes } of [...en.icons, ...icons, ...en.screenshots, ...it.screenshots]) {
    const file = open(src);
    if (src.endsWith('.png')) expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(en.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

test('a phone is shown a phone, in a file that is soon there', () => {
  for (const { screenshots } of [en, it]) {
    const narrow = screenshots.filter(({ form_factor }) => form_factor === 'narrow');
    expect(narrow.length).toBe(1);
    expect(open(narrow[0]!.src).length).toBeLessThan(150_000);
  }
});

test('shortcuts lead to pages', () => {
  for (const url of [en.start_url, ...en.shortcuts.map((shortcut) => shortcut.url)])
    expect(isPage(url), url).toBe(true);
});
