// npm run previews: draws the pictures that a chat shows beside a link (src/web/public/preview-*.png), one for each
// game and one for the site, from the boards of the app itself; and a phone in both languages, shown where the app is
// installed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium, flags } from './lib/chromium.mjs';
import { indexedPng } from './lib/indexedPng.mjs';
import { ensureInstalled, root, say } from './lib/install.mjs';

ensureInstalled();
const executablePath = ensureChromium();
if (!executablePath || !ensureBuilt()) process.exit(2);
const { chromium } = await import('playwright-core');
const { goldenAmong, goldenUpTo, guest, serve } = await import('./lib/exhibit.mjs');

const MOST_BYTES = 80_000;
const PHONE_BYTES = 150_000;
/** Tried in this order, until the picture is small enough. */
const COLOURS = [64, 48, 32, 24];
const size = { width: 1200, height: 630 };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/**
 * A golden game, the part of it already played, the next action (a stock round would show the market), the width of the
 * window, and where on the board the picture has its centre.
 */
const games = [
  {
    id: 'chicago-express',
    name: 'Chicago Express',
    golden: '4p-1',
    part: 0.8,
    next: 'build',
    window: 2000,
    at: [0.5, 0.5],
  },
  {
    id: '1856',
    name: '1856 Upper Canada',
    golden: '3p-greedy',
    part: 0.8,
    next: 'layTile',
    window: 2600,
    at: [0.6, 0.55],
  },
  { id: '18mag', name: '18Mag', golden: '3p-greedy', part: 0.6, next: 'layTile', window: 2600, at: [0.5, 0.5] },
  {
    id: '1862',
    name: '1862 Railway Mania',
    golden: '4p-greedy',
    part: 0.7,
    next: 'layTile',
    window: 2600,
    at: [0.5, 0.5],
  },
  { id: '1865', name: '1865 Sardinia', golden: '3p-full', part: 0.7, next: 'layTile', window: 2400, at: [0.67, 0.5] },
];

/** Text for the site in no particular language. */
const everyGame = 'Chicago Express · 1856 · 18Mag · 1862 · 1865';

/** Styles of the title; of the board only the print and the pieces on it remain. */
const sheet = `
  [data-board] p, [data-board] ul, [data-board] button { visibility: hidden; }
  main figure { position: fixed; inset: 0; z-index: 9998; margin: 0; }
  main figure svg { width: 100%; height: 100%; }
  #preview {
    position: fixed; z-index: 9999; display: flex; align-items: center; gap: 26px;
    padding: 24px 44px 26px 32px; background: var(--band); color: var(--on-band);
  }
  #preview img { width: 92px; height: 92px; }
  #preview strong { display: block; font: 600 62px/1.1 var(--serif); }
  #preview span { display: block; margin-top: 4px; font: 600 29px/1.2 var(--sans); color: var(--rule); }
`;

/** Puts the title on the page where the lower left corner of the picture will be. */
function entitle({ x, y, name, about }) {
  const title = document.createElement('div');
  title.id = 'preview';
  title.innerHTML = '<img src="/favicon.svg" alt=""><div><strong></strong><span></span></div>';
  title.querySelector('strong').textContent = name;
  title.querySelector('span').textContent = about;
  title.style.left = `${x}px`;
  title.style.bottom = `${window.innerHeight - y}px`;
  document.body.append(title);
  return Promise.all([document.fonts.ready, title.querySelector('img').decode()]);
}

/** The pixels of a PNG, as the browser reads them. */
async function pixelsOf(page, png) {
  const base64 = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (let at = 0; at < data.length; at += 30_000) text += String.fromCharCode(...data.subarray(at, at + 30_000));
    return btoa(text);
  }, png.toString('base64'));
  return Buffer.from(base64, 'base64');
}

async function take(page, board, [right, down], words, file) {
  await page.addStyleTag({ content: sheet });
  const { x, y, width, height } = await page.locator(board).first().boundingBox();
  const clip = {
    ...size,
    x: Math.round(x + width * right - size.width / 2),
    y: Math.round(y + height * down - size.height / 2),
  };
  await page.evaluate(entitle, { ...words, x: clip.x, y: clip.y + clip.height });
  await write(page, await page.screenshot({ clip }), size, MOST_BYTES, file);
}

/** Writes the picture with as many colours as there is room for. */
async function write(page, shot, size, most, file) {
  const pixels = await pixelsOf(page, shot);
  let png = null;
  for (const colours of COLOURS) if (!png || png.length > most) png = indexedPng({ ...size, pixels, colours });
  say(`${file}: ${Math.round(png.length / 1000)} kB`);
  if (png.length > most) throw new Error(`${file}.png is too large to be shipped`);
  writeFileSync(`${root}src/web/public/${file}.png`, png);
}

const folder = mkdtempSync(join(tmpdir(), 'binario-previews-'));
const { address, stop } = await serve(folder);
const browser = await chromium.launch({ executablePath, args: flags });
// the styles of the title are no part of the page
const looks = { colorScheme: 'light', reducedMotion: 'reduce', bypassCSP: true };
const open = async (path, width) => {
  const context = await browser.newContext({ viewport: { width, height: Math.round(width * 0.65) }, ...looks });
  const page = await context.newPage();
  await page.goto(`${address}${path}`);
  return page;
};
try {
  const host = await guest(address, 'Ada');
  for (const { id, name, golden, part, next, window, at } of games) {
    const table = await goldenUpTo(host, `${id}/${golden}`, (entries) =>
      entries.findIndex(({ action }, i) => i > entries.length * part && action?.type === next),
    );
    // a mere watcher sees no marks on the board
    const page = await open(`/t/${table}`, window);
    await page.locator('[data-stage=map] [data-board] [data-hex]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await take(page, '[data-stage=map] [data-board]', at, { name, about: 'Binario' }, `preview-${id}`);
  }
  const home = await open('/', 1560);
  await home.locator('main figure svg').first().waitFor();
  await take(home, 'main figure', [0.5, 0.42], { name: 'Binario', about: everyGame }, 'preview-binario');
  const people = [];
  for (const name of ['Ada', 'Bruno', 'Chiara', 'Davide']) people.push(await guest(address, name));
  const table = await goldenAmong(people, '4p-1', 'build', 0.75);
  for (const lang of ['en', 'it']) {
    const context = await browser.newContext({ ...phone, ...looks, locale: lang });
    const [name, value] = people[0].cookie.split('=');
    await context.addCookies([{ name, value, url: address }]);
    const page = await context.newPage();
    await page.goto(`${address}/t/${table}`);
    await page.locator('#decision [data-choice]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const { width, height } = phone.viewport;
    const sharp = { width: width * phone.deviceScaleFactor, height: height * phone.deviceScaleFactor };
    await write(page, await page.screenshot(), sharp, PHONE_BYTES, `preview-phone-${lang}`);
  }
} finally {
  await browser.close();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
