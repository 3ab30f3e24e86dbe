// npm run soak: the long form of what npm test samples. `npm run soak -- NAME` runs one of them.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, root, say } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { close, redTests, vitest } from './lib/run.mjs';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { gameIds, loadGame } = await import(`${root}src/games/registry.ts`);
const games = await Promise.all(gameIds.map(loadGame));

const binario = (...args) => spawnSync(`${root}bin/binario`, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });

/** Games among bots with an audit after every move; each game is a test. */
function play(title, game, players, bots, count) {
  say(`\n— ${title}`);
  const done = binario(
    'play',
    game,
    '--players',
    String(players),
    '--bots',
    bots,
    '--seed',
    '1',
    '--games',
    String(count),
    '--audit',
    '--json',
    '--jobs',
    String(cpus().length),
  );
  const lines = done.stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const passed = lines.filter((line) => line.audit === 'ok').length;
  const shared = lines.filter((line) => line.winner.length > 1).length;
  say(`${passed} of ${count} games to the end with a clean audit, ${shared} shared wins`);
  if (done.stderr) say(done.stderr.trim());
  return { passed, failed: count - passed };
}

const soaks = {
  games: () => [
    play('Chicago Express, 4 random bots, 1000 games', 'chicago-express', 4, 'random', 1000),
    ...[2, 3, 5, 6].map((n) =>
      play(`Chicago Express, ${n} random bots, 200 games`, 'chicago-express', n, 'random', 200),
    ),
    ...[2, 3, 4, 5, 6].map((n) =>
      play(`Chicago Express, ${n} bots, greedy and random, 40 games`, 'chicago-express', n, 'greedy,random', 40),
    ),
  ],

  properties: () => [
    vitest('properties, a hundred games a table', ['--project', 'pure', 'tests/properties'], { BINARIO_RUNS: '100' }),
  ],

  /** Fifty times kill -9 under load, on both stores. */
  kills: () =>
    withPostgres((env) =>
      vitest('fifty kills', ['--project', 'server', 'tests/server/kill'], { ...env, BINARIO_KILLS: '50' }),
    ),

  /** Whole games between people for every pair of screen and language. */
  browser: () => {
    const chrome = ensureChromium();
    if (!chrome || !ensureBuilt()) return [{ passed: 0, failed: 1 }];
    return [
      vitest('the whole browser matrix', ['--project', 'browser'], { BINARIO_CHROME: chrome, BINARIO_PAIRS: 'all' }),
    ];
  },

  /** Each condition taken out, one at a time: the rulebook's tests must notice. */
  conditions: () => {
    say('\n— every condition taken out once');
    return codes().map(({ game, code }) => {
      const red = redTests(['--project', 'pure', `tests/rulebook/${game}`], { BINARIO_WITHOUT: code });
      const numbers = [...new Set((red ?? []).map((name) => name.split(' ')[0]))];
      if (red === null) say(`✗ without ${code} the tests could not be run`);
      else
        say(red.length > 0 ? `✓ without ${code}: red ${numbers.join(' ')}` : `✗ nothing notices that ${code} is gone`);
      return red?.length > 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    });
  },
};

async function withPostgres(run) {
  const postgres = await startPostgres();
  if (!postgres) return [{ passed: 0, failed: 1 }];
  try {
    return [run({ BINARIO_TEST_PG: postgres.url })];
  } finally {
    postgres.stop();
  }
}

/** The codes of all conditions of all games. */
function codes() {
  return games.flatMap((game) => {
    const steps = Object.values(game.frames).flatMap((frame) => frame.steps.flat());
    const all = steps.flatMap((step) => step.conditions ?? []).map((condition) => condition.code);
    return [...new Set(all)].map((code) => ({ game: game.id, code }));
  });
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(soaks, name));
if (unknown !== undefined) {
  say(`There is no soak "${unknown}": ${Object.keys(soaks).join(', ')}`);
  process.exit(2);
}
const counts = [];
for (const name of asked.length > 0 ? asked : Object.keys(soaks)) counts.push(...(await soaks[name]()));
close(counts);
