// Waiting times in the browser: until the board is there, until a click shows, while scrubbing through a game; and the
// memory of a page with a long game. Measured in a real Chromium on the built pages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { homeLines } from '../words/web/home.ts';
import type { Figure } from './figure.ts';
import { type Client, guest } from './load/client.ts';
import { startServer } from './load/serverProcess.ts';
import { quantile, sorted } from './measure.ts';
import { scrub } from './web/inPage.ts';
import { type BenchTable, seatTables } from './web/tables.ts';
import {
  clickHexes,
  HERE,
  heapOf,
  newContext,
  openTable,
  type Pace,
  SLOW,
  seenIn,
  settled,
  startBrowser,
  visit,
} from './web/visit.ts';

const VISITS = 3;
const SCRUB_SECONDS = 4;
const SLOWER: Pace = { ...SLOW, line: null };

interface House {
  readonly browser: Browser;
  readonly url: string;
  readonly person: Client;
}

export async function* webFigures(): AsyncIterable<Figure> {
  const browser = ensureBuilt() ? await startBrowser() : null;
  if (!browser) return;
  const folder = mkdtempSync(join(tmpdir(), 'binario-bench-'));
  const server = await startServer({ BINARIO_DATA: folder });
  try {
    const person = await guest(server.url, 'Ada');
    // browsers trust a service worker on this host name alone
    const house = { browser, url: server.url.replace('127.0.0.1', 'localhost'), person };
    const tables = await seatTables(person);
    yield* openings(house, tables.short);
    yield* openings(house, tables.long);
    yield* tasks(house, tables.long, HERE);
    yield* tasks(house, tables.long, SLOWER);
    yield* importing(house, tables.long);
    for (const table of tables.dense) yield* clicks(house, table);
    yield* memory(house, tables.empty, tables.long);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const nameOf = ({ record, moves }: BenchTable) => `web/${record.game}-${moves}`;

/** The median of some visits, each by a new person, and then by the same person again. */
async function* openings({ browser, url, person }: House, table: BenchTable): AsyncIterable<Figure> {
  const [first, again]: [number[], number[]] = [[], []];
  for (let i = 0; i < VISITS; i++) {
    const context = await newContext(browser, url, person);
    const newcomer = await visit(context, SLOW);
    first.push(await openTable(newcomer, table.id));
    // the rest is cached on a fast line
    await newcomer.page.close();
    const keeper = await visit(context, HERE);
    await openTable(keeper, table.id);
    await settled(keeper, table.moves);
    await keeper.page.close();
    again.push(await openTable(await visit(context, SLOW), table.id));
    await context.close();
  }
  yield { name: `${nameOf(table)}/first-visit`, figure: quantile(sorted(first), 0.5), unit: 'ms', n: VISITS };
  yield { name: `${nameOf(table)}/repeat`, figure: quantile(sorted(again), 0.5), unit: 'ms', n: VISITS };
}

/** The longest task while a game is opened, scrubbed and charted; and the frames per second of scrubbing. */
async function* tasks({ browser, url, person }: House, table: BenchTable, pace: Pace): AsyncIterable<Figure> {
  const context = await newContext(browser, url, person);
  const visitor = await visit(context, pace);
  const { page } = visitor;
  const longest = async (what: string): Promise<Figure> => {
    const { tasks: all } = await seenIn(page);
    await page.evaluate(() => {
      window.seen.tasks = [];
    });
    return {
      name: `${nameOf(table)}/longest-task/${what}/${pace.cpu}x`,
      figure: Math.max(0, ...all),
      unit: 'ms',
      n: all.length,
    };
  };
  await openTable(visitor, table.id);
  await settled(visitor, table.moves);
  yield await longest('open');
  await page.evaluate(scrub, 1);
  await longest('warm-up');
  const { frames, ms } = await page.evaluate(scrub, SCRUB_SECONDS);
  yield { name: `${nameOf(table)}/scrub/${pace.cpu}x`, figure: (1000 * frames) / ms, unit: 'frames/s', n: frames };
  yield await longest('scrub');
  await page.getByRole('tab', { name: 'Charts' }).click();
  await page.locator('canvas').first().waitFor();
  await page.waitForTimeout(500);
  yield await longest('chart');
  await context.close();
}

/** The longest task while a file of a long game is opened in this browser, from the home page to the board. */
async function* importing({ browser, url, person }: House, table: BenchTable): AsyncIterable<Figure> {
  const context = await newContext(browser, url, person);
  const { page } = await visit(context, HERE);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    window.seen.tasks = [];
  });
  const buffer = Buffer.from(JSON.stringify(table.record));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.getByRole('dialog').getByText(homeLines.en.importing.toHere).click();
  await page.locator('[data-board] [data-hex]').first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(1000);
  const { tasks: all } = await seenIn(page);
  const name = `${nameOf(table)}/longest-task/import/1x`;
  yield { name, figure: Math.max(0, ...all), unit: 'ms', n: all.length };
  await context.close();
}

/** From a click on a hex that may be chosen to the paint that answers it. */
async function* clicks({ browser, url, person }: House, table: BenchTable): AsyncIterable<Figure> {
  const context = await newContext(browser, url, person);
  const visitor = await visit(context, HERE);
  const { page } = visitor;
  await openTable(visitor, table.id);
  await settled(visitor, table.moves);
  await clickHexes(visitor);
  const { clicks: all } = await seenIn(page);
  const times = sorted(all);
  const name = `${nameOf(table)}/click-to-paint`;
  yield { name: `${name}-p50`, figure: quantile(times, 0.5), unit: 'ms', n: times.length };
  yield { name: `${name}-max`, figure: quantile(times, 1), unit: 'ms', n: times.length };
  await context.close();
}

/** Memory of the moves of a game: the difference to the same table without them. */
async function* memory({ browser, url, person }: House, empty: BenchTable, long: BenchTable): AsyncIterable<Figure> {
  const sizes: number[] = [];
  for (const table of [empty, long]) {
    const context = await newContext(browser, url, person);
    const visitor = await visit(context, HERE);
    await openTable(visitor, table.id);
    await settled(visitor, table.moves);
    await visitor.page.waitForTimeout(3000);
    sizes.push(await heapOf(visitor));
    await context.close();
  }
  yield { name: `${nameOf(long)}/kept-game`, figure: (sizes[1]! - sizes[0]!) / 1e6, unit: 'MB', n: 1 };
}
