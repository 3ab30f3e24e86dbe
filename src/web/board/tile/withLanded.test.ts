import { expect, test } from 'vitest';
import { goldenAt } from '../../../../tests/support/goldenAt.ts';
import type { Game } from '../../../engine/index.ts';
import { face1856 } from '../../../titles/1856/face/face.ts';
import { game1856 } from '../../../titles/1856/rules/index.ts';
import { wordsFor } from '../../../titles/words.ts';
import { fromEdge, withLanded } from './withLanded.ts';

test('of two tokens in a city only the one that came is seen to come', async () => {
  const game = game1856 as unknown as Game;
  const words = await wordsFor(game, 'en', ['A', 'B', 'C', 'D', 'E', 'F']);
  const picture = face1856.picture!(goldenAt(game, '6p-platform', 350), words, 'en');
  const { hexes } = picture;
  const slots = (all: typeof hexes) =>
    all
      .find(({ id }) => id === 'F17')!
      .tile!.stops.flatMap((stop) => stop.slots)
      .map((slot) => [slot.company?.letter, slot.landed !== undefined]);
  expect(slots(hexes)).toEqual([
    ['GW', false],
    ['LPS', false],
  ]);
  const after = withLanded(picture, new Map([['F17', new Set(['LPS'])]]));
  expect(slots(after)).toEqual([
    ['GW', false],
    ['LPS', true],
  ]);
  // the other hexes keep their objects, so they are not drawn again
  expect(after.filter((hex, i) => hex !== hexes[i]).map(({ id }) => id)).toEqual(['F17']);
  expect(withLanded(picture, new Map())).toBe(hexes);
});

test('it slides in from the nearest edge', () => {
  const frame = { x: -10, y: -10, width: 200, height: 100 };
  expect(fromEdge({ x: 170, y: 40 }, frame)).toEqual({ x: 20, y: 0 });
  expect(fromEdge({ x: 5, y: 40 }, frame)).toEqual({ x: -15, y: 0 });
  expect(fromEdge({ x: 90, y: 80 }, frame)).toEqual({ x: 0, y: 10 });
  expect(fromEdge({ x: 90, y: 0 }, frame)).toEqual({ x: 0, y: -10 });
});
