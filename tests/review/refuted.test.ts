// No finding that a review calls proved is refuted by a program that judges it by other means. A sample here; in the soak
// all golden games and all records of 18xx.games, where every run also agrees with `binario runs`.
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reviewable } from '../../src/cli/reviewable.ts';
import { runsOf } from '../../src/cli/runsOf.ts';
import { bestOfWays } from '../../src/engine/index.ts';
import { liveLine } from '../../src/records/liveLine.ts';
import { review } from '../../src/review/review.ts';
import type { Effort } from '../../src/review/watcher.ts';
import { gameIds } from '../../src/titles/registry.ts';
import { cliLines } from '../../src/words/cli.ts';
import { goldensOf } from '../support/goldenAt.ts';
import { recordFiles } from '../support/records.ts';
import { judge } from './refute.ts';
import { reviewed } from './reviewed.ts';

const isWhole = process.env.BINARIO_REVIEW === 'all';

const goldenFile = (id: string, name: string) =>
  new URL(`../replays/golden/${id}/${name}.json`, import.meta.url).pathname;

/** A file, and how many of its moves are looked at. */
const sample: readonly (readonly [string, number])[] = [
  [goldenFile('1856', '6p-platform'), 330],
  [goldenFile('1862', '3p-greedy-v2'), 230],
  [goldenFile('18mag', '3p-random'), 260],
  [goldenFile('1865', '3p-full'), Number.POSITIVE_INFINITY],
  [goldenFile('chicago-express', '3p-52'), Number.POSITIVE_INFINITY],
];
const whole = [...gameIds.flatMap((id) => goldensOf(id).map((name) => goldenFile(id, name))), ...recordFiles()];
const files = isWhole ? whole.map((file) => [file, Number.POSITIVE_INFINITY] as const) : sample;

/** Findings of each kind in all files. */
const counts: Record<string, number> = {};
let twins = 0;

describe.each(files.map(([file, moves]) => ({ file, moves, name: basename(file) })))('$file', ({ file, moves }) => {
  test('nothing proved is refuted', async () => {
    const { game, record } = await opened(file, moves);
    const findings = await reviewed(game, record);
    for (const { kind } of findings) counts[`${game.id} ${kind}`] = (counts[`${game.id} ${kind}`] ?? 0) + 1;
    const proved = findings.filter(({ voice }) => voice === 'proved');
    const judged = judge(game, record, proved);
    twins += judged.reduce((sum, one) => sum + one.twins, 0);
    const refuted = judged.flatMap(({ refuted }, i) => (refuted ? [{ refuted, finding: proved[i] }] : []));
    expect(refuted).toEqual([]);
    for (const { lost, best, played } of findings) expect(lost).toBe(Math.abs(best - played));
    expect(findings.filter(({ lost }) => lost <= 0)).toEqual([]);
  });
});

test('some were judged, a good part of them by the twin too', () => {
  if (isWhole) console.log(counts, { twins });
  expect(Object.keys(counts).length).toBeGreaterThan(4);
  expect(twins).toBeGreaterThan(4);
});

test('a search that is cut short proves nothing', async () => {
  const { game, record } = await opened(goldenFile('1862', '3p-random'), Number.POSITIVE_INFINITY);
  const foundWith = (effort: Effort) => {
    const done = review(game, record, { voices: ['proved'], effort });
    if ('problem' in done) throw new Error(done.problem);
    return done.findings.length;
  };
  expect([foundWith({}), foundWith({ budget: 1 })]).toEqual([9, 0]);
});

const compared = isWhole ? whole : recordFiles('18mag').slice(1, 2);

test.each(compared.map((file) => [basename(file), file]))('runs as binario runs tells them: %s', async (_, file) => {
  const lines = cliLines.en;
  const [read, told] = [await reviewable(file, lines), await runsOf(file, lines)];
  if ('error' in read || 'error' in told) throw new Error(JSON.stringify([read, told]));
  if (!read.game.trains) return;
  const first = review(read.game, read.record, { voices: ['proved'] });
  if ('problem' in first) throw new Error(first.problem);
  const found = first.findings
    .filter(({ kind }) => kind === 'run')
    .map(({ index, company, best, played }) => ({ index: read.actionOf(index), company, best, played }));
  const expected = told.runs.flatMap(({ index, company, ran, ways }) => {
    const { revenue, subsidy } = bestOfWays(ways)!;
    return revenue + subsidy > ran ? [{ index, company, best: revenue + subsidy, played: ran }] : [];
  });
  // an old record whose sums the platform counted lower: the review measures the runs themselves
  if (read.record.rulings.recordedRevenue === 'stands') {
    const bests = new Map(expected.map(({ index, best }) => [index, best]));
    expect(found.filter(({ index, best }) => bests.get(index) !== best)).toEqual([]);
  } else expect(found).toEqual(expected);
});

async function opened(file: string, moves: number) {
  const read = await reviewable(file, cliLines.en);
  if ('error' in read) throw new Error(read.error);
  const { result: _, ...record } = read.record;
  return { game: read.game, record: { ...record, entries: liveLine(record.entries).slice(0, moves) } };
}
