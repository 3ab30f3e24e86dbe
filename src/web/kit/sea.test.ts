import { expect, test } from 'vitest';
import { seeded, setup } from '../../engine/index.ts';
import { gameIds, loadGame } from '../../titles/registry.ts';
import { wordsFor } from '../../titles/words.ts';
import type { BoardPicture } from '../board/picture.ts';
import { loadFace } from './face.ts';

async function drawn(id: string): Promise<BoardPicture | undefined> {
  const game = (await loadGame(id))!;
  const players = Math.max(...game.players);
  const ready = setup(game, { players }, seeded('sea'));
  if (!ready.ok) throw new Error('no set-up');
  const face = await loadFace(id, ready.state);
  return face.picture?.(ready.state, await wordsFor(game, 'it', Array<string>(players).fill('A')), 'it');
}

const pictures = await Promise.all(gameIds.map(async (id) => ({ id, picture: await drawn(id) })));
const withSeas = pictures.flatMap(({ id, picture }) => (picture?.seas?.length ? [{ id, picture }] : []));

test.each(withSeas)('the waters beside the map of $id, named where no hex lies', ({ picture }) => {
  const { seas = [], lettering, hexes, radius, frame } = picture;
  for (const { shore } of seas) expect(shore.length).toBeGreaterThan(100);
  const written = lettering.filter(({ kind }) => kind === 'water');
  expect(written.length).toBeGreaterThan(0);
  for (const { x, y } of written) {
    expect(hexes.every((hex) => Math.hypot(hex.x - x, hex.y - y) > radius)).toBe(true);
    expect([x > frame.x, x < frame.x + frame.width, y > frame.y, y < frame.y + frame.height]).not.toContain(false);
  }
});

test('some boards have waters beside them', () => expect(withSeas.length).toBeGreaterThan(0));
