// Allows a few tries at once, then makes the pauses grow: nobody is shut out, and nobody guesses quickly.
import { Fault } from './fault.ts';

/** Keys remembered; beyond that the oldest are dropped. */
const KEYS = 20_000;
/** Milliseconds: the first pause, the longest, and the rest after which a key starts afresh. */
const FIRST = 1000;
const LONGEST = 5 * 60_000;
const FORGOTTEN = 60 * 60_000;

export interface GrowingPauses {
  /** Counts a try. If it comes too early, throws the wait and does not count it. */
  count(key: string): void;
  forget(key: string): void;
}

/** `free`: tries up to the first pause. */
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
