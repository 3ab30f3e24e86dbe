import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffle } from '../../engine/core/chance.ts';
import { following } from '../../engine/index.ts';
import { drawsFor } from './draws.ts';

test('whatever order is wanted, a shuffle that follows these draws gives it', () => {
  const cards = fc.array(fc.constantFrom(60, 65, 70, 75, 80), { maxLength: 10 });
  fc.assert(
    fc.property(cards, fc.infiniteStream(fc.nat(1000)), (things, keys) => {
      const wanted = things.map((thing) => ({ thing, key: keys.next().value! })).sort((a, b) => a.key - b.key);
      const order = wanted.map(({ thing }) => thing);
      expect(shuffle({ chance: following(drawsFor(things, order)) }, things)).toEqual(order);
    }),
  );
});
