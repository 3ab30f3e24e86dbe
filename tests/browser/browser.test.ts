// In a real Chromium: the same hashes as in Node, and a page without complaints on desktop and phone.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';

const golden = new URL('../replays/golden/chicago-express/', import.meta.url);
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

let app: FastifyInstance;
let browser: Browser;
let address: string;

beforeAll(async () => {
  const executablePath = process.env.BINARIO_CHROME;
  if (!executablePath) throw new Error('no browser: run npm test, which finds or installs one');
  browser = await chromium.launch({ executablePath, args: flags.split(' ') });
  app = createApp();
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
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

describe('the page', () => {
  const complaints: string[] = [];

  async function open(width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(address);
    return page;
  }

  test.each([
    [1280, 'light'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)('fits a window of %i px, %s, and nothing complains', async (width, scheme) => {
    const page = await open(width, scheme);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const board = await page.locator('svg.board').boundingBox();
    expect(board!.width).toBeGreaterThan(width * 0.75 > 900 ? 900 : width * 0.75);
    expect(await page.locator('tbody tr').count()).toBe(5);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('the other language is one click away', async () => {
    const page = await open(390, 'light');
    await page.getByRole('link', { name: 'Italiano' }).click();
    await page.waitForURL('**/?lang=it');
    expect(await page.locator('h1').innerText()).toContain('regolamento alla mano');
    await page.close();
  });
});
