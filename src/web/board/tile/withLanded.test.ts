import { expect, test } from 'vitest';
import { goldenAt } from '../../../../tests/support/goldenAt.ts';
import type { Game } from '../../../engine/index.ts';
import { game1856 } from '../../../games/1856/index.ts';
import { wordsFor } from '../../../i18n/words.ts';
import { face1856 } from '../../games/1856/face.ts';
import { withLanded } from './withLanded.ts';

test('of two tokens in a city only the one that came is seen to come', async () => {
  const game = game1856 as unknown as Game;
  const words = await wordsFor(game, 'en', ['A', 'B', 'C', 'D', 'E', 'F']);
  const { hexes } = face1856.picture!(goldenAt(game, '6p-platform', 350), words, 'en');
  const slots = (all: typeof hexes) =>
    all
      .find(({ id }) => id === 'F17')!
      .tile!.stops.flatMap((stop) => stop.slots)
      .map((slot) => [slot.company?.letter, slot.landed]);
  expect(slots(hexes)).toEqual([
    ['GW', undefined],
    ['LPS', undefined],
  ]);
  const after = withLanded(hexes, new Map([['F17', new Set(['LPS'])]]));
  expect(slots(after)).toEqual([
    ['GW', undefined],
    ['LPS', true],
  ]);
  // the rest of the map is the same, and not drawn again
  expect(after.filter((hex, i) => hex !== hexes[i]).map(({ id }) => id)).toEqual(['F17']);
  expect(withLanded(hexes, new Map())).toBe(hexes);
});
