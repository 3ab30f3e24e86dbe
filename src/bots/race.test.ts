import { describe, expect, test } from 'vitest';
import { race } from './race.ts';

/** Runs a race in which each idea is worth what its trials return, and records the rounds in which each was tried. */
function tried(
  ideas: readonly number[],
  trials: number,
  luck: (idea: number, round: number) => number = (idea) => idea,
) {
  const rounds: Record<number, number[]> = {};
  const best = race(
    ideas,
    trials,
    (idea, round) => {
      rounds[idea] = [...(rounds[idea] ?? []), round];
      return luck(idea, round);
    },
    2,
  );
  return { best, rounds };
}

/** Luck that varies by round, the same for all ideas in one. */
const weather = (idea: number, round: number) => idea + 100 * Math.sin(round + 1);
/** Luck that varies by idea too. */
const fortune = (idea: number, round: number) => idea + 3 * Math.sin(7 * idea + 5 * round);

describe('race', () => {
  test('finds the best idea whatever luck all have in common, and tries nothing twice that is clear', () => {
    const { best, rounds } = tried([3, 5, 1, 4], 40, weather);
    expect(best).toBe(5);
    expect(rounds).toEqual({ 3: [0, 1, 2], 5: [0, 1, 2], 1: [0, 1, 2], 4: [0, 1, 2] });
  });

  test('goes on with the four that did best in the first round, where there are more', () => {
    const { best, rounds } = tried([3, 5, 1, 4, 2, 6, 0], 60, weather);
    expect(best).toBe(6);
    expect(rounds[0]).toEqual([0]);
    expect(rounds[1]).toEqual([0]);
    expect([2, 3, 4, 5, 6].map((idea) => rounds[idea]!.length)).toEqual([3, 3, 3, 3, 3]);
  });

  test('keeps the first unless another is clearly better', () => {
    expect(tried([5, 5.5], 12, fortune).best).toBe(5);
    expect(tried([5, 15], 12, fortune).best).toBe(15);
    expect(tried([5, 5, 5], 12).best).toBe(5);
  });

  test('lets those fall out that are behind, so that more is tried of the others', () => {
    const { rounds } = tried([5, 5.5, -20], 20, fortune);
    expect(rounds[-20]!.length).toBeLessThan(rounds[5.5]!.length);
    expect(rounds[5]).toEqual(rounds[5.5]);
    expect(Object.values(rounds).flat().length).toBeLessThanOrEqual(20);
  });

  test('keeps the first where time is up before two rounds are over, or where there are no trials', () => {
    let left = 5;
    expect(race([1, 3, 5], 9, (idea) => (left-- > 0 ? idea : null), 1)).toBe(3);
    left = 4;
    expect(race([1, 3, 5], 9, (idea) => (left-- > 0 ? idea : null), 1)).toBe(1);
    expect(race([1, 3, 5], 9, () => null, 1)).toBe(1);
    expect(race([1, 3, 5], 0, (idea) => idea, 1)).toBe(1);
  });
});
