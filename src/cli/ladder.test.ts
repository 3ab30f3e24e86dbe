// Matches and bot programs on the command line: what they print, and what they leave behind.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { heard } from '../../tests/support/heard.ts';
import { isRunning } from '../../tests/support/isRunning.ts';
import { readRecord } from '../records/read.ts';
import { main } from './main.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'bin/binario');
const folder = mkdtempSync(join(tmpdir(), 'binario-ladder-'));

const terminal = heard();
const { lines } = terminal;

/** What does not hang on the clock. */
const timeless = () => lines().map(({ ms: _, ...line }) => line);

const game = ['first-line', '--players', '3', '--seed', '5', '--json', '--lang', 'en'];
const ladder = ['ladder', '--titles', 'first-line', '--bots', 'greedy,random'];

describe('ladder', () => {
  test('a line a match, in the shape others rely on; the same on several cores', async () => {
    const many = [...ladder, '--players', '2,3', '--games', '2', '--seed', '2', '--json'];
    expect(await main([...many, '--jobs', '1'])).toBe(0);
    const [two, three] = lines();
    expect(Object.keys(two)).toEqual(
      'title players bots games share se margin marginSe bySeat phases counts ms'.split(' '),
    );
    expect(two).toMatchObject({
      ...{ title: 'first-line', players: 2, bots: ['greedy', 'random'], games: 2 },
      ...{ share: [1, 0], se: [null, null], marginSe: [null, null], phases: { 2: 2 } },
      ms: { p99: expect.any(Number), max: expect.any(Number) },
    });
    expect(two.margin[0]).toBe(-two.margin[1]);
    expect(two.bySeat).toEqual([1, 1]);
    expect(two.counts).toMatchObject({ 'trainBought:2': 3, 'dividendDeclared:withhold': expect.any(Number) });
    expect(three).toMatchObject({ players: 3, games: 2, bySeat: expect.objectContaining({ length: 3 }) });
    const alone = timeless();
    terminal.out = '';
    expect(await main([...many, '--jobs', '2'])).toBe(0);
    expect(timeless()).toEqual(alone);
  });

  test('its games are those of play', async () => {
    expect(await main(['play', ...game, '--bots', 'random', '--games', '2'])).toBe(0);
    const won = lines().map(({ winner }) => winner);
    terminal.out = '';
    expect(await main(['ladder', '--titles', ...game, '--bots', 'random', '--games', '2', '--jobs', '1'])).toBe(0);
    const [{ bySeat }] = lines();
    expect(bySeat).toEqual([1, 2, 3].map((seat) => won.filter(([winner]) => winner === seat).length));
  });

  test.each([
    ['en', /greedy +100\.0 % +–/, 'wins by seat', 'in a game: '],
    ['it', /greedy +100,0|greedy +100\.0 %/, 'vittorie per posto', 'in una partita: '],
  ])('a table for people (%s)', async (lang, row, seats, counts) => {
    expect(await main([...ladder, '--games', '1', '--jobs', '1', '--lang', lang])).toBe(0);
    expect(terminal.out).toMatch(row);
    expect(terminal.out).toContain(seats);
    expect(terminal.out).toContain(counts);
  });

  test.each([
    ['no bots', ['--titles', 'first-line'], '"--bots" is missing'],
    ['bots by list and one by one', [...ladder.slice(1), '--bot', 'random'], 'not by both'],
    ['an unknown bot', ['--bots', 'genius'], 'no bot "genius": random, greedy, search, apprentice'],
    ['an unknown title', ['--titles', '1899', '--bots', 'random'], 'no game "1899"'],
    ['too many players', ['--titles', '1865', '--players', '3,5', '--bots', 'random'], '2 to 4'],
    ['more bots than seats', ['--titles', '1865', '--players', '2', '--bots', 'random,random,random'], '3 bots'],
    ['a seed that is a word', ['--bots', 'random', '--seed', 'x'], 'whole number'],
    ['a program without a name', ['--bots', 'exec:'], 'names no program'],
    ['an open quote', ['--bot', 'exec:"x'], 'names no program'],
  ])('%s: one clear line, status 2', async (_, argv, words) => {
    expect(await main(['ladder', ...argv, '--lang', 'en'])).toBe(2);
    expect(terminal.err).toMatch(/^binario: [^\n]+\n$/);
    expect(terminal.err).toContain(words);
    expect(terminal.out).toBe('');
  });
});

