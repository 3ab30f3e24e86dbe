import { expect, test } from 'vitest';
import { bandsOf } from './bands.ts';
import type { PictureHex } from './picture.ts';

const hexes = Array.from({ length: 50 }, (_, i) => ({ id: `A${i}` }) as PictureHex);

test('every hex is in one band, in their order', () => {
  expect(bandsOf(hexes, []).flat()).toEqual(hexes);
});

test('only the band of a hex that has changed is another one', () => {
  const before = bandsOf(hexes, []);
  const now = bandsOf(
    hexes.map((hex) => (hex.id === 'A20' ? { ...hex } : hex)),
    before,
  );
  const others = now.filter((band, i) => band !== before[i]);
  expect(others.map((band) => band.some(({ id }) => id === 'A20'))).toEqual([true]);
});
