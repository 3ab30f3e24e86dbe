// The command line as people and scripts meet it: what it prints, and its exit status.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { goldenAt } from '../../tests/support/goldenAt.ts';
import { heard } from '../../tests/support/heard.ts';
import { hashState } from '../engine/index.ts';
import { chicagoExpress } from '../titles/chicago-express/rules/index.ts';
import { main } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'binario-cli-'));
const goldenFile = new URL('../../tests/replays/golden/chicago-express/3p-1.json', import.meta.url).pathname;
const golden = JSON.parse(readFileSync(goldenFile, 'utf8'));
const hashAt = (at: number): string => hashState(goldenAt(chicagoExpress as never, '3p-1', at));

const terminal = heard();
const { lines } = terminal;

const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, content instanceof Buffer || typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

/** One clear line of trouble, no stack. */
const oneLine = () => {
  expect(terminal.err.trim().split('\n')).toHaveLength(1);
  expect(terminal.err).toMatch(/^binario: /);
  return terminal.err.trim();
};

describe('replay', () => {
  test('tells a record again, in the shape others rely on', async () => {
    expect(await main(['replay', goldenFile, '--json', '--audit'])).toBe(0);
    expect(lines()).toEqual([
      {
        file: goldenFile,
        game: 'chicago-express',
        source: 'binario',
        actions: golden.entries.length,
        applied: golden.entries.length,
        finished: true,
        result: golden.result,
        hash: hashAt(golden.entries.length),
        ms: expect.any(Number),
        refusal: null,
        audit: 'ok',
      },
    ]);
  });

  test('stops at a moment, and reads gzip; traces are passed over', async () => {
    const zipped = file('whole.json.gz', gzipSync(JSON.stringify(golden)));
    expect(await main(['replay', zipped, join(folder, 'whole.trace.json'), '--at', '20', '--json'])).toBe(0);
    expect(lines()).toMatchObject([{ applied: 20, finished: false, hash: hashAt(20) }]);
  });

  test('an illegal fifth action: status 1, with rule and index', async () => {
    const entries = golden.entries.map((e: { seq: number }) =>
      e.seq === 5 ? { ...e, action: { type: 'bid', amount: 99 } } : e,
    );
    expect(await main(['replay', file('illegal.json', { ...golden, entries }), '--json', '--lang', 'en'])).toBe(1);
    expect(lines()).toMatchObject([
      { applied: 4, refusal: { index: 5, code: 'bid.aboveCash', rule: 'chicago-express-R044' } },
    ]);
    expect(oneLine()).toContain('action 5 is refused: You have only $40 (chicago-express-R044)');
  });

  test.each([
    ['a broken save', () => file('broken.json', JSON.stringify(golden).slice(0, 500)), 'no JSON'],
    ['something else', () => file('other.json', { hello: 'world' }), 'no record of a game'],
    ['a record of 18xx.games', () => file('foreign.json', { title: '1856', actions: [] }), '18xx.games'],
    ['an unknown game', () => file('unknown.json', { ...golden, game: '1899' }), 'no game "1899"'],
    ['a newer format', () => file('newer.json', { ...golden, version: 2 }), 'format 2'],
    ['newer rules', () => file('rules.json', { ...golden, rulesVersion: 7 }), 'version 7 of the rules'],
    ['a truncated gzip', () => file('cut.json.gz', gzipSync(JSON.stringify(golden)).subarray(0, 700)), 'gzip'],
    ['no file', () => join(folder, 'nowhere.json'), 'no file'],
    ['a folder', () => folder, 'EISDIR'],
    ['a false start', () => file('start.json', { ...golden, start: { game: 'chicago-express' } }), 'no position'],
    ['a newer start', () => file('shape.json', { ...golden, start: { shape: 9 } }), 'a newer Binario wrote (shape 9'],
  ])('%s: one clear line, status 2', async (_, make, words) => {
    const path = make();
    expect(await main(['replay', path, '--json', '--lang', 'en'])).toBe(2);
    expect(oneLine()).toContain(words);
    expect(lines()).toEqual([{ file: path, error: expect.stringContaining(words) }]);
  });

  test('one broken file among several: the others are still done', async () => {
    const broken = file('among.json', '{');
    expect(await main(['replay', broken, goldenFile, '--json'])).toBe(2);
    expect(lines().map((l) => 'error' in l)).toEqual([true, false]);
  });

  test('a result that the moves do not give is found', async () => {
    const lying = file('lying.json', { ...golden, result: { ...golden.result, 1: 9999 } });
    expect(await main(['replay', lying])).toBe(1);
    expect(oneLine()).toContain('result');
  });

  test('in Italian', async () => {
    expect(await main(['replay', file('rotto.json', '{'), '--lang', 'it'])).toBe(2);
    expect(oneLine()).toContain('non è JSON');
    expect(terminal.out).toBe('');
  });
});

