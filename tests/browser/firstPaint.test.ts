// Opening a table whose reader has to decide: the board comes before the decision, and nothing untrue shows meanwhile.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './support/axe.ts';
import { momentOf, telling } from './support/moments.ts';
import { beGuest, openAt } from './support/opened.ts';
import { stage } from './support/stage.ts';
import { decision } from './support/table.ts';
import type { Visitor, Wish } from './support/visitor.ts';

const on = stage();

/** Waits for a drawing, which the server makes for the next visitor instead of delaying the first. */
async function hasFirstBoard(page: Page): Promise<void> {
  const sent = () =>
    page.evaluate(() => fetch(location.href, { headers: { accept: 'text/html' } }).then((r) => r.text()));
  await expect.poll(sent, { timeout: 20_000 }).toContain('id="first"');
}

/** A visitor at a table whose board comes drawn with the page. */
async function atDrawn(wish: Wish): Promise<Visitor> {
  const v = await on.visitor(wish);
  await beGuest(v);
  await openAt(v, await momentOf('1856', telling['1856']![0]!));
  await hasFirstBoard(v.page);
  return v;
}

/** Elements and letters of each sheet of the drawn board. */
const counted = (board: Element): readonly string[] =>
  [...board.querySelectorAll('svg')].map(
    (sheet) => `${sheet.querySelectorAll('*').length} ${sheet.textContent.length}`,
  );

const sheets = (page: Page) => page.locator('#first [data-board]').evaluate(counted);

/** The same, from the server's page. */
async function sentSheets(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate(() =>
    fetch(location.href, { headers: { accept: 'text/html' } }).then((r) => r.text()),
  );
  const held = await page.evaluateHandle(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('#first [data-board]')!,
    text,
  );
  return held.evaluate(counted);
}

