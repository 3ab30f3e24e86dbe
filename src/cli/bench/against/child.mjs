// One measurement of one tree of sources, this one or an older one, in a process of its own: child.mjs DIR GAME KIND. It opens
// only files that have had their place since the first version, and prints a line of JSON: microseconds of processor
// time, or milliseconds for each position, or null where that tree does not have the game.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

register();
const [dir, id, kind] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(join(dir, 'src', file)).href);
const core = async (name) => load(`engine/core/${name}.ts`);

/** Rounds before the clock counts, and rounds of which the middle one is told. */
const WARM = 2;
const ROUNDS = 3;
const GAMES = 20;

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

/** Records of 18xx.games as this tree reads them; its own golden games where there are none. */
async function recordsOf() {
  const { importText } = await load('records/import18xx/import.ts');
  const foreign = process.env.BINARIO_CONFORMANCE ?? join(dir, '../shared/conformance');
  const [own, other] = [join(dir, 'tests/replays/golden', id), join(foreign, id)];
  const isForeign = existsSync(other);
  const folder = isForeign ? other : own;
  const records = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.json') || file.endsWith('.trace.json')) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    records.push(isForeign ? (await importText(text)).record : JSON.parse(text));
  }
  return records.filter(Boolean);
}

async function ofRecords(game) {
  const { openRecord } = await load('records/open.ts');
  const records = await recordsOf();
  const moves = records.reduce((sum, { entries }) => sum + entries.length, 0);
  const tell = (how) => {
    for (const record of records) openRecord(game, record, how());
  };
  if (kind === 'replay') return measured(() => tell(() => ({})), moves);
  if (kind === 'keep')
    return measured(
      () =>
        tell(() => {
          const states = [];
          return { watch: (s) => states.push(s) };
        }),
      moves,
    );
  const [{ choices }, { waiting }] = [await core('choices'), await core('play')];
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

/** Whole games by chance, as a bot's playouts make them. */
async function ofPlay(game) {
  const [{ setup }, { wander }, { applyInPlace }, { waiting }, { copy }, { rngFrom, seeded }] = await Promise.all(
    ['setup', 'wander', 'apply', 'play', 'copy', 'chance'].map(core),
  );
  const ready = setup(game, { players: Math.min(4, game.players[1]), asked: {} }, seeded('bench'));
  const rng = rngFrom('bench');
  return measured(() => {
    for (let i = 0; i < GAMES; i++) {
      const s = copy(ready.state);
      for (let [seat] = waiting(game, s); seat !== undefined; [seat] = waiting(game, s))
        applyInPlace(game, s, seat, wander(game, s, seat, rng));
    }
  }, GAMES);
}

const { loadGame } = await load('games/registry.ts');
const game = existsSync(join(dir, 'src/games', id)) ? await loadGame(id) : undefined;
const figure = game ? await (kind === 'playouts' ? ofPlay(game) : ofRecords(game)) : null;
process.stdout.write(`${JSON.stringify(figure)}\n`);
