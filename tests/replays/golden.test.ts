// Every save opens for ever: games of each landed version, with the hashes they had when they were played. Later versions
// must reach the same ones; the files are added to, never written again.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hashState } from '../../src/engine/core/hash.ts';
import { isOver, result } from '../../src/engine/core/play.ts';
import { gameIds, loadGame } from '../../src/games/registry.ts';
import { liveLine } from '../../src/records/liveLine.ts';
import { openRecord } from '../../src/records/open.ts';
import { readRecord } from '../../src/records/read.ts';
import type { GameRecord } from '../../src/records/record.ts';

const folder = fileURLToPath(new URL('./golden/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort();

/** The position after so many moves, by its hash. */
type Golden = GameRecord & { readonly golden: { readonly hashes: Readonly<Record<string, string>> } };

const golden = (file: string): Golden => {
  const record = readRecord(readFileSync(folder + file, 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  return record as Golden;
};

test('the files are those that were committed', () => {
  const sums = files.map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(folder + file))
        .digest('hex')}  ${file}`,
  );
  expect(sums.join('\n')).toBe(readFileSync(`${folder}SHA256SUMS`, 'utf8').trimEnd());
});

test('every game has some', () => {
  expect(gameIds.filter((id) => !files.some((file) => file.startsWith(`${id}/`)))).toEqual([]);
});

describe.each(files)('%s', (file) => {
  test('opens, and passes through the same positions to the same end', async () => {
    const record = golden(file);
    const game = await loadGame(record.game);
    const hashes: Record<string, string> = {};
    const wanted = record.golden.hashes;
    const opened = openRecord(game, record, {
      watch: (state, _, index) => {
        if (index in wanted) hashes[index] = hashState(state);
        expect(game!.audit(state)).toBeNull();
      },
    });
    if ('problem' in opened) throw new Error(opened.problem);
    expect(opened.refused).toBeNull();
    expect(hashes).toEqual(wanted);
    if (record.result) {
      expect(isOver(opened.state)).toBe(true);
      expect(result(game!, opened.state).worth).toEqual(record.result);
    }
  });

  test('stopped and taken up again from JSON in the middle, it ends the same', async () => {
    const record = golden(file);
    const game = await loadGame(record.game);
    const ends = Object.entries(record.golden.hashes).at(-1)!;
    const middle = openRecord(game, record, { at: Math.floor(Number(ends[0]) / 2) });
    if ('problem' in middle) throw new Error(middle.problem);
    const start = JSON.parse(JSON.stringify(middle.state));
    const rest = openRecord(game, { ...record, start, entries: liveEntries(record).slice(middle.applied) });
    if ('problem' in rest) throw new Error(rest.problem);
    expect(rest.refused).toBeNull();
    expect(hashState(rest.state)).toBe(ends[1]);
  });
});

const liveEntries = (record: GameRecord) =>
  liveLine(record.entries).map(({ seq, seat, action }) => ({ seq, seat, action }));