describe('play', () => {
  const played = ['play', 'chicago-express', '--players', '3', '--json'];

  test('one line a game, with the seeds in order; the same on several cores', async () => {
    const many = [...played, '--bots', 'random,greedy', '--seed', '5', '--games', '3', '--rotate', '--audit'];
    expect(await main(many)).toBe(0);
    const alone = lines().map(({ ms, ...line }) => line);
    expect(alone.map((l) => l.seed)).toEqual([5, 6, 7]);
    expect(alone.map((l) => l.seats)).toEqual([
      ['random', 'greedy', 'random'],
      ['random', 'random', 'greedy'],
      ['greedy', 'random', 'random'],
    ]);
    expect(alone[0]).toMatchObject({ game: 'chicago-express', audit: 'ok', actions: expect.any(Number) });
    terminal.out = '';
    expect(await main([...many, '--jobs', '2'])).toBe(0);
    expect(lines().map(({ ms, ...line }) => line)).toEqual(alone);
  });

  test('saves records that replay to the same result', async () => {
    const saves = join(folder, 'saves');
    expect(await main([...played, '--seed', 'mine', '--save', saves])).toBe(0);
    const [{ result }] = lines();
    terminal.out = '';
    expect(await main(['replay', join(saves, 'chicago-express-3p-mine.json'), '--json'])).toBe(0);
    expect(lines()).toMatchObject([{ finished: true, result }]);
  });

  test('one bot alone plays against the game’s automaton, which has a seat and a result', async () => {
    const saves = join(folder, 'alone');
    const alone = ['play', '18mag', '--players', '1', '--bots', 'random', '--seed', '1', '--audit', '--json'];
    expect(await main([...alone, '--save', saves])).toBe(0);
    const [{ seats, result, audit }] = lines();
    expect({ seats, audit }).toEqual({ seats: ['random', 'automaton'], audit: 'ok' });
    expect(Object.keys(result)).toEqual(['1', '2']);
    terminal.out = '';
    expect(await main(['replay', join(saves, '18mag-1p-1.json'), '--json'])).toBe(0);
    expect(lines()).toMatchObject([{ finished: true, result }]);
  });

  test.each([
    ['an unknown game', ['play', '1899'], 'no game "1899"'],
    ['too many players', ['play', 'chicago-express', '--players', '7'], '2 to 6'],
    ['a number that is none', ['play', 'chicago-express', '--players', 'four'], 'whole number'],
    ['an unknown bot', ['play', 'chicago-express', '--bots', 'genius'], 'no bot "genius"'],
    ['more bots than seats', ['play', 'chicago-express', '--players', '2', '--bots', 'random,random,random'], '3 bots'],
    ['an unknown option', ['play', 'chicago-express', '--option', 'speed=fast'], 'no option "speed"'],
    ['an option without a value', ['play', 'chicago-express', '--option', 'speed'], 'ID=VALUE'],
    ['a seed that cannot count', ['play', 'chicago-express', '--seed', 'x', '--games', '2'], 'seed'],
    ['a seat of an automaton', ['play', '18mag', '--players', '1', '--human', '2'], 'no seat "2"'],
    ['a seat that is none', ['play', 'chicago-express', '--human', '9'], 'no seat "9"'],
    ['too many games', ['play', 'chicago-express', '--games', '99999999999'], 'from 1 to 1000000'],
    ['an option that objects have', ['play', 'chicago-express', '--option', '__proto__=1'], 'no option "__proto__"'],
    ['no game at all', ['play'], '"game" is missing'],
    ['a folder that cannot be', ['play', 'chicago-express', '--save', join(goldenFile, 'x')], 'cannot write'],
    ['an unknown command', ['fly'], 'no command "fly"'],
    ['an unknown flag', ['games', '--loud'], 'no option "--loud"'],
    ['rules of no game', ['rules', '../x'], 'no game'],
    ['a benchmark that is none', ['bench', 'moon'], 'no benchmark "moon"'],
  ])('%s: one clear line, status 2', async (_, argv, words) => {
    expect(await main([...argv, '--lang', 'en'])).toBe(2);
    expect(oneLine()).toContain(words);
    expect(terminal.out).toBe('');
  });
});

