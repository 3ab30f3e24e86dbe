import { expect, test } from 'vitest';
import type { Core, Frame } from '../engine/index.ts';
import { roundAt } from './round.ts';

const at = (...flow: readonly object[]) => roundAt({ flow: flow as readonly Frame[] } as unknown as Core);

test('a turn in a round is no round, and of a round its place is told alone', () => {
  expect(at({ kind: 'course' }, { kind: 'operating', set: 2, round: 1, left: ['NYC'] }, { kind: 'turn' })).toEqual({
    ...{ kind: 'operating', set: 2, round: 1 },
  });
  expect(at({ kind: 'course' }, { kind: 'stock', set: 3 })).toEqual({ kind: 'stock', set: 3 });
  expect(at({ kind: 'parliament', set: 1, sitting: 2, seat: 4 })).toEqual({ kind: 'parliament', set: 1, sitting: 2 });
});

test('before all rounds there is none', () => {
  expect(at({ kind: 'draft' })).toBeNull();
});
