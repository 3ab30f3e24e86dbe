// npm run soak: the long form of what npm test samples. `npm run soak -- NAME` runs one of them; `games`, `titles`,
// `conditions` and `effects` can be limited to some games: `npm run soak -- games 1856`.
import { cpus } from 'node:os';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { unnoticed, unnoticedConditions } from './lib/effects.mjs';
import { ensureInstalled, root, say } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { close, vitest } from './lib/run.mjs';
import { checkWithout } from './lib/withoutTitle.mjs';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { exampleIds, gameIds, loadGame } = await import(`${root}src/titles/registry.ts`);
const { playAll } = await import(`${root}src/cli/jobs/playAll.ts`);
const { wordsFor } = await import(`${root}src/titles/words.ts`);
const asked = process.argv.slice(2);
const only = asked.filter((name) => [...gameIds, ...exampleIds].includes(name));
const named = asked.filter((name) => !only.includes(name));
/** The games to test: all but the examples, unless some are named. */
const games = await Promise.all((only.length > 0 ? only : gameIds).map(loadGame));

/** Both stores, or the one that `BINARIO_STORE` names. */
const stores = ['sqlite', 'postgres'].filter((engine) => [engine, undefined].includes(process.env.BINARIO_STORE));

const pure = (...files) => ['--project', 'pure', ...files];
/** Heap limit that makes the main thread collect in time in a container of 512 MB. */
const SMALL = '--max-old-space-size=160';
/** Timeout for the long tests of a soak. */
const PATIENT = ['--testTimeout', '7200000'];

/**
 * Games among bots with an audit after every move; each game is a test. Tags of what happened are added to `occurred`.
 * Bots are dealt to the seats in order; with `rotated` they move one seat on with every game.
 */
async function play(game, players, bots, count, { occurred = new Map(), rotated = false, asked = {} } = {}) {
  const dealt = Array.from({ length: players }, (_, i) => bots[i % bots.length]);
  say(
    `\n— ${game.name}, ${players} players, ${bots.join(', ')}${rotated ? ' in turn' : ''}, ${count} games ${Object.values(asked).join(' ')}`,
  );
  const jobs = Array.from({ length: count }, (_, k) => ({
    game: game.id,
    players,
    asked,
    seed: String(k + 1),
    bots: rotated ? dealt.map((_, i) => dealt[(i + players - (k % players)) % players]) : dealt,
    playouts: 300,
    audit: true,
    record: false,
  }));
  const done = [];
  try {
    for await (const one of playAll(jobs, Math.min(cpus().length, count))) {
      done.push(one);
      if (one.fault !== null) say(`✗ seed ${one.seed}: ${one.fault}`);
    }
  } catch (error) {
    say(`✗ ${error.stack}`);
  }
  const passed = done.filter((one) => one.fault === null).length;
  const shared = done.filter((one) => one.winners.length > 1).length;
  const actions = done.reduce((sum, one) => sum + one.actions, 0);
  say(`${passed} of ${count} games to the end with a clean audit, ${actions} actions, ${shared} shared wins`);
  const here = new Map();
  for (const tag of done.flatMap((one) => one.tags))
    for (const counts of [here, occurred]) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  await tell(game, here);
  return { passed, failed: count - passed, done };
}

/** Prints the number of games in which each thing occurred, a line each. */
async function tell(game, occurred) {
  const { tag } = await wordsFor(game, 'en', []);
  for (const [id, count] of [...occurred].sort()) say(`  ${tag(id)}: ${count}`);
}

/** 1856: steered random play, some of it to the CGR; random play with every number of players; bots with aims. */
async function play1856(game) {
  const { likelyGame1856, occasions } = await import(`${root}tests/support/likelyGame1856.ts`);
  const likely = playLikely('1856, 3 to 6 players', 200, likelyGame1856);
  const occurred = new Map();
  const counts = [likely.counts, seen(likely.occurred, occasions)];
  for (const players of [3, 4, 5, 6]) counts.push(await play(game, players, ['random'], 50, { occurred }));
  counts.push(...(await contest(game, occurred)));
  for (const players of [3, 4, 5, 6]) {
    counts.push(await play(game, players, ['greedy', 'random'], 5, { occurred }));
    counts.push(await play(game, players, ['greedy'], 5, { occurred }));
  }
  say('\n— 1856, all games together');
  await tell(game, occurred);
  return [...counts, seen(occurred, ['end.bank', 'end.bankrupt'])];
}

/** Fails for every expected tag that never occurred. */
function seen(occurred, tags) {
  const missing = tags.filter((tag) => !occurred.has(tag));
  if (missing.length > 0) say(`✗ never seen: ${missing.join(', ')}`);
  return { passed: tags.length - missing.length, failed: missing.length };
}

