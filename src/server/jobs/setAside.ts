// Retries failed work less and less often, as it may never succeed.

export interface SetAside {
  /** True if it is time to try again. */
  isDue(name: string): boolean;
  failed(name: string): void;
  isWell(name: string): void;
}

/** Milliseconds until the next try: twice as long each time, up to an hour. */
const FIRST = 15_000;
const LONGEST = 3_600_000;

export function setAside(now: () => number): SetAside {
  const aside = new Map<string, { readonly pause: number; readonly next: number }>();
  return {
    isDue: (name) => (aside.get(name)?.next ?? 0) <= now(),
    failed(name) {
      const pause = Math.min(LONGEST, 2 * (aside.get(name)?.pause ?? FIRST / 2));
      aside.set(name, { pause, next: now() + pause });
    },
    isWell: (name) => void aside.delete(name),
  };
}
