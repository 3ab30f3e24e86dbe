// Counts what the rate limits of requests cannot: guesses at one account wherever they come from, open tables of one network.
import { Fault } from './fault.ts';

/** Keys remembered; beyond that the oldest are forgotten. */
const KEYS = 20_000;

/** Throws where this key was counted more often than so in so many milliseconds. */
export function atMost(most: number, windowMs: number, now: () => number): (key: string) => void {
  const counted = new Map<string, { count: number; readonly until: number }>();
  return (key) => {
    const at = now();
    const known = counted.get(key);
    if (known && known.until > at) {
      known.count += 1;
      if (known.count > most) throw new Fault('tooMany', { seconds: Math.ceil((known.until - at) / 1000) });
      return;
    }
    counted.delete(key);
    counted.set(key, { count: 1, until: at + windowMs });
    if (counted.size > KEYS) counted.delete(counted.keys().next().value!);
  };
}
