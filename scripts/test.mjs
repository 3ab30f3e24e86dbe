// npm test: every check there is, from a bare clone. Checks that need only the sources run first, while a dependency is
// still compiling (one core, a minute and a half) and while a browser and a database are fetched, and go on beside the
// checks that need them, which mostly wait for pages and servers.
import { readdirSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { beginChromium } from './lib/chromium.mjs';
import { beginInstall, root, say } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { recordFiles } from './lib/records.mjs';
import { check, close, tell, vitest, vitestBeside } from './lib/run.mjs';

const browser = beginChromium();
const installed = beginInstall();

if (recordFiles().length === 0) say('The records of 18xx.games are not here; going on without them.');

/** Tests that start our processes and open stores. */
const late = ['src/cli/', 'src/server/'];
const early = readdirSync(`${root}src`).map((room) => `src/${room}/`);
const pure = vitestBeside('rulebooks, records, properties, units', [
  '--project',
  'pure',
  'tests/',
  ...early.filter((room) => !late.includes(room)),
]);
/** A test of an early room that mocks a module. */
const apart = ['src/titles/1865/rules/correctedBoard'];
const counts = [];
for (const [title, command, ...args] of [
  ['types: engine, games, records, bots and words, without DOM and Node', 'tsc', '-p', 'tsconfig.pure.json'],
  ['types: everything else', 'tsc', '-p', '.'],
  ['types: the service worker', 'tsc', '-p', 'src/web/sw'],
  ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
  ['dead code: files, exports, dependencies', 'knip'],
])
  counts.push(tell(await check(title, command, args)));
const chrome = await browser;
const postgres = await startPostgres();
const built = ensureBuilt();
try {
  const ready = (await installed) && chrome && postgres && built;
  counts.push(
    ready
      ? vitest('terminal, server and browser', [...late, 'tests/server/', 'tests/browser/', ...apart], {
          BINARIO_CHROME: chrome,
          BINARIO_TEST_PG: postgres.url,
        })
      : { passed: 0, failed: 1 },
  );
  counts.push(tell(await pure));
} finally {
  postgres?.stop();
}
close(counts);
