// A browser that visits the server over a line and on a processor of chosen speed, measured from inside.
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { ensureChromium, flags } from '../../../scripts/lib/chromium.mjs';
import { gameIds } from '../../titles/registry.ts';
import type { Client } from '../load/client.ts';
import { BOARD_SEEN, type Seen, watch } from './inPage.ts';

export interface Pace {
  /** Times slower than this machine. */
  readonly cpu: number;
  /** Bits per second and round trip in milliseconds; null for the line as it is. */
  readonly line: { readonly bits: number; readonly latency: number } | null;
}

/** A phone on a poor line. */
export const SLOW: Pace = { cpu: 4, line: { bits: 1.6e6, latency: 150 } };
export const HERE: Pace = { cpu: 1, line: null };

export async function startBrowser(): Promise<Browser | null> {
  const executablePath = ensureChromium();
  return executablePath ? chromium.launch({ executablePath, args: [...flags, '--enable-precise-memory-info'] }) : null;
}

/** A person's browser with an empty cache. */
export async function newContext(browser: Browser, url: string, person: Client): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const [name, value] = person.cookie.split(/=(.*)/s);
  await context.addCookies([{ name: name!, value: value!, url }]);
  await context.addInitScript(watch, { games: [...gameIds], told: BOARD_SEEN });
  return context;
}

export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
}

export async function visit(context: BrowserContext, { cpu, line }: Pace): Promise<Visit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (line) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', limitsOf(line));
    await slowWorkers(context.browser()!, line);
  }
  return { page, cdp };
}

const limitsOf = ({ bits, latency }: NonNullable<Pace['line']>) => ({
  offline: false,
  latency,
  downloadThroughput: bits / 8,
  uploadThroughput: bits / 8,
});

/** Slows down service workers too, which fetch on a line of their own. */
async function slowWorkers(browser: Browser, line: NonNullable<Pace['line']>): Promise<void> {
  const cdp = await browser.newBrowserCDPSession();
  const { targetInfos } = await cdp.send('Target.getTargets');
  for (const { targetId, type } of targetInfos) {
    if (type !== 'service_worker') continue;
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
    const send = (id: number, method: string, params = {}) =>
      cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    await send(1, 'Network.enable');
    await send(2, 'Network.emulateNetworkConditions', limitsOf(line));
  }
}

/** Opens a table; milliseconds until its board was painted. */
export async function openTable({ page }: Visit, id: string): Promise<number> {
  // polling the page would hold it up
  const told = page.waitForEvent('console', { predicate: (line) => line.text() === BOARD_SEEN, timeout: 120_000 });
  await page.goto(`/t/${id}`, { waitUntil: 'commit' });
  await told;
  return (await seenIn(page)).board!;
}

/** Waits until the page has the whole game and is idle. */
export async function settled({ page }: Visit, moves: number): Promise<void> {
  await page.locator(`[data-seq="${moves}"]:not(li)`).waitFor({ timeout: 120_000 });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null || !navigator.serviceWorker, undefined, {
    timeout: 120_000,
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
}

const CLICKS = 12;

/** Chooses some of the hexes that may be chosen, and takes each choice back; returns how many. */
export async function clickHexes({ page }: Visit): Promise<number> {
  const hexes = page.locator('[data-board] g[data-hex][data-mark=choosable]');
  await hexes.first().waitFor();
  const ids = (await hexes.evaluateAll((all) => all.map((hex) => (hex as SVGElement).dataset.hex!))).slice(0, CLICKS);
  for (const id of ids) {
    await page.locator(`[data-board] g[data-hex="${id}"]`).first().click({ force: true });
    await page.waitForTimeout(250);
    for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
    await page.waitForTimeout(250);
  }
  return ids.length;
}

export const seenIn = (page: Page): Promise<Seen> => page.evaluate(() => window.seen);

/** Bytes in use on the heap. */
export async function heapOf({ cdp }: Visit): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}
