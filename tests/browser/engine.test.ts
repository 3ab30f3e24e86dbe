// The engine in a real Chromium passes through the same positions as in Node, by their hashes.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChrome } from './support/chrome.ts';

const golden = new URL('../replays/golden/chicago-express/', import.meta.url);
const games = readdirSync(golden);

interface Replayer {
  hashesOf(text: string): Promise<Record<string, string>>;
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchChrome();
});
afterAll(() => browser?.close());

test('the same hashes in Chromium as in Node', async () => {
  const entry = fileURLToPath(new URL('./page/replayInBrowser.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]!.text });
  expect(games).not.toEqual([]);
  for (const file of games) {
    const text = readFileSync(new URL(file, golden), 'utf8');
    const hashes = await page.evaluate((t) => (globalThis as unknown as Replayer).hashesOf(t), text);
    expect(hashes).toMatchObject(JSON.parse(text).golden.hashes);
  }
});