test('nobody who is to decide is told for a moment that there is nothing to decide', { timeout: 120_000 }, async () => {
  const v = await on.visitor({ lang: 'en', device: 'phone' });
  await beGuest(v);
  await v.page.addInitScript((untrue) => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      const text = document.querySelector('#decision')?.textContent;
      if (text && told.at(-1) !== text) told.push(text.includes(untrue) ? untrue : text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, v.l.table.decision.waitFor);
  const wanted = telling['1856']![0]!;
  await openAt(v, await momentOf('1856', wanted));
  await v.page.reload();
  await decision(v).locator('[data-choice], [data-act]').first().waitFor();
  const told = await v.page.evaluate(() => (window as unknown as { told: readonly string[] }).told);
  expect(told.length).toBeGreaterThan(0);
  expect(told).not.toContain(v.l.table.decision.waitFor);
});

test('the board is there before the code of the page, and where it will be', { timeout: 120_000 }, async () => {
  const v = await on.visitor({ lang: 'en' });
  await beGuest(v);
  await openAt(v, await momentOf('1856', telling['1856']![0]!));
  const { page } = v;
  const hexes = async () =>
    page.locator('[data-board] path[class*="-module-ground-"]').evaluateAll((all) =>
      all
        .map((hex) => hex.getBoundingClientRect())
        .filter(({ width }) => width > 40) // not those of a legend
        .map(({ x, y, width }) => [Math.round(x), Math.round(y), Math.round(width)] as const),
    );
  await page.locator('div[data-seq] [data-board] g[data-hex]').first().waitFor();
  const later = await hexes();
  await hasFirstBoard(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/shell-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#first [data-board][data-detail]').waitFor();
  await page.locator('#first[inert][lang=en]').getByText(v.l.table.loading).waitFor();
  expect(await page.locator('div[data-seq]').count()).toBe(0);
  // the board comes sheet by sheet, and in the end as it was sent
  await page.locator('#first [data-coming]').waitFor({ state: 'detached' });
  expect(await sheets(page)).toEqual(await sentSheets(page));
  const first = await hexes();
  expect(first.length).toBeGreaterThan(80);
  expect(first.length).toBe(later.length);
  for (const [i, [x, y, width]] of first.entries()) {
    const [x2, y2, width2] = later[i]!;
    expect([Math.abs(x - x2) <= 8, Math.abs(y - y2) <= 8, Math.abs(width - width2) <= 2], `${i}`).toEqual([
      true,
      true,
      true,
    ]);
  }
  expect(await page.locator('link[rel=modulepreload]').count()).toBeGreaterThan(5);
  const styles = await page.locator('link[rel=stylesheet]').evaluateAll((all) => all.map((link) => link.outerHTML));
  expect(new Set(styles).size).toBe(styles.length);
  await page.evaluate(() => void Object.assign(window, { drawn: new WeakRef(document.querySelector('#first')!) }));
  // its sheets become the table's: nothing is redrawn, and the board never goes away
  await page.evaluate(() => {
    const seen = { lost: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (!document.querySelector('[data-board] svg path')) seen.lost += 1;
    }).observe(document.body, { childList: true, subtree: true });
    for (const hex of document.querySelectorAll('#first [data-board] [class*="-module-ground-"]'))
      Object.assign(hex, { isSent: true });
  });
  release();
  await page.locator('div[data-seq]').waitFor();
  await expect.poll(() => page.locator('#first').count()).toBe(0);
  const kept = await page.evaluate(() => {
    const all = document.querySelectorAll('div[data-seq] [data-board] [class*="-module-ground-"]');
    // not those of the legend, which is the page's own
    const hexes = [...all].filter((hex) => hex.getBoundingClientRect().width > 40) as { isSent?: true }[];
    const { seen } = window as unknown as { seen: { lost: number } };
    return { ...seen, hexes: hexes.length, drawnAgain: hexes.filter(({ isSent }) => !isSent).length };
  });
  expect(kept).toEqual({ lost: 0, hexes: later.length, drawnAgain: 0 });
  // the names of the hexes are present for close views, and invisible from here
  await page.locator('[data-detail=middle] [data-sign=id]').first().waitFor({ state: 'attached' });
  expect(await page.locator('[data-board] [data-sign=id]').filter({ visible: true }).count()).toBe(0);
  // nothing keeps the drawing in memory while the page is open
  const cdp = await page.context().newCDPSession(page);
  await expect
    .poll(async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return page.evaluate(() => (window as unknown as { drawn: WeakRef<Element> }).drawn.deref() === undefined);
    })
    .toBe(true);
});

test.each([
  ['with a third column', 'holdings'],
  ['where that was closed', 'none'],
])('in a very wide window the drawn board is as wide as the real one, %s', { timeout: 120_000 }, async (_, third) => {
  const { page } = await atDrawn({ lang: 'en' });
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.evaluate((third) => localStorage.setItem('binario.play.third.other', third), third);
  let drawn = 0;
  const widthOf = async (board: string) => Math.round((await page.locator(board).boundingBox())!.width);
  await page.route('**/assets/shell-*.js', async (route) => {
    await page.locator('#first [data-board][data-detail]').waitFor();
    drawn = await widthOf('#first [data-board]');
    await route.continue();
  });
  await page.reload();
  await page.locator('#first').waitFor({ state: 'detached' });
  expect(Math.abs(drawn - (await widthOf('div[data-seq] [data-board]')))).toBeLessThanOrEqual(2);
});

