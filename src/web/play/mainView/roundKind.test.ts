import { expect, test } from 'vitest';
import type { Core } from '../../../engine/index.ts';
import { roundKind } from './roundKind.ts';

const during = (...kinds: string[]) => roundKind({ flow: kinds.map((kind) => ({ kind, at: '' })) } as unknown as Core);

test('a stock round stays one while something interrupts it', () => {
  expect(during('course', 'stock', 'discard')).toBe('stock');
  expect([during('course', 'operating', 'turn'), during()]).toEqual(['other', 'other']);
});

test('charters are auctioned over the map, and priced over the market', () => {
  expect(during('course', 'parliament', 'ascending')).toBe('other');
  expect(during('course', 'parliament', 'charter')).toBe('stock');
});
