import { expect, test } from 'vitest';
import { goldenTimeline } from '../../../../tests/support/goldenTimeline.ts';
import { loadGame } from '../../../games/registry.ts';
import { wordsFor } from '../../../i18n/words.ts';
import { loadFace } from '../face.ts';

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
  const moments = line.filter((_, i) => i % Math.ceil(line.length / 12) === 0);
  let kept = 0;
  let last = face.picture!(moments[0]!.state, words, 'it');
  for (const { state } of [...moments, ...moments.toReversed()]) {
    const picture = face.picture!(state, words, 'it');
    // nothing is known of these words
    expect(picture.hexes).toEqual(face.picture!(state, { ...words }, 'it').hexes);
    kept += picture.hexes.filter((hex, i) => hex === last.hexes[i]).length / picture.hexes.length;
    last = picture;
  }
  expect(kept / (2 * moments.length)).toBeGreaterThan(0.5);
});