test('the letters of the drawn board wait a moment for their fonts', { timeout: 120_000 }, async () => {
  const { page } = await atDrawn({ lang: 'en' });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    let areFontsHere = false;
    Object.assign(window, { seen });
    // long enough to tell clearly which came first; the wait for the moment is longer still
    const later = window.setTimeout.bind(window);
    const slowly = (run: () => void, ms = 0) => later(run, ms < 100 ? 20 * ms : ms);
    Object.assign(window, { setTimeout: slowly });
    document.fonts.load = () =>
      new Promise((resolve) =>
        later(() => {
          areFontsHere = true;
          resolve([]);
        }, 1000),
      );
    const look = () => {
      if (document.querySelector('#first svg text')) seen.add(`letters ${areFontsHere ? 'with' : 'without'} fonts`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await page.locator('div[data-seq]').waitFor();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).toEqual(['letters with fonts']);
});

test('a drawn board that nobody looks at is put in at once: slices would take a second each', {
  timeout: 120_000,
}, async () => {
  const { page } = await atDrawn({ lang: 'en' });
  /** Delays fonts until all of the page has been read: then the rest of the board waits, and its slices can be counted. */
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const slowly = (run: () => void, ms = 0) => later(run, ms < 100 ? 20 * ms : ms);
    Object.assign(window, { setTimeout: slowly });
    const read = new Promise<void>((resolve) => {
      document.addEventListener('DOMContentLoaded', () => later(resolve), { once: true });
    });
    const slices = { areCounted: false, count: 0 };
    Object.assign(window, { slices });
    document.fonts.load = async () => {
      await read;
      slices.areCounted = true;
      return [];
    };
    const out = new WeakSet<Node>();
    new MutationObserver((changes) => {
      const isPutIn = changes.some(
        ({ target, addedNodes }) =>
          (target as Element).closest?.('#first') && [...addedNodes].some((node) => out.has(node)),
      );
      if (isPutIn && slices.areCounted) slices.count += 1;
      for (const { target, removedNodes } of changes)
        if ((target as Element).matches?.('#first [data-coming]')) for (const node of removedNodes) out.add(node);
    }).observe(document, { childList: true, subtree: true });
  });
  const slices = async () => {
    await page.reload();
    await page.locator('div[data-seq]').waitFor();
    return page.evaluate(() => (window as unknown as { slices: { count: number } }).slices.count);
  };
  expect(await slices()).toBeGreaterThan(1);
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  expect(await slices()).toBe(1);
});

test('code that the browser keeps is not asked for while the board is read', { timeout: 120_000 }, async () => {
  const v = await on.visitor({ lang: 'it', offline: true });
  await beGuest(v);
  await openAt(v, await momentOf('1856', telling['1856']![0]!));
  const { page } = v;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await hasFirstBoard(page);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const asked = document.querySelectorAll('link[rel=modulepreload]').length;
      const isDrawn = document.querySelector('#first [data-board]') !== null;
      // in another language all of it would be styled again
      Object.assign(window, { early: { asked, isDrawn, lang: document.documentElement.lang } });
    }),
  );
  await page.reload();
  await page.locator('div[data-seq]').waitFor();
  const early = await page.evaluate(() => (window as unknown as { early: unknown }).early);
  expect(early).toEqual({ asked: 0, isDrawn: true, lang: 'it' });
});

test('who waits long is told so beside the drawn board, and a bar above it pushes it down', {
  timeout: 120_000,
}, async () => {
  const v = await atDrawn({ lang: 'it', device: 'phone' });
  const { page } = v;
  await page.route('**/assets/game-1856*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  const told = page.getByRole('main').getByRole('status');
  await told.getByText(v.l.table.loading).waitFor();
  await told.getByText(v.l.table.slow).waitFor();
  const top = () =>
    page.evaluate(() => {
      const [board, main] = ['#first [data-board]', 'main'].map((part) => document.querySelector(part)!);
      return board!.parentElement!.getBoundingClientRect().top - main!.getBoundingClientRect().top;
    });
  expect(await top()).toBe(0);
  expect(await faults(v)).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    dispatchEvent(new Event('offline'));
  });
  await page.getByText(v.l.shell.offline).waitFor();
  await expect.poll(top).toBe(0);
  await told.getByRole('link', { name: v.l.table.trouble.home }).click();
  await page.getByRole('heading', { level: 1, name: v.l.home.title }).waitFor();
  expect(await page.locator('#first').count()).toBe(0);
});

test('where the code of the page does not come, that is told beside the drawn board', {
  timeout: 120_000,
}, async () => {
  const v = await atDrawn({ lang: 'it' });
  v.complaints.expect(/shell-/);
  const { page } = v;
  await page.route('**/assets/shell-*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#first').getByText(v.l.table.trouble.unreachable).waitFor();
});
