// What may be tried a few times at once, and then after pauses that grow: nobody is shut out, and nobody guesses quickly.
import { Fault } from './fault.ts';

/** Keys remembered; beyond that the oldest are forgotten. */
const KEYS = 20_000;
/** Milliseconds: the first pause, the longest, and when a key is as good as new. */
const FIRST = 1000;
const LONGEST = 5 * 60_000;
const FORGOTTEN = 60 * 60_000;

export interface GrowingPauses {
  /** Counts a try; throws how long to wait where it comes too early, and then does not count it. */
  count(key: string): void;
  forget(key: string): void;
}

/** `free`: tries before the first pause. */
export function growingPauses(free: number, now: () => number): GrowingPauses {
  const tried = new Map<string, { readonly count: number; readonly at: number; readonly next: number }>();
  return {
    count(key) {
      const at = now();
      const known = tried.get(key);
      if (known && at < known.next) throw new Fault('tooMany', { seconds: Math.ceil((known.next - at) / 1000) });
      const count = known && at < known.at + FORGOTTEN ? known.count + 1 : 1;
      const pause = count < free ? 0 : Math.min(LONGEST, FIRST * 2 ** (count - free));
      tried.delete(key);
      tried.set(key, { count, at, next: at + pause });
      if (tried.size > KEYS) tried.delete(tried.keys().next().value!);
    },
    forget: (key) => void tried.delete(key),
  };
}
