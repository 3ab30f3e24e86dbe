// Takes statements or conditions out of a game's steps, one at a time, and asks the tests whether they notice.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, say } from './install.mjs';

/** A test silent for this long, in milliseconds, counts as hung. */
const SILENT = 300_000;
/** The first stage runs only tests at most this long, in milliseconds. */
const QUICK = 300;

/**
 * Test stages in order, each for the effects unnoticed before it: the rulebook's tests, then what every player saw in
 * the golden games.
 */
const effectStages = (game) => [
  { title: 'quick tests of the rulebook', files: [`tests/rulebook/${game}`], longest: QUICK },
  {
    title: 'all tests of the rulebook, the title and the kernel',
    files: [`tests/rulebook/${game}`, `src/titles/${game}`, 'src/kernel/'],
  },
  { title: 'golden games', files: ['tests/replays/golden.test.ts', '-t', `^${game}/`] },
];

/** The rulebook's tests alone: each condition is a sentence of the book. */
const conditionStages = (game) => [{ title: 'tests of the rulebook', files: [`tests/rulebook/${game}/`] }];

/** Effects whose absence no test notices, as `[effect, has a test run it]`; null when the tests could not be run. */
export const unnoticed = (game, effects) => unnoticedIn(effectStages(game), effects, { BINARIO_EFFECTS: game });

/** The same for conditions by their codes; one that never refused anything in a test counts as not run. */
export const unnoticedConditions = (game, codes) =>
  unnoticedIn(
    conditionStages(game),
    codes.map((id) => ({ id })),
    {},
  );

async function unnoticedIn(stages, effects, env) {
  const folder = mkdtempSync(join(tmpdir(), 'binario-effects-'));
  const notes = join(folder, 'notes');
  try {
    for (const { title, files, longest } of stages) {
      if (!(await asked(files, notes, longest, env))) return null;
      const { noticed } = read(notes);
      const left = effects.filter(({ id }) => !noticed.has(id));
      say(`${title}: ${effects.length - left.length} of ${effects.length} noticed`);
      if (left.length === 0) return [];
    }
    const { noticed, ran } = read(notes);
    return effects.filter(({ id }) => !noticed.has(id)).map((effect) => [effect, ran.has(effect.id)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs these tests. If they hang without a statement, it counts as noticed and they run again for the others. */
async function asked(files, notes, longest, wanted) {
  const env = { ...wanted, BINARIO_EFFECTS_NOTES: notes };
  if (longest !== undefined) env.BINARIO_EFFECTS_LONGEST = String(longest);
  let ended = await run(files, env, notes);
  while (ended === 'hung') {
    const { last } = read(notes);
    if (!last?.without) return false;
    appendFileSync(notes, `${JSON.stringify({ noticed: last.without, by: 'a test that did not end' })}\n`);
    ended = await run(files, env, notes);
  }
  return ended === 0;
}

/** The exit status, or `hung`. */
function run(files, env, notes) {
  const args = ['run', '--config', 'tests/support/effects.config.ts', ...files];
  const child = spawn(`${root}node_modules/.bin/vitest`, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true, // so that its workers can be stopped with it
  });
  const begun = Date.now();
  let hung = false;
  const watch = setInterval(() => {
    const heard = existsSync(notes) ? Math.max(begun, statSync(notes).mtimeMs) : begun;
    if (Date.now() - heard < SILENT) return;
    hung = true;
    process.kill(-child.pid, 'SIGKILL');
  }, 5000);
  return new Promise((resolve) => {
    child.once('close', (status) => {
      clearInterval(watch);
      resolve(hung ? 'hung' : status);
    });
  });
}

/** Reads the notes of the runner (tests/support/withoutEffect.ts). */
function read(notes) {
  const lines = existsSync(notes) ? readFileSync(notes, 'utf8').split('\n').filter(Boolean) : [];
  const all = lines.map((line) => JSON.parse(line));
  return {
    ran: new Set(all.map(({ ran }) => ran)),
    noticed: new Set(all.map(({ noticed }) => noticed).filter(Boolean)),
    last: all.at(-1),
  };
}
