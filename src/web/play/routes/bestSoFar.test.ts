import { expect, test } from 'vitest';
import type { Suggestion } from '../../../engine/index.ts';
import { bestSoFar } from './bestSoFar.ts';

const found = (revenue: number, bound: number, steps: number): Suggestion => ({
  runs: [],
  revenue,
  bound,
  optimal: revenue === bound,
  steps,
});

test('a longer search that found less does not take away what is shown, but its bound holds', () => {
  const first = bestSoFar(null, found(930, 2190, 2000));
  expect(first).toMatchObject({ revenue: 930, bound: 2190, optimal: false });
  const second = bestSoFar(first, found(740, 1300, 20_000));
  expect(second).toMatchObject({ revenue: 930, bound: 1300, optimal: false, steps: 20_000 });
  expect(bestSoFar(second, found(940, 1350, 200_000))).toMatchObject({ revenue: 940, bound: 1300 });
  expect(bestSoFar(second, found(1210, 1210, 150_000))).toMatchObject({ revenue: 1210, optimal: true });
});

test('a bound that comes down to what is shown proves it', () => {
  expect(bestSoFar(found(930, 2190, 2000), found(740, 930, 20_000))).toMatchObject({ revenue: 930, optimal: true });
});
