// The engine in a real Chromium passes through the same positions as in Node, by their hashes.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameIds } from '../../src/titles/registry.ts';
import { chrome } from './support/chrome.ts';
import { hashesOf } from './support/hashesOf.ts';
import { isSoak } from './support/soak.ts';

const golden = new URL('../replays/golden/', import.meta.url);
const all = readdirSync(golden, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !file.startsWith('starts/'))
  .map((file) => ({ file, size: statSync(new URL(file, golden)).size }))
  .sort((a, b) => a.size - b.size)
  .map(({ file }) => file);

/** Outside the soak the shortest of each game: Node replays them all (tests/replays). */
const records = gameIds.flatMap((id) => {
  const own = all.filter((file) => file.startsWith(`${id}/`));
  return isSoak ? own : own.slice(0, 1);
});

interface Replayer {
  hashesOf: typeof hashesOf;
}

let page: Page;
beforeAll(async () => {
  const entry = fileURLToPath(new URL('./page/replayInBrowser.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    // parts of titles for pages and terminals
    external: ['./face/*', './terminal*'],
  });
  page = await (await chrome()).newPage();
  await page.addScriptTag({ content: outputFiles[0]!.text });
});
afterAll(() => page?.close());

test('every game has records to show', () => {
  expect(gameIds.filter((id) => !records.some((file) => file.startsWith(`${id}/`)))).toEqual([]);
});

test.each(records)('%s passes through the same hashes in Chromium as in Node', async (file) => {
  const text = readFileSync(new URL(file, golden), 'utf8');
  const hashes = await page.evaluate((t) => (globalThis as unknown as Replayer).hashesOf(t), text);
  expect(hashes).toEqual(await hashesOf(text));
});