describe('a bot as a program', () => {
  test('plays the same game as in this process, on one core or two, and leaves nothing running', async () => {
    const rest = ['--bot', 'random', '--bot', 'random'];
    expect(await main(['play', ...game, '--bot', 'greedy', ...rest])).toBe(0);
    const [{ seats: _, ...own }] = timeless();
    terminal.out = '';
    const pids = join(folder, 'pids');
    const program = `exec:sh -c "echo \\$\\$ >> ${pids}; exec ${bin} bot greedy"`;
    expect(await main(['play', ...game, '--games', '2', '--jobs', '2', '--bot', program, ...rest])).toBe(0);
    expect(timeless()[0]).toEqual({ ...own, seats: [program, 'random', 'random'], replaced: {} });
    expect(terminal.err).toBe('');
    expect(pidsIn(pids).filter(isRunning)).toEqual([]);
  });

  test('that crashes in mid-game is replaced by greedy, counted and told; the record opens', async () => {
    const program = `exec:sh -c 'read h; echo "{\\"ready\\":\\"Glass Joe\\"}"; read g; read t; exit 3'`;
    const saved = ['--save', folder, '--bot', program, '--bot', 'greedy'];
    expect(await main(['play', ...game, ...saved])).toBe(0);
    const [{ replaced, result, winner }] = lines();
    expect(Object.keys(replaced)).toEqual(['1', '3']);
    expect(terminal.err).toContain('greedy moved in its place');
    expect(terminal.err).toContain('it has ended, or cannot be started: status 3');
    terminal.out = '';
    const file = join(folder, 'first-line-3p-5.json');
    expect(await main(['replay', file, '--json'])).toBe(0);
    expect(lines()).toMatchObject([{ finished: true, result }]);
    expect(readRecord(readFileSync(file, 'utf8'))).toMatchObject({
      seats: [{ name: 'Glass Joe 1', kind: 'bot' }, {}, {}],
    });
    // all were greedy's moves in the end
    terminal.out = '';
    expect(await main(['play', ...game, '--bots', 'greedy'])).toBe(0);
    expect(lines()[0]).toMatchObject({ result, winner });
  });

  test('that fails in every game of a match is counted, and told once', async () => {
    const program = `exec:sh -c 'read h; echo "{\\"ready\\":\\"x\\"}"; read g; read t; echo {}; read r; read t; exit 3'`;
    const match = ['ladder', '--titles', 'first-line', '--players', '2', '--games', '2', '--jobs', '1', '--json'];
    expect(await main([...match, '--bot', program, '--bot', 'random', '--lang', 'en'])).toBe(0);
    const [{ counts }] = lines();
    expect(counts[`replaced:${program}`]).toBeGreaterThan(10);
    expect(terminal.err).toMatch(
      /^binario: seed 1, seat 1, [^\n]+ greedy moved in its place \d+ times; this is no answer: \{\}\n$/,
    );
  });

  test.each([
    ['that is not there', 'exec:/nowhere/bot', 'ENOENT'],
    [
      'that refuses',
      `exec:sh -c 'read h; echo "{\\"refuse\\":\\"chess alone\\"}"'`,
      'it does not play this: chess alone',
    ],
    ['that floods', 'exec:yes', 'more than one line'],
    ['that speaks otherwise', 'exec:cat', 'this is no answer'],
  ])('%s: one clear line before the first game, status 2', async (_, program, words) => {
    expect(await main(['play', ...game, '--bot', program])).toBe(2);
    expect(terminal.err).toMatch(/^binario: [^\n]+\n$/);
    expect(terminal.err).toContain(words);
    expect(terminal.out).toBe('');
  });

  test('plays among bots, not in the terminal', async () => {
    expect(await main(['play', 'first-line', '--human', '1', '--bot', 'exec:cat', '--lang', 'en'])).toBe(2);
    expect(terminal.err).toContain('not in the terminal');
  });

  test('goes with us, even where we are killed and it hangs', async () => {
    const pids = join(folder, 'hanging');
    const program = `exec:sh -c 'trap "" TERM; echo $$ >> ${pids}; read h; echo "{\\"ready\\":\\"x\\"}"; sleep 1000'`;
    const us = spawn(bin, ['play', ...game, '--bot', program, '--bot', 'random', '--bot', 'random'], {
      stdio: 'ignore',
    });
    // the first one only agreed to play
    await vi.waitFor(() => expect(existsSync(pids) && pidsIn(pids).length).toBe(2), 30_000);
    const [, hanging] = pidsIn(pids);
    expect(isRunning(hanging!)).toBe(true);
    us.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(hanging!)).toBe(false), 30_000);
  });
});

