// A server with games worth showing: one in the middle and one finished, played by bots under people's names.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';

const names = ['Ada', 'Bruno', 'Chiara', 'Davide'];
/** Seeds of long games: in one companies reach Chicago, in the other trains run far. */
const seeds = { 'chicago-express': '5', 1856: '5', '18mag': '5' };

/** The record of a game among bots. */
function recordedGame(game, folder, players = names.length) {
  const args = ['play', game, '--players', String(players), '--bots', 'greedy', '--seed', seeds[game]];
  spawnSync(`${root}bin/binario`, [...args, '--save', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const file = readdirSync(folder).find((name) => name.endsWith('.json'));
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

const playedGame = (game, folder) => recordedGame(game, folder).entries;

/** `{ address, stop }` of a server with a store of its own. */
export async function serve(folder) {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    BINARIO_DATA: folder,
    BINARIO_LIMITS: '1000',
    DATABASE_URL: '',
  };
  const server = spawn(`${root}bin/binario`, ['serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('the server does not start')));
    let told = '';
    server.stdout.on('data', (data) => {
      told += data;
      const found = /http:\/\/localhost:\d+/.exec(told);
      if (found) resolve(found[0]);
    });
  });
  const stop = () =>
    new Promise((resolve) => {
      server.once('exit', resolve);
      server.kill('SIGTERM');
    });
  return { address, stop };
}

/** A named guest; sends requests as the page would. */
export async function guest(address, name) {
  const ask = async (path, body, cookie = '') => {
    const headers = { 'content-type': 'application/json', 'x-binario': '1', origin: address, cookie };
    const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer;
  };
  const cookie = (await ask('/guest', { name })).headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { name, cookie, post: async (path, body) => (await ask(path, body, cookie)).json() };
}

/** A table at which these people play these moves. */
async function playAt([host, ...others], moves, pace, game = 'chicago-express') {
  const players = others.length + 1;
  const wish = { game, players, shuffle: false, startWhenFull: true, visibility: 'open', pace };
  const { id } = await host.post('/tables', wish);
  for (const other of others) await other.post(`/tables/${id}/join`, {});
  for (const [base, { seat, action }] of moves.entries()) {
    const body = { key: `exhibit-${id}-${base}`, base, seat, action };
    await [host, ...others][seat - 1].post(`/tables/${id}/moves`, body);
  }
  return id;
}

/** A table that continues a record with chance in it: late, before a run of the first seat with wagons. */
async function goOnAt(host, { result: _, ...record }) {
  const isIt = ({ seat, action }) => seat === 1 && action.type === 'run' && action.wagons.length > 0;
  const at = record.entries.findIndex((entry, i) => i > record.entries.length * 0.6 && isIt(entry));
  const seats = record.seats.map((seat, i) => (seat.kind === 'automaton' ? seat : { name: names[i], kind: 'person' }));
  const told = { ...record, seats, entries: record.entries.slice(0, at) };
  return (await host.post('/tables/import', { record: told })).id;
}

/** A table at a moment of a golden game: the first seat is about to take this type of action, after at least this part of it. */
const goldenAt = (host, file, type, part) => goldenUpTo(host, file, (entries) => beforeOwn(entries, type, part));

const goldenRecord = (file) => JSON.parse(readFileSync(`${root}tests/replays/golden/${file}.json`, 'utf8'));

/**
 * A table where these people have played a golden game of Chicago Express until the first of them is about to take this
 * type of action.
 */
export async function goldenAmong(people, file, type, part) {
  const { entries } = goldenRecord(`chicago-express/${file}`);
  return playAt(people, entries.slice(0, beforeOwn(entries, type, part)), { kind: 'days', days: 2 });
}

/** A table with the first entries of a golden game; `count` says how many. */
export async function goldenUpTo(host, file, count) {
  const { result: _, ...record } = goldenRecord(file);
  const seats = record.seats.map((seat, i) => (seat.kind === 'automaton' ? seat : { name: names[i], kind: 'person' }));
  const told = { ...record, seats, entries: record.entries.slice(0, count(record.entries)) };
  return (await host.post('/tables/import', { record: told })).id;
}

/** Index of the first seat's first action of this type after at least this part of a game. */
const beforeOwn = (entries, type, part) =>
  entries.findIndex(({ seat, action }, i) => i > entries.length * part && seat === 1 && action.type === type);

/**
 * `{ address, cookie, close }` and the tables by id: the cookie is that of the first of the people.
 */
export async function openExhibit() {
  const folder = mkdtempSync(join(tmpdir(), 'binario-screens-'));
  const entries = playedGame('chicago-express', mkdtempSync(join(folder, 'game-')));
  const rails = playedGame('1856', mkdtempSync(join(folder, 'game-')));
  const minors = recordedGame('18mag', mkdtempSync(join(folder, 'game-')));
  const solo = recordedGame('18mag', mkdtempSync(join(folder, 'game-')), 1);
  const { address, stop } = await serve(folder);
  const people = [];
  for (const name of names) people.push(await guest(address, name));
  const [ada, bruno] = people;
  // the first seat takes a turn of its own, late enough that there is something to see
  const days = { kind: 'days', days: 2 };
  const middle = await playAt(people, entries.slice(0, beforeOwn(entries, 'build', 0.75)), days);
  const laying = await playAt(people, rails.slice(0, beforeOwn(rails, 'layTile', 0.4)), days, '1856');
  const running = await playAt(people, rails.slice(0, beforeOwn(rails, 'run', 0.5)), days, '1856');
  const wagons = await goOnAt(ada, minors);
  const alone = await goOnAt(ada, solo);
  const stock = await goldenAt(ada, '1862/4p-greedy', 'buyShare', 0.5);
  const merging = await goldenAt(ada, '1862/2p-advanced', 'merge', 0);
  const islands = await goldenAt(ada, '1865/3p-full', 'dividend', 0.4);
  await bruno.post(`/tables/${middle}/chat`, { text: 'Chicago, at last!' });
  const over = await playAt(people, entries, { kind: 'live' });
  const { id: gathering } = await ada.post('/tables', { game: 'chicago-express', players: 3, visibility: 'link' });
  const close = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const tables = { middle, over, gathering, laying, running, wagons, alone, stock, merging, islands };
  return { address, cookie: ada.cookie, ...tables, close };
}
