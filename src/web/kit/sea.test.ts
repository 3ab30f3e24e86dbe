import { expect, test } from 'vitest';
import { type Core, type Game, seeded, setup } from '../../engine/index.ts';
import { face1856 } from '../../titles/1856/face/face.ts';
import { game1856 } from '../../titles/1856/rules/index.ts';
import { face1862 } from '../../titles/1862/face/face.ts';
import { game1862 } from '../../titles/1862/rules/index.ts';
import { wordsFor } from '../../titles/parts.ts';
import type { GameFace } from './face.ts';

async function drawn(which: unknown, face: GameFace) {
  const game = which as Game;
  const ready = setup(game, { players: 4 }, seeded('sea'));
  if (!ready.ok) throw new Error('no set-up');
  const words = await wordsFor(game, 'it', ['A', 'B', 'C', 'D']);
  return face.picture!(ready.state as Core, words, 'it');
}

test.each([
  ['1856', game1856, face1856, ['huron', 'ontario', 'erie'], ['Lago Ontario', 'Lago Erie']],
  ['1862', game1862, face1862, ['north'], ['Mare del Nord']],
] as const)('the waters beside the map of %s, named where no hex lies', async (_, game, face, ids, names) => {
  const { seas = [], lettering, hexes, radius, frame } = await drawn(game, face);
  expect(seas.map(({ id }) => id)).toEqual(ids);
  for (const { shore } of seas) expect(shore.length).toBeGreaterThan(100);
  const written = lettering.filter(({ kind }) => kind === 'water');
  expect(written.map(({ text }) => text[0])).toEqual(names);
  for (const { x, y } of written) {
    expect(hexes.every((hex) => Math.hypot(hex.x - x, hex.y - y) > radius)).toBe(true);
    expect([x > frame.x, x < frame.x + frame.width, y > frame.y, y < frame.y + frame.height]).not.toContain(false);
  }
});
