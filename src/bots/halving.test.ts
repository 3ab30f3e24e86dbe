import { describe, expect, test } from 'vitest';
import { halving } from './halving.ts';

/** Tries ideas that are worth what they say, and tells how often each was tried. */
function tried(
  ideas: readonly number[],
  trials: number,
  luck: (idea: number, round: number) => number = (idea) => idea,
) {
  const rounds: Record<number, number[]> = {};
  const best = halving(ideas, trials, (idea, round) => {
    rounds[idea] = [...(rounds[idea] ?? []), round];
    return luck(idea, round);
  });
  return { best, rounds };
}

/** Different in every round, and the same for all in one. */
const weather = (idea: number, round: number) => idea + 100 * Math.sin(round + 1);

describe('halving', () => {
  test('finds the best idea, and tries good ones more often than bad ones', () => {
    const { best, rounds } = tried([1, 5, 3, 4, 2], 20, weather);
    expect(best).toBe(5);
    expect(rounds[5]!.length).toBeGreaterThan(rounds[3]!.length);
    expect(rounds[3]!.length).toBeGreaterThan(rounds[1]!.length);
    expect(Object.values(rounds).flat().length).toBeLessThanOrEqual(20);
  });

  test('compares ideas in the same rounds, so that luck that is common to all does not matter', () => {
    const { rounds } = tried([1, 2], 8, weather);
    expect(rounds[1]).toEqual([0, 1, 2, 3]);
    expect(rounds[2]).toEqual(rounds[1]);
  });

  test('ends after the second round where luck makes no difference', () => {
    expect(tried([2, 1], 100).rounds).toEqual({ 1: [0, 1], 2: [0, 1] });
  });

  test('takes the best of those tried when time is up, and the first where nothing was tried', () => {
    let left = 2;
    expect(halving([1, 3, 5], 9, (idea) => (left-- > 0 ? idea : null))).toBe(3);
    expect(halving([1, 3, 5], 9, () => null)).toBe(1);
    expect(halving([1, 3, 5], 2, (idea) => idea)).toBe(3);
    expect(halving([1, 3, 5], 0, (idea) => idea)).toBe(1);
  });

  test('keeps the order of ideas that are alike', () => {
    expect(halving(['first', 'second', 'third'], 9, () => 1)).toBe('first');
  });
});