test('games: a line each, with options and rulings', async () => {
  expect(await main(['games', '--json'])).toBe(0);
  expect(lines()).toContainEqual({
    id: 'chicago-express',
    name: 'Chicago Express',
    players: [2, 6],
    options: [],
    rulings: [],
  });
  expect(lines().map(({ id }) => id)).not.toContain('first-line'); // the example is listed only if asked for
});

test('games: each ruling with its value in the three sets; the default is the letter', async () => {
  expect(await main(['games', '--json'])).toBe(0);
  const { rulings } = lines().find(({ id }) => id === '1856');
  expect(rulings.length).toBeGreaterThan(0);
  for (const ruling of rulings) {
    expect(Object.keys(ruling)).toEqual(['id', 'rule', 'values', 'default', 'practice', '18xx.games']);
    for (const set of ['default', 'practice', '18xx.games']) expect(ruling.values).toContain(ruling[set]);
  }
});

test('people on all seats need no bots, and a record of bots needs a person', async () => {
  const data = join(folder, 'data');
  const bin = new URL('../../bin/binario', import.meta.url).pathname;
  const run = (...argv: string[]) =>
    spawnSync(bin, ['play', 'chicago-express', '--lang', 'en', ...argv], {
      encoding: 'utf8',
      input: '9\nquit\n',
      // none of our variables; Node itself complains of some (certificates that cannot be read just now)
      env: { PATH: process.env.PATH, BINARIO_DATA: data },
    });
  const hotSeat = run('--players', '3', '--human', '1,2,3');
  expect(hotSeat).toMatchObject({ status: 0, stderr: '' });
  expect(hotSeat.stdout).toContain('Player 1 bids $9');
  const { result: _, ...unfinished } = { ...golden, entries: golden.entries.slice(0, 20) };
  const bots = file('bots.json', unfinished);
  expect(run('--resume', bots)).toMatchObject({ status: 2, stderr: expect.stringContaining('only bots sit') });
  const taken = run('--resume', bots, '--human', String(golden.entries[20].seat));
  expect(taken.stdout).toContain(golden.seats[golden.entries[20].seat % 3].name);
  expect(await main(['play', '1856', '--resume', bots, '--lang', 'en'])).toBe(2);
  expect(oneLine()).toContain('a game of chicago-express, not of 1856');
});

test('an unknown language is said, and trouble with the words is told in the language asked for', async () => {
  expect(await main(['games', '--lang', 'de'])).toBe(2);
  expect(oneLine()).toContain('"de"');
  terminal.err = '';
  expect(await main(['vola', '--lang', 'it'])).toBe(2);
  expect(oneLine()).toContain('il comando "vola" non c’è');
});

test('a reader that has seen enough closes the pipe, and nothing complains', () => {
  const bin = new URL('../../bin/binario', import.meta.url).pathname;
  const { stdout, stderr } = spawnSync('sh', ['-c', `"${bin}" play chicago-express --games 300 --json | head -1`], {
    encoding: 'utf8',
  });
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(stderr).toBe('');
});

test('help everywhere, status 0', async () => {
  expect(await main(['play', '--help', '--lang', 'it'])).toBe(0);
  expect(terminal.out).toContain('fa giocare i bot');
});
