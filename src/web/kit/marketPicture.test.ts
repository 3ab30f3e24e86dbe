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
])('%s: a market that is made after others is made as if it were the first; what stays is kept', async (id, golden) => {
  const game = (await loadGame(id))!;
  const { line } = goldenTimeline(game, golden);
  const words = await wordsFor(game, 'it', []);
  const face = await loadFace(id, line[0]!.state as never);
  let before = face.market!(line[0]!.state, words, 'it');
  for (const { state } of line.filter((_, i) => i % 4 === 0)) {
    const market = face.market!(state, words, 'it');
    // new words object, so nothing is cached for it
    const anew = face.market!(state, { ...words }, 'it');
    expect(market).toEqual(anew);
    const was = new Map(before.rows.flat().map((space) => [space.id, space]));
    for (const space of market.rows.flat()) {
      const there = was.get(space.id)!;
      if (there !== space) expect(space.companies).not.toEqual(there.companies);
    }
    const hasMoved = market.rows.flat().some((space) => space !== was.get(space.id));
    expect(market === before).toBe(!hasMoved);
    before = market;
  }
  expect(face.market!(line[0]!.state, words, 'en').zones).toEqual(
    face.market!(line[0]!.state, { ...words }, 'en').zones,
  );
});
