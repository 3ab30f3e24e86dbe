// Searches leave nothing behind for each other. Their results are compared with trying all paths in
// reach.property.test.ts.
import { expect, test } from 'vitest';
import { below, rngFrom } from '../core/chance.ts';
import { type Leave, simplePaths } from './simplePaths.ts';

/** Vertices in a row, track from each to the next. */
const row =
  (count: number): Leave =>
  (half, to) => {
    const next = (half >> 1) + 1;
    if (half % 2 === 1 && next < count) to(2 * next);
  };
const found = (count: number) => simplePaths({ size: 2 * count, starts: [0], leave: row(count) }).found.length;

test('after a search of another size, and after one that broke off, the same is found', () => {
  const [small, large] = [found(3), found(40)];
  expect(large).toBeGreaterThan(small);
  expect([found(3), found(40), found(3)]).toEqual([small, large, small]);
  const breaksOff: Leave = (half, to) => {
    if (half > 9) throw new Error('no track');
    row(40)(half, to);
  };
  expect(() => simplePaths({ size: 80, starts: [0], leave: breaksOff })).toThrow('no track');
  expect(found(40)).toBe(large);
});

test('the root of one search is a half like any other to the next', () => {
  const rng = rngFrom('rings');
  const graphs = Array.from({ length: 400 }, () => {
    const count = 3 + below(rng, 12);
    const pairs = Array.from({ length: 2 * count }, () => [below(rng, count), below(rng, count)] as const);
    return { count, pairs: pairs.filter(([a, b]) => a !== b) };
  });
  const search = ({ count, pairs }: (typeof graphs)[number]) => {
    const leave: Leave = (half, to) => {
      for (const [a, b] of pairs)
        for (const [here, there] of [[a, b] as const, [b, a] as const])
          if (here === half >> 1) for (const one of [2 * there, 2 * there + 1]) to(one);
    };
    const { found, steps } = simplePaths({ size: 2 * count, starts: [0], leave });
    return [...found, steps];
  };
  const forwards = graphs.map(search);
  expect(graphs.toReversed().map(search).reverse()).toEqual(forwards);
});