/** 18Mag: random play of every number of players, and István against chance and against greed at every level. */
async function play18mag(game) {
  const occurred = new Map();
  const counts = [];
  for (const players of [3, 4, 5, 6]) counts.push(await play(game, players, ['random'], 50, { occurred }));
  counts.push(await play(game, 2, ['random'], 50, { occurred }));
  for (const soloLevel of ['easy', 'medium', 'hard'])
    for (const soloLength of ['short', 'long']) {
      const asked = { soloLevel, soloLength };
      counts.push(await play(game, 1, ['random'], 10, { occurred, asked }));
      const games = await play(game, 1, ['greedy'], 10, { occurred, asked });
      say(`István won ${games.done.filter(({ winners }) => winners.includes(2)).length} of ${games.done.length}`);
      counts.push(games);
    }
  counts.push(...(await contest(game, occurred)));
  for (const players of [2, 3, 4, 5, 6]) counts.push(await play(game, players, ['greedy'], 5, { occurred }));
  say('\n— 18Mag, all games together');
  await tell(game, occurred);
  return [...counts, seen(occurred, ['phase.train', 'phase.markers'])];
}

/** Steered random play with an audit after every move. `occurred`: number of games with each tag, and its total count. */
function playLikely(title, count, playOne) {
  say(`\n— ${title}, steered random play, ${count} games`);
  const occurred = new Map();
  let passed = 0;
  let moves = 0;
  for (let n = 0; n < count; n++) {
    const one = playOne(n);
    if (one.fault === null) passed += 1;
    else say(`✗ table ${n}, ${one.players} players, ${JSON.stringify(one.asked)}: ${one.fault}`);
    moves += one.moves;
    for (const [what, times] of one.occurred.entries()) {
      const { games, all } = occurred.get(what) ?? { games: 0, all: 0 };
      occurred.set(what, { games: games + 1, all: all + times });
    }
  }
  say(`${passed} of ${count} games to the end with a clean audit, ${moves} moves; so many games had`);
  for (const [what, { games, all }] of [...occurred].sort())
    say(`  ${what}: ${games}${all > games ? `, ${all} in all` : ''}`);
  return { counts: { passed, failed: count - passed }, occurred };
}

/** 1862: steered random play over all numbers of players and variants; bots with aims; chance alone. */
async function play1862(game) {
  const { likelyGame1862, occasions } = await import(`${root}tests/support/likelyGame1862.ts`);
  const likely = playLikely('1862, 2 to 8 players and all variants', 200, likelyGame1862);
  const counts = [likely.counts, seen(likely.occurred, occasions)];
  for (const players of [2, 3, 4, 5, 6, 7, 8]) counts.push(await play(game, players, ['random'], 20));
  counts.push(...(await contest(game, new Map())));
  for (const players of [2, 4, 6, 8]) counts.push(await play(game, players, ['greedy'], 2));
  return counts;
}

/** 1865: steered random play over all tables, full and short; chance alone; bots with aims. */
async function play1865(game) {
  const { likelyGame1865, occasions } = await import(`${root}tests/support/likelyGame1865.ts`);
  const likely = playLikely('1865, 2 to 4 players, full and short', 200, likelyGame1865);
  const counts = [likely.counts, seen(likely.occurred, occasions)];
  for (const players of [2, 3, 4]) counts.push(await play(game, players, ['random'], 20));
  for (const players of [2, 3]) counts.push(await play(game, players, ['random'], 20, { asked: { length: 'short' } }));
  counts.push(...(await contest(game, new Map())));
  for (const players of [2, 3, 4]) counts.push(await play(game, players, ['greedy'], 5));
  return counts;
}

/** One greedy bot against two random ones: it wins four games in five. */
async function contest(game, occurred) {
  const games = await play(game, 3, ['greedy', 'random', 'random'], 60, { occurred, rotated: true });
  const wins = games.done.filter(({ winners, seats }) => winners.every((seat) => seats[seat - 1] === 'greedy')).length;
  say(`greedy won ${wins} of ${games.done.length} alone`);
  return [games, wins >= 48 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }];
}

async function playChicago(game) {
  const counts = [await play(game, 4, ['random'], 1000)];
  for (const players of [2, 3, 5, 6]) counts.push(await play(game, players, ['random'], 200));
  for (const players of [2, 3, 4, 5, 6]) counts.push(await play(game, players, ['greedy', 'random'], 40));
  return counts;
}

/** An example: chance alone, and bots with aims. */
async function playSmall(game) {
  const [least, most] = game.players;
  const counts = [];
  for (let players = least; players <= most; players++) {
    counts.push(await play(game, players, ['random'], 50));
    counts.push(await play(game, players, ['greedy', 'random'], 20));
  }
  return counts;
}

