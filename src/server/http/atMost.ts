// Counts events that request limits cannot: guesses at one account from anywhere, open tables of one network.
import { Fault } from './fault.ts';

/** Keys remembered; beyond that the oldest are dropped. */
const KEYS = 20_000;

/** Throws if the key was counted more than `most` times within the window. */
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
