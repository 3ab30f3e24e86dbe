// Every save opens for ever: games of each landed version. Beside each lies a digest of everything players saw after
// every move (`seen/`); later versions must show the same. The hashes of whole positions inside the files bind only
// while positions have the same shape (`Game.shape`). Files are added, never rewritten.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isOver, result } from '../../src/engine/core/play.ts';
import { liveLine } from '../../src/records/liveLine.ts';
import { openRecord } from '../../src/records/open.ts';
import { readRecord } from '../../src/records/read.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { gameIds, loadGame } from '../../src/titles/registry.ts';
import { hashAtTheTime, isOfThisShape } from './seen/hashAtTheTime.ts';
import { HEADING, lineOf } from './seen/seen.ts';

const folder = fileURLToPath(new URL('./golden/', import.meta.url));
const committed = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.includes('.'))
  .sort();
const files = committed.filter((file) => file.endsWith('.json') && !file.startsWith('starts/'));

/** Hashes of positions, by the number of moves before them. */
type Golden = GameRecord & { readonly golden: { readonly hashes: Readonly<Record<string, string>> } };

const golden = (file: string): Golden => {
  const record = readRecord(readFileSync(folder + file, 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  return record as Golden;
};

/** File of a golden game's views: a heading, and a line for the set-up and for every move. */
const seenFile = (file: string): string => folder + file.replace('.json', '.seen.txt');

const byLength = (a: string, b: string): number => golden(a).entries.length - golden(b).entries.length;

/** Interval of the audited positions; `binario replay --audit` audits every one. */
const AUDITED = 10;

/** False for a line of `SHA256SUMS` whose title is not in the list (any more). */
const isOfTitle = (line: string): boolean => gameIds.includes(/ (?:starts\/)?([^/ ]+)\//.exec(line)![1]!);

test('the files are those that were committed', () => {
  const sums = committed.map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(folder + file))
        .digest('hex')}  ${file}`,
  );
  const known = readFileSync(`${folder}SHA256SUMS`, 'utf8').trimEnd().split('\n');
  expect(sums).toEqual(known.filter(isOfTitle));
});

test('every game has some', () => {
  expect(gameIds.filter((id) => !files.some((file) => file.startsWith(`${id}/`)))).toEqual([]);
});

describe.each(files)('%s', (file) => {
  test('opens, and shows the same after every move to the same end', async () => {
    const record = golden(file);
    const game = (await loadGame(record.game))!;
    const lines = [HEADING];
    const wanted = isOfThisShape(game, record) ? record.golden.hashes : {};
    const hashes: Record<string, string> = {};
    const opened = openRecord(game, record, {
      watch: (state, events, index) => {
        lines.push(lineOf(game, state, events, index));
        if (index in wanted) hashes[index] = hashAtTheTime(record, state);
        if (index % AUDITED === 0) expect(game.audit(state)).toBeNull();
      },
    });
    if ('problem' in opened) throw new Error(opened.problem);
    expect(opened.refused).toBeNull();
    expect(game.audit(opened.state)).toBeNull();
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(seenFile(file));
    expect(hashes).toEqual(wanted);
    if (record.result) {
      expect(isOver(opened.state)).toBe(true);
      expect(result(game, opened.state).worth).toEqual(record.result);
    }
  });
});

/** The shortest of each game; in the soak all of them. */
const halved =
  process.env.BINARIO_RECORDS === 'all'
    ? files
    : gameIds.map((id) => files.filter((file) => file.startsWith(`${id}/`)).toSorted(byLength)[0]!);

test.each(halved)('%s goes on from JSON of its middle to the same end', async (file) => {
  const record = golden(file);
  const game = (await loadGame(record.game))!;
  const moves = liveLine(record.entries).map(({ seq, seat, action }) => ({ seq, seat, action }));
  const middle = Math.floor(moves.length / 2);
  const half = openRecord(game, { ...record, entries: moves.slice(0, middle) });
  if ('problem' in half) throw new Error(half.problem);
  let last = '';
  const rest = openRecord(
    game,
    { ...record, start: JSON.parse(JSON.stringify(half.state)), entries: moves.slice(middle) },
    {
      watch: (state, events, index) => {
        if (middle + index === moves.length) last = lineOf(game, state, events, moves.length);
      },
    },
  );
  if ('problem' in rest) throw new Error(rest.problem);
  expect(rest.refused).toBeNull();
  expect(middle + rest.applied).toBe(moves.length);
  expect(last).toBe(readFileSync(seenFile(file), 'utf8').trimEnd().split('\n').at(-1));
});