const plays = { 'chicago-express': playChicago, 1856: play1856, '18mag': play18mag, 1862: play1862, 1865: play1865 };

const soaks = {
  games: async () => {
    const counts = [];
    for (const game of games) counts.push(...(await (plays[game.id] ?? playSmall)(game)));
    return counts;
  },

  /** Different games every time: a failure names its seed. */
  properties: () => {
    const seed = String(Date.now() % 2 ** 31);
    return [
      vitest(
        `properties, a hundred short games a table, from seed ${seed}`,
        [...pure('tests/properties'), ...PATIENT],
        {
          BINARIO_RUNS: '100',
          BINARIO_SEED: seed,
        },
      ),
    ];
  },

  /** Every record of 18xx.games, also without hints, and its export imported again; every save from its middle. */
  records: () => [
    vitest('the records of 18xx.games and the saves, all of them', [...pure('tests/replays'), ...PATIENT], {
      BINARIO_RECORDS: 'all',
    }),
  ],

  /** Every finding that a review calls proved, in all golden games and records of 18xx.games, judged by other means. */
  review: () => [
    vitest('all records reviewed, nothing proved refuted', [...pure('tests/review'), ...PATIENT], {
      BINARIO_REVIEW: 'all',
    }),
  ],

  /** The route finder and its twin. */
  boards: () => [
    vitest('ten thousand random boards for each kind of rules', [...pure('tests/routes'), ...PATIENT], {
      BINARIO_BOARDS: '10000',
    }),
  ],

  /** Fifty times kill -9 under load (or `BINARIO_KILLS`), on both stores, and on one of two servers that share a store. */
  kills: () => {
    const kills = process.env.BINARIO_KILLS ?? '50';
    return withPostgres((env) =>
      vitest(`${kills} kills`, ['--project', 'server', 'tests/server/kill'], { ...env, BINARIO_KILLS: kills }),
    );
  },

  /** A million random and mutated actions (or `BINARIO_ACTIONS`), shared out among the games. */
  fuzz: async () => {
    const { fuzz } = await import(`${root}tests/support/fuzz.ts`);
    const all = Number(process.env.BINARIO_ACTIONS ?? 1_000_000);
    const seed = String(Date.now());
    say(`\n— ${all} random and mutated actions, from seed ${seed}`);
    return games.map((game) => {
      const begun = performance.now();
      const { tried, accepted, games: played, faults } = fuzz(game, Math.ceil(all / games.length), seed);
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      say(`${game.name}: ${tried} actions in ${seconds} s, ${accepted} accepted, ${played} games`);
      for (const fault of faults) say(`✗ ${fault}`);
      return faults.length > 0 ? { passed: 0, failed: faults.length } : { passed: 1, failed: 0 };
    });
  },

  /** A thousand sockets and five hundred tables for ten minutes (or `BINARIO_MINUTES`), a hundred moves a second, on both stores. */
  load: async () => {
    const { crowd } = await import(`${root}src/bench/load/crowd.ts`);
    const { startServer } = await import(`${root}src/bench/load/serverProcess.ts`);
    const { withStore } = await import(`${root}src/bench/server/stores.ts`);
    const minutes = Number(process.env.BINARIO_MINUTES ?? 10);
    const counts = [];
    for (const engine of stores) {
      say(`\n— a thousand sockets, five hundred tables, ${minutes} minutes, ${engine}`);
      const report = await withStore(engine, async (env) => {
        const server = await startServer(env);
        try {
          return await crowd(server.url, { sockets: 1000, tables: 500, seconds: minutes * 60, pace: 100 });
        } finally {
          await server.stop();
        }
      });
      const { moves, failed, answer, health, open } = report;
      const told = ({ p50, p99, max }) => `${p50.toFixed(1)} / ${p99.toFixed(1)} / ${max.toFixed(0)} ms`;
      say(`${moves} moves, ${failed} failed, ${open} sockets open in the end`);
      say(`answers ${told(answer)}, /healthz ${told(health)} (half, 99 %, longest)`);
      counts.push(failed === 0 && open === 1000 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    }
    return counts;
  },

  /** An hour of bots at a hundred tables, of all games, in a process limited to 512 MB: fails if memory grows. */
  memory: async () => {
    const { growthOf } = await import(`${root}src/bench/server/botTables.ts`);
    const { withStore } = await import(`${root}src/bench/server/stores.ts`);
    const minutes = Number(process.env.BINARIO_MINUTES ?? 60);
    const counts = [];
    for (const engine of stores) {
      say(`\n— a hundred tables of bots for ${minutes} minutes, ${engine}`);
      let last = -1;
      const hear = (minute, size) => {
        if (minute === last) return;
        last = minute;
        say(`  after ${minute} min: ${Math.round(size)} MB`);
      };
      const grown = await withStore(engine, (env) =>
        growthOf({ ...env, NODE_OPTIONS: SMALL }, { seconds: minutes * 60, games: gameIds, hear }),
      );
      if (grown) {
        const { perMinute, end, most, games } = grown;
        const sizes = `${end.toFixed(0)} MB at the end, ${most.toFixed(0)} at most; ${perMinute.toFixed(2)} MB a minute`;
        say(`${games} games; ${sizes}`);
      }
      // uncollected garbage goes up and down by more than a short run can tell apart
      const flat = grown && grown.most < 512 && grown.perMinute * minutes < 40;
      counts.push(flat ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    }
    return counts;
  },

  /** Each title taken out of a copy: types, lint and all tests that do not name it. */
  titles: () => (only.length > 0 ? only : [...gameIds, ...exampleIds]).map(checkWithout),

  /** Hostile requests. */
  abuse: () => [
    vitest('ten thousand random requests', ['--project', 'server', 'tests/server/abuse'], {
      BINARIO_REQUESTS: '10000',
    }),
  ],

  /** Whole games in the browser: between people for every pair of screen and language, against bots, against István. */
  browser: () => {
    const chrome = ensureChromium();
    if (!chrome || !ensureBuilt()) return [{ passed: 0, failed: 1 }];
    return [
      vitest('the whole browser matrix', ['--project', 'browser'], { BINARIO_CHROME: chrome, BINARIO_PAIRS: 'all' }),
    ];
  },

  /** Each condition taken out, one at a time: the rulebook's tests must notice. */
  conditions: async () => {
    const counts = [];
    for (const game of games) {
      const codes = codesOf(game);
      say(`\n— ${game.name}, each of ${codes.length} conditions taken out once`);
      const left = await unnoticedConditions(game.id, codes);
      if (left === null) say(`✗ the tests could not be run`);
      for (const [{ id }, ran] of left ?? [])
        say(`✗ ${ran ? 'nothing notices that this is gone' : 'no test is refused by this'}: ${id}`);
      const failed = (left ?? codes).length;
      counts.push({ passed: codes.length - failed, failed });
    }
    return counts;
  },

  /**
   * Each statement of the steps taken out, one at a time: the rulebook's tests, or else the golden games, must notice. A
   * statement of the kernel is noticed by any title: none uses all that a step maker can do.
   */
  effects: async () => {
    const { effectsOfGame } = await import(`${root}tests/support/gameSources.ts`);
    const counts = [];
    const kernel = new Map();
    for (const { id, name } of only.length > 0 ? games : [...games, ...(await Promise.all(exampleIds.map(loadGame)))]) {
      const effects = effectsOfGame(id);
      say(`\n— ${name}, each of ${effects.length} statements of its steps taken out once`);
      const left = await unnoticed(id, effects);
      if (left === null) say(`✗ the tests could not be run`);
      const missed = left ?? effects.map((effect) => [effect, false]);
      const own = missed.filter(([{ file }]) => !file.startsWith('src/kernel/'));
      for (const [effect, ran] of own)
        say(`✗ ${ran ? 'nothing notices that this is gone' : 'no test runs this'}: ${effect.id} ${effect.text}`);
      for (const effect of effects.filter(({ file }) => file.startsWith('src/kernel/'))) {
        if (!missed.some(([one]) => one.id === effect.id)) kernel.set(effect.id, null);
        else if (!kernel.has(effect.id)) kernel.set(effect.id, effect);
      }
      const passed = effects.filter(({ file }) => !file.startsWith('src/kernel/')).length - own.length;
      counts.push({ passed, failed: own.length });
    }
    const unseen = [...kernel.values()].filter(Boolean);
    const whole = only.length === 0;
    say(`\n— the kernel: ${kernel.size - unseen.length} of ${kernel.size} statements noticed by these titles`);
    for (const { id, text } of unseen) say(`${whole ? '✗' : ' '} ${id} ${text}`);
    return [...counts, { passed: kernel.size - unseen.length, failed: whole ? unseen.length : 0 }];
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

/** The codes of all conditions: of steps, of asides, and of passing. */
function codesOf(game) {
  const steps = Object.values(game.frames).flatMap(({ stages, asides = [] }) => [
    ...Object.values(stages).flat(),
    ...asides,
  ]);
  const all = steps.flatMap(({ conditions = [], passing = [] }) => [...conditions, ...passing]);
  return [...new Set(all.map(({ code }) => code))];
}

const unknown = named.find((name) => !Object.hasOwn(soaks, name));
if (unknown !== undefined) {
  say(`There is no soak "${unknown}": ${Object.keys(soaks).join(', ')}; beside them the ids of games`);
  process.exit(2);
}
const counts = [];
for (const name of named.length > 0 ? named : Object.keys(soaks)) counts.push(...(await soaks[name]()));
close(counts);
