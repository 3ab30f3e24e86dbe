// Limits how much somebody may ask for: it refills with time, up to a maximum.

export interface Allowance {
  readonly most: number;
  readonly perSecond: number;
}

export interface Budget {
  /** True if anything is left. The next cost may take it below zero, to be refilled first. */
  has(): boolean;
  take(cost: number): void;
}

/** Names remembered; full budgets are dropped first. */
const MOST_NAMES = 20_000;

/** One budget for each name. */
export function budgets({ most, perSecond }: Allowance, now: () => number = Date.now): (name: string) => Budget {
  const left = new Map<string, { amount: number; at: number }>();
  const leftOf = (name: string) => {
    const known = left.get(name) ?? { amount: most, at: now() };
    return Math.min(most, known.amount + (perSecond * (now() - known.at)) / 1000);
  };
  const forget = () => {
    for (const name of left.keys()) if (leftOf(name) >= most) left.delete(name);
    for (const name of left.keys()) {
      if (left.size < MOST_NAMES) return;
      left.delete(name);
    }
  };
  return (name) => ({
    has: () => leftOf(name) > 0,
    take(cost) {
      const amount = leftOf(name) - cost;
      if (!left.has(name) && left.size >= MOST_NAMES) forget();
      left.set(name, { amount, at: now() });
    },
  });
}