test('bot: refuses what it cannot play, in a line', () => {
  const hello = { type: 'hello', protocol: 1, title: 'chicago-express', rulesVersion: 1, shape: 1 };
  const say = (line: object | string, level = 'greedy') =>
    spawnSync(bin, ['bot', level, '--lang', 'en'], {
      encoding: 'utf8',
      input: `${typeof line === 'string' ? line : JSON.stringify(line)}\n`,
      env: { PATH: process.env.PATH },
    });
  expect(say({ ...hello, shape: 99 })).toMatchObject({
    status: 2,
    stdout: expect.stringMatching(/^\{"refuse":"this Binario plays chicago-express by version .* not 1 and 99"\}\n$/),
  });
  expect(say({ ...hello, protocol: 2 }).stdout).toContain('version 1 of the protocol, not 2');
  expect(say({ ...hello, title: '1899' }).stdout).toContain('no game');
  expect(say('hello')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('no JSON') });
  expect(say(hello, 'exec:cat')).toMatchObject({ status: 2, stderr: expect.stringContaining('no bot "exec:cat"') });
});

test('the example in Python plays whole games, and the same ones again', async () => {
  if (spawnSync('python3', ['--version']).error) {
    process.stderr.write('python3 is not here: examples/bot.py is not tried\n');
    return;
  }
  const python = ['--bot', `exec:python3 "${join(root, 'examples/bot.py')}"`, '--bot', 'random', '--bot', 'random'];
  expect(await main(['play', ...game, ...python])).toBe(0);
  const [first] = timeless();
  expect(first.replaced).toEqual({});
  terminal.out = '';
  expect(await main(['play', ...game, ...python])).toBe(0);
  expect(timeless()).toEqual([first]);
});

test('a folder written by the script plays by itself, wherever it lies', () => {
  const written = join(folder, 'written');
  const moved = join(folder, 'moved');
  expect(spawnSync('node', [join(root, 'scripts/ladder.mjs'), written], { encoding: 'utf8' }).status).toBe(0);
  renameSync(written, moved);
  const run = (...argv: string[]) =>
    spawnSync('node', [join(moved, 'binario.mjs'), ...argv], {
      encoding: 'utf8',
      cwd: tmpdir(),
      env: { PATH: process.env.PATH, LANG: 'en' },
    });
  const own = `exec:node "${join(moved, 'binario.mjs')}" bot random`;
  const told = run(
    'ladder',
    '--titles',
    'first-line',
    '--bot',
    own,
    '--bot',
    'random',
    '--games',
    '3',
    '--jobs',
    '2',
    '--json',
  );
  expect(told).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(told.stdout)).toMatchObject({ title: 'first-line', games: 3, bots: [own, 'random'] });
  expect(run('serve')).toMatchObject({
    status: 2,
    stderr: 'binario: this folder plays and reads games; it has no server\n',
  });
});

const pidsIn = (file: string): number[] => readFileSync(file, 'utf8').trim().split('\n').map(Number);
