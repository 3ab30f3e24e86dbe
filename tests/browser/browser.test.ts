// In a real Chromium: the same hashes as in Node.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const golden = new URL('../replays/golden/chicago-express/', import.meta.url);
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

let browser: Browser;

beforeAll(async () => {
  const executablePath = process.env.BINARIO_CHROME;
  if (!executablePath) throw new Error('no browser: run npm test, which finds or installs one');
  browser = await chromium.launch({ executablePath, args: flags.split(' ') });
});
afterAll(async () => {
  await browser?.close();
});

describe('the engine in the browser', () => {
  test('passes through the same positions as in Node, by their hashes', async () => {
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
    for (const file of readdirSync(golden)) {
      const text = readFileSync(new URL(file, golden), 'utf8');
      const hashes = await page.evaluate((t) => (globalThis as unknown as Replayer).hashesOf(t), text);
      expect(hashes).toMatchObject(JSON.parse(text).golden.hashes);
    }
    await page.close();
  });
});

interface Replayer {
  hashesOf(text: string): Promise<Record<string, string>>;
}
