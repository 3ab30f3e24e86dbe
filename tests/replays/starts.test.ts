// Positions set up by hand, or taken out of a game, stay positions: those of every shape open, play on, and equal
// today's position of the same game. They lie beside the golden games, as their builds wrote them.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { view } from '../../src/engine/core/play.ts';
import { openRecord } from '../../src/records/open.ts';
import { readRecord } from '../../src/records/read.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { games } from '../support/games.ts';

const folder = fileURLToPath(new URL('./golden/', import.meta.url));
const starts = readdirSync(`${folder}starts`, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.json'));

function read(file: string): GameRecord {
  const record = readRecord(readFileSync(folder + file, 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  return record;
}

function open(record: GameRecord, at?: number) {
  const opened = openRecord(
    games.find(({ id }) => id === record.game),
    record,
    at === undefined ? {} : { at },
  );
  if ('problem' in opened) throw new Error(opened.problem);
  return opened;
}

describe.each(games)('$id', ({ id, shape, reshape = [] }) => {
  const older = Array.from({ length: shape - 1 }, (_, i) => i + 1);

  test('knows the way from each of its shapes to the next', () => {
    expect(reshape.map(({ to }) => to - 1)).toEqual(older);
  });

  test('has starts of every older shape', () => {
    const own = starts.filter((file) => file.startsWith(`${id}/`));
    const shapes = new Set(own.map((file) => read(`starts/${file}`).start!.shape ?? 1));
    expect(older.filter((one) => !shapes.has(one))).toEqual([]);
  });
});

test.each(starts)('%s opens, and its moves are legal', (file) => {
  const record = read(`starts/${file}`);
  expect(open(record)).toMatchObject({ refused: null, applied: record.entries.length });
});

describe('a position out of a golden game', () => {
  const taken = starts.flatMap((file) => {
    const [, game, at] = /^(.*)-at-(\d+)\.json$/.exec(file) ?? [];
    return game === undefined ? [] : [{ file, game: `${game}.json`, at: Number(at) }];
  });

  test.each(taken)('$file is the one that the game comes to', ({ file, game, at }) => {
    const { draws: _, ...then } = read(`starts/${file}`);
    const now = open(read(game), at).state;
    expect(view(open({ ...then, draws: [] }, 0).state)).toEqual(view(now));
  });
});

describe('a start from elsewhere', () => {
  const record = read('starts/chicago-express/X02.json');
  const [chicago] = games.filter(({ id }) => id === record.game);
  const starting = (start: object) => openRecord(chicago, { ...record, start: { ...record.start!, ...start } });

  test('of a newer build is refused as such', () => {
    expect(starting({ shape: 99 })).toEqual({
      problem: 'newerShape',
      game: 'chicago-express',
      version: 99,
      known: chicago!.shape,
    });
  });

  test.each([0, -1, 1.5, '2', null])('of the shape %s is no position', (shape) => {
    expect(starting({ shape })).toEqual({ problem: 'badStart' });
  });

  test('that says it is what it is not is no position', () => {
    expect(starting({ shape: chicago!.shape })).toEqual({ problem: 'badStart' });
    expect(starting({ flow: [{ ...record.start!.flow[0], step: 7 }] })).toEqual({ problem: 'badStart' });
    expect(starting({ problem: 'newerShape' })).toEqual({ problem: 'badStart' });
  });
});
