import { describe, expect, test } from 'vitest';
import { goldenAt } from '../../../tests/support/goldenAt.ts';
import { loadGame } from '../../titles/registry.ts';
import { wordsFor } from '../../titles/words.ts';
import { loadFace } from '../kit/face.ts';
import { overlapsOf } from './overlaps.ts';
import type { BoardPicture } from './picture.ts';

/** The fullest boards, and their number of names upon track: brown tiles with six exits leave no room. */
const boards = [
  { id: '1856', golden: '6p-platform', at: 881, crowded: 3 },
  { id: '1862', golden: '4p-greedy', at: 820, crowded: 3 },
  { id: '1865', golden: '4p-full', at: 508, crowded: 2 },
  { id: '18mag', golden: '6p-platform', at: 1241, crowded: 3 },
] as const;

async function pictureOf(id: string, golden: string, at: number): Promise<BoardPicture> {
  const game = (await loadGame(id))!;
  const state = goldenAt(game, golden, at);
  const face = await loadFace(id, state as never);
  return face.picture!(state, await wordsFor(game, 'it', []), 'it');
}

describe('the lettering of full boards', () => {
  test.each(boards)(
    '$id: nothing is written upon anything else, and nothing is cut off',
    async ({ id, golden, at, crowded }) => {
      const picture = await pictureOf(id, golden, at);
      const found = overlapsOf(picture);
      const labels = picture.hexes.flatMap((hex) => hex.tile?.labels ?? []).filter(({ kind }) => kind !== 'id');
      const small = labels.filter(({ most }) => most < 0.75 * picture.letters!);
      expect(small.length / labels.length).toBeLessThan(0.17);
      expect(found.filter(({ upon }) => upon !== 'track')).toEqual([]);
      expect(found.filter(({ label }) => label !== 'name')).toEqual([]);
      expect(found.length).toBeLessThanOrEqual(crowded);
    },
  );
});

test('what lies upon something else is found', async () => {
  const picture = await pictureOf('1856', '3p-greedy', 40);
  const moved = (by: number): BoardPicture => ({
    ...picture,
    hexes: picture.hexes.map((hex) =>
      hex.tile
        ? {
            ...hex,
            tile: { ...hex.tile, labels: hex.tile.labels.map((one) => ({ ...one, x: one.x * by, y: one.y * by })) },
          }
        : hex,
    ),
  });
  expect(overlapsOf(picture)).toEqual([]);
  const kinds = new Set(overlapsOf(moved(0)).map(({ upon }) => upon));
  expect([...kinds].sort()).toEqual(['label', 'stop', 'track']);
  expect(overlapsOf(moved(9)).some(({ upon }) => upon === 'edge')).toBe(true);
});
