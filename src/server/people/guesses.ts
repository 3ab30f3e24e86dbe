// Guesses at passwords are slowed for each account, wherever they come from: many addresses are cheap.
import { Fault } from '../http/fault.ts';

const WINDOW = 15 * 60_000;
const MOST = 20;
/** Accounts remembered; beyond that the oldest are forgotten. */
const ACCOUNTS = 20_000;

/** `factor` multiplies what is allowed, as it does all limits. */
export function guesses(now: () => number, factor = 1): (account: string) => void {
  const counted = new Map<string, { count: number; readonly until: number }>();
  return (account) => {
    const at = now();
    const known = counted.get(account);
    if (known && known.until > at) {
      known.count += 1;
      if (known.count > MOST * factor) throw new Fault('tooMany', { seconds: Math.ceil((known.until - at) / 1000) });
      return;
    }
    counted.delete(account);
    counted.set(account, { count: 1, until: at + WINDOW });
    if (counted.size > ACCOUNTS) counted.delete(counted.keys().next().value!);
  };
}
