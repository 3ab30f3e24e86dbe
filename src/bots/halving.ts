// Which of several ideas is best, where every trial costs time: all are tried, the better half is tried again, and so on.

interface Tried<T> {
  readonly idea: T;
  readonly results: number[];
}

/** Hears the idea and the number of the round: the same number stands for the same luck. Null when time is up. */
type Trial<T> = (idea: T, round: number) => number | null;

/** The best by the average of its trials, of which there are so many in all; the first of those that are alike. */
export function halving<T>(ideas: readonly T[], trials: number, trial: Trial<T>): T {
  let front = ideas.map((idea): Tried<T> => ({ idea, results: [] }));
  let left = trials;
  for (let round = 0; front.length > 1 && left > 0; front = better(front)) {
    const stages = Math.ceil(Math.log2(front.length));
    for (let again = Math.max(1, Math.floor(left / front.length / stages)); again > 0; again--, round++) {
      for (const { idea, results } of front.slice(0, left)) {
        const result = trial(idea, round);
        if (result === null) return bestOf(front);
        results.push(result);
        left -= 1;
      }
      if (front.every(isCertain)) return bestOf(front);
    }
  }
  return bestOf(front);
}

/** Luck made no difference so far: more trials would tell the same. */
const isCertain = ({ results }: Tried<unknown>): boolean => results.length > 1 && new Set(results).size === 1;

/** An idea that was not tried is behind all that were. */
const mean = ({ results }: Tried<unknown>): number =>
  results.length === 0 ? -Infinity : results.reduce((a, b) => a + b) / results.length;

const sorted = <T>(front: readonly Tried<T>[]): Tried<T>[] => [...front].sort((a, b) => compare(mean(b), mean(a)));

const compare = (a: number, b: number): number => (a === b ? 0 : a - b); // two that were not tried are alike

const better = <T>(front: readonly Tried<T>[]): Tried<T>[] => sorted(front).slice(0, Math.ceil(front.length / 2));

const bestOf = <T>(front: readonly Tried<T>[]): T => sorted(front)[0]!.idea;
