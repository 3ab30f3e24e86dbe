// Guesses at a password are slow, wherever they come from, and do not shut its owner out: a browser that has been signed in to
// the account before is counted by itself.
import { atMost } from '../http/atMost.ts';
import { growingPauses } from '../http/growingPauses.ts';

interface Guesser {
  /** A browser or session that is known to be the account's. */
  readonly known: string | null;
  readonly address: string;
}

export interface Guesses {
  /** Counts a guess before it is looked at; throws how long to wait. To be called when it was right: what it returns. */
  begin(account: string, guesser: Guesser): () => void;
}

export interface Patience {
  /** Wrong ones before the first pause: of a known browser, or of one address at one account. */
  readonly free: number;
  /** At one account in a quarter of an hour, from all unknown browsers together. */
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
