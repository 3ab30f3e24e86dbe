import { expect, test } from 'vitest';
import type { Core } from '../../../engine/index.ts';
import { roundKind } from './roundKind.ts';

const during = (...kinds: string[]) => roundKind({ flow: kinds.map((kind) => ({ kind, at: '' })) } as unknown as Core);

test('a stock round stays one while something interrupts it, and parliament is one', () => {
  expect([during('course', 'stock', 'discard'), during('course', 'parliament', 'ascending')]).toEqual([
    'stock',
    'stock',
  ]);
  expect([during('course', 'operating', 'turn'), during()]).toEqual(['other', 'other']);
});
