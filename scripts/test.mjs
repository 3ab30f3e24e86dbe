// npm test: every check there is, from a bare clone.
import { existsSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, root, say } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { check, close, vitest } from './lib/run.mjs';

ensureInstalled();

const conformance = process.env.BINARIO_CONFORMANCE ?? `${root}../shared/conformance`;
if (!existsSync(conformance)) say('The conformance records of 18xx.games are not here; going on without them.');

const counts = [
  check('types: engine, games, records, bots and words, without DOM and Node', 'tsc', ['-p', 'tsconfig.pure.json']),
  check('types: everything else', 'tsc', ['-p', '.']),
  check('types: the service worker', 'tsc', ['-p', 'src/web/sw']),
  check('lint and format', 'biome', ['check', '--error-on-warnings', '.']),
  check('dead code: files, exports, dependencies', 'knip', []),
  vitest('units, rulebooks, records, properties, terminal', ['--project', 'pure']),
];
const chrome = ensureChromium();
const postgres = await startPostgres();
const built = ensureBuilt();
try {
  counts.push(
    chrome && postgres && built
      ? vitest('server and browser', ['--project', 'server', '--project', 'browser'], {
          BINARIO_CHROME: chrome,
          BINARIO_TEST_PG: postgres.url,
        })
      : { passed: 0, failed: 1 },
  );
} finally {
  postgres?.stop();
}
close(counts);
