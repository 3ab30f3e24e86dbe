// binario bench web --against DIR: the pages of this tree and of another one, opened by the same browser in turn. Processor time is
// that of the page's main thread, which a busy machine troubles less than the clock.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import type { Compared } from '../against/compare.ts';
import { type Client, guest } from '../load/client.ts';
import { type ServerProcess, startServer } from '../load/serverProcess.ts';
import { quantile, sorted } from '../measure.ts';
import { scrub } from './inPage.ts';
import { type BenchTable, seatTables } from './tables.ts';
import { clickHexes, HERE, newContext, openTable, seenIn, settled, startBrowser, type Visit, visit } from './visit.ts';

const PAIRS = 5;
const SCRUB_SECONDS = 3;
const here = fileURLToPath(new URL('../../..', import.meta.url));

const units = {
  board: 'ms until the board is painted',
  open: 'ms of processor time until all is there',
  click: 'ms of processor time a click',
  paint: 'ms from a click to the paint',
  scrub: 'ms of processor time a frame',
} as const;
type Name = keyof typeof units;
type Measured = Readonly<Record<Name, number>>;

interface House {
  readonly server: ServerProcess;
  readonly url: string;
  readonly person: Client;
  readonly tables: readonly BenchTable[];
}

export async function* comparedPages(against: string): AsyncIterable<Compared> {
  const browser = (await Promise.all([here, resolve(against)].map(isBuilt))).every(Boolean)
    ? await startBrowser()
    : null;
  if (!browser) return;
  const folder = mkdtempSync(join(tmpdir(), 'binario-bench-'));
  const houses: House[] = [];
  try {
    for (const tree of [here, resolve(against)])
      houses.push(await openHouse(tree, join(folder, String(houses.length))));
    const [own, other] = houses as [House, House];
    for (const [i, table] of own.tables.entries()) {
      const pairs: [Measured, Measured][] = [];
      // the first visit of each warms the server
      for (let pair = 0; pair <= PAIRS; pair++) {
        const one = await measured(browser, own, table);
        const two = await measured(browser, other, other.tables[i]!);
        if (pair > 0) pairs.push([one, two]);
      }
      for (const name of Object.keys(units) as Name[]) yield comparedIn(table, name, pairs);
    }
  } finally {
    await browser.close();
    for (const { server } of houses) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Has the tree build what is stale in it. */
function isBuilt(tree: string): boolean {
  const build = pathToFileURL(join(tree, 'scripts/lib/build.mjs')).href;
  const program = `import(${JSON.stringify(build)}).then(({ ensureBuilt }) => process.exit(ensureBuilt() ? 0 : 1))`;
  return (
    spawnSync(process.execPath, ['-e', program], { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  );
}

async function openHouse(tree: string, data: string): Promise<House> {
  const server = await startServer({ BINARIO_DATA: data }, tree);
  const person = await guest(server.url, 'Ada');
  const { dense } = await seatTables(person);
  return { server, url: server.url.replace('127.0.0.1', 'localhost'), person, tables: dense };
}

/** One visit of somebody new: the table is opened, clicked at and scrubbed through. */
async function measured(browser: Browser, { url, person }: House, table: BenchTable): Promise<Measured> {
  const context = await newContext(browser, url, person);
  try {
    const visitor = await visit(context, HERE);
    await visitor.cdp.send('Performance.enable');
    const board = await openTable(visitor, table.id);
    await settled(visitor, table.moves);
    const open = await processorTime(visitor);
    const clicks = await clickHexes(visitor);
    const clicked = await processorTime(visitor);
    const paints = sorted((await seenIn(visitor.page)).clicks);
    await visitor.page.evaluate(scrub, 1);
    const begun = await processorTime(visitor);
    const { frames } = await visitor.page.evaluate(scrub, SCRUB_SECONDS);
    const scrubbed = await processorTime(visitor);
    return {
      board,
      open,
      click: (clicked - open) / clicks,
      paint: quantile(paints, 0.5),
      scrub: (scrubbed - begun) / frames,
    };
  } finally {
    await context.close();
  }
}

/** Milliseconds that the main thread of the page has worked. */
async function processorTime({ cdp }: Visit): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

function comparedIn(
  { record, moves }: BenchTable,
  name: Name,
  pairs: readonly (readonly [Measured, Measured])[],
): Compared {
  const own = sorted(pairs.map(([one]) => one[name]));
  const others = sorted(pairs.map(([, other]) => other[name]));
  const [figure, other] = [quantile(own, 0.5), quantile(others, 0.5)];
  const ratios = sorted(pairs.map(([one, two]) => two[name] / one[name]));
  return {
    name: `web/${record.game}-${moves}/${name}`,
    figure,
    other,
    ratio: other / figure,
    spread: [ratios[0]!, ratios.at(-1)!],
    unit: units[name],
    n: pairs.length,
    load: loadavg()[0]!,
  };
}
