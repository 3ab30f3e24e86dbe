// Slows down guesses at a password from anywhere without shutting its owner out: browsers known to the account are
// counted separately.
import { atMost } from '../http/atMost.ts';
import { growingPauses } from '../http/growingPauses.ts';

interface Guesser {
  /** A browser or session known to belong to the account; null for any other. */
  readonly known: string | null;
  readonly address: string;
}

export interface Guesses {
  /** Counts a guess before it is checked, or throws the wait. Returns a function to call if the guess was right. */
  begin(account: string, guesser: Guesser): () => void;
}

export interface Patience {
  /** Wrong guesses up to the first pause: of a known browser, or of one address at one account. */
  readonly free: number;
  /** Guesses at one account in a quarter of an hour, from all unknown browsers together. */
  readonly inAll: number;
}

const QUARTER = 15 * 60_000;

export const usualPatience: Patience = { free: 5, inAll: 100 };

export function guesses({ free, inAll }: Patience, now: () => number): Guesses {
  const pauses = growingPauses(free, now);
  const fromAnywhere = atMost(inAll, QUARTER, now);
  return {
    begin(account, { known, address }) {
      const key = known === null ? `${address} ${account}` : `known ${known}`;
      pauses.count(key);
      if (known === null) fromAnywhere(account);
      return () => pauses.forget(key);
    },
  };
}
