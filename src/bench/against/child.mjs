// One measurement of one tree of sources, this one or an older one, in a process of its own: child.mjs DIR GAME KIND.
// Opens only files that exist in every version, and prints a line of JSON: microseconds of processor time, or
// milliseconds for each position, or null if that tree lacks the game.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { register } from 'tsx/esm/api';
import { recordFiles, recordText } from '../../../scripts/lib/records.mjs';

const [dir, id, kind] = process.argv.slice(2);
const registry = ['titles', 'games'].find((folder) => existsSync(join(dir, 'src', folder, 'registry.ts')));
const modules = {
  registry: `${registry}/registry.ts`,
  import: ['titles/foreign.ts', 'records/import18xx/import.ts'].find((file) => existsSync(join(dir, 'src', file))),
  open: 'records/open.ts',
  ...Object.fromEntries(
    ['setup', 'wander', 'apply', 'play', 'copy', 'chance', 'choices'].map((name) => [name, `engine/core/${name}.ts`]),
  ),
};
/** Loads each tree as it runs itself: compiled, or through a loader. `alike`: both compiled. */
const isCompiled = kind.endsWith('-alike') || existsSync(join(dir, 'scripts/lib/compile.mjs'));
const loaded = isCompiled ? await compiledModules() : throughLoader();
const load = (name) => loaded[name]();

async function compiledModules() {
  const outdir = mkdtempSync(join(tmpdir(), 'binario-bench-'));
  process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
  const lines = Object.entries(modules).map(([name, file]) => `'${name}': () => import('./src/${file}')`);
  const stdin = { contents: `export const loaded = { ${lines.join(', ')} };`, resolveDir: dir, loader: 'ts' };
  const how = { bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20', logLevel: 'error' };
  await build({ stdin, outdir, outExtension: { '.js': '.mjs' }, ...how });
  return (await import(pathToFileURL(join(outdir, 'stdin.mjs')).href)).loaded;
}

function throughLoader() {
  register();
  const one = ([name, file]) => [name, () => import(pathToFileURL(join(dir, 'src', file)).href)];
  return Object.fromEntries(Object.entries(modules).map(one));
}

/**
 * Rounds before the clock counts, and rounds whose median is reported. After ten, no code of records is still being
 * compiled; some of random games is, in either tree. The targets were set by this.
 */
const WARM = 10;
const ROUNDS = 3;
const GAMES = 20;
/** Limit for random play, which can go on for ever where nobody has to do anything. */
const MOVES = 3000;

const cpu = (run) => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};
const middle = (times) => times.sort((a, b) => a - b)[times.length >> 1];
function measured(run, parts) {
  for (let i = 0; i < WARM; i++) run();
  return middle(Array.from({ length: ROUNDS }, () => cpu(run))) / parts;
}

/** Records of 18xx.games as this tree reads them; its own golden games if there are none. */
async function recordsOf() {
  const { importText } = await load('import');
  const records = [];
  for (const file of recordFiles(id)) records.push((await importText(recordText(file))).record);
  if (records.length > 0) return records.filter(Boolean);
  const folder = join(dir, 'tests/replays/golden', id);
  const own = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return own.sort().map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

async function ofRecords(game) {
  const { openRecord } = await load('open');
  const records = await recordsOf();
  const moves = records.reduce((sum, { entries }) => sum + entries.length, 0);
  const tell = (how) => {
    for (const record of records) openRecord(game, record, how());
  };
  if (kind.startsWith('replay')) return measured(() => tell(() => ({})), moves);
  if (kind === 'keep')
    return measured(
      () =>
        tell(() => {
          const states = [];
          return { watch: (s) => states.push(s) };
        }),
      moves,
    );
  const [{ choices }, { waiting }] = [await load('choices'), await load('play')];
  const times = [];
  const ask = (keep) => (s) => {
    const [seat] = waiting(game, s);
    if (seat === undefined) return;
    const begun = performance.now();
    choices(game, s, seat);
    if (keep) times.push(performance.now() - begun);
  };
  tell(() => ({ watch: ask(false) }));
  tell(() => ({ watch: ask(true) }));
  times.sort((a, b) => a - b);
  return times[Math.floor((kind === 'choices-p99' ? 0.99 : 1) * (times.length - 1))];
}

/** Whole random games, as in a bot's playouts. */
async function ofPlay(game) {
  const [{ setup }, { wander, playOut }, { applyInPlace }, { waiting }, { copy }, { rngFrom, seeded }] =
    await Promise.all(['setup', 'wander', 'apply', 'play', 'copy', 'chance'].map(load));
  const ready = setup(game, { players: Math.min(4, game.players[1]), asked: {} }, seeded('bench'));
  const rng = rngFrom('bench');
  return measured(() => {
    for (let i = 0; i < GAMES; i++) {
      const s = copy(ready.state);
      if (playOut) {
        playOut(game, s, rng, MOVES);
        continue;
      }
      let left = MOVES;
      for (let [seat] = waiting(game, s); seat !== undefined && left > 0; [seat] = waiting(game, s), left--)
        applyInPlace(game, s, seat, wander(game, s, seat, rng));
    }
  }, GAMES);
}

const { loadGame } = await load('registry');
const game = existsSync(join(dir, 'src', registry, id)) ? await loadGame(id) : undefined;
const figure = game ? await (kind === 'playouts' ? ofPlay(game) : ofRecords(game)) : null;
process.stdout.write(`${JSON.stringify(figure)}\n`);
