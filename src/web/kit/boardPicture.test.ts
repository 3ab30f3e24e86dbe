import { expect, test } from 'vitest';
import { goldenTimeline } from '../../../tests/support/goldenTimeline.ts';
import { loadGame } from '../../titles/registry.ts';
import { wordsFor } from '../../titles/words.ts';
import { loadFace } from './face.ts';

test.each([
  ['1856', '3p-greedy'],
  ['1862', '4p-greedy'],
  ['1865', '4p-full'],
  ['18mag', '6p-platform'],
])('%s: a board that is drawn after others is drawn as if it were the first', async (id, golden) => {
  const game = (await loadGame(id))!;
  const { line } = goldenTimeline(game, golden);
  const words = await wordsFor(game, 'it', []);
  const face = await loadFace(id, line[0]!.state as never);
  const leaps = line.filter((_, i) => i % Math.ceil(line.length / 10) === 0);
  for (const { state } of [...leaps, ...leaps.toReversed()]) {
    const { hexes } = face.picture!(state, words, 'it');
    // new words object, so nothing is cached for it
    expect(hexes).toEqual(face.picture!(state, { ...words }, 'it').hexes);
  }
  const steps = line.slice(-30).map(({ state }) => face.picture!(state, words, 'it').hexes);
  const kept = steps.slice(1).map((hexes, i) => hexes.filter((hex, at) => hex === steps[i]![at]).length / hexes.length);
  expect(Math.min(...kept)).toBeGreaterThan(0.7);
});

test('a board on which nothing has changed keeps its picture; one language does not get that of another', async () => {
  const game = (await loadGame('1856'))!;
  const { line } = goldenTimeline(game, '3p-greedy');
  const words = await wordsFor(game, 'it', []);
  const face = await loadFace('1856', line[0]!.state as never);
  const pictures = line.slice(0, 200).map(({ state }) => face.picture!(state, words, 'it'));
  for (const [i, picture] of pictures.entries()) {
    const before = pictures[i - 1];
    expect(picture === before).toBe(picture.hexes === before?.hexes);
  }
  expect(new Set(pictures).size).toBeLessThan(pictures.length / 2);
  expect(face.picture!(line[199]!.state, words, 'en').lang).toBe('en');
});

test('a hex beside which a tile is laid stays the same if it looks the same', async () => {
  const game = (await loadGame('1856'))!;
  const { line } = goldenTimeline(game, '3p-greedy');
  const words = await wordsFor(game, 'it', []);
  const face = await loadFace('1856', line[0]!.state as never);
  const boards = line.map(({ state }) => face.picture!(state, words, 'it').hexes);
  for (const [i, hexes] of boards.entries())
    for (const [at, hex] of hexes.entries()) {
      const before = boards[i - 1]?.[at];
      if (before && before !== hex) expect(hex).not.toEqual(before);
    }
});
