// Decides when to offer notifications and the app: to people who have come back and play with others, while no decision
// waits, and until each offer is answered once.

export const allOffers = ['notify', 'install'] as const;
export type Offer = (typeof allOffers)[number];

export interface OfferFacts {
  /** Visits of this browser, with the present one. */
  readonly visits: number;
  /** True if a turn was finished at a table with other people. */
  readonly finishedTurn: boolean;
  /** True while the shown table waits for the reader. */
  readonly deciding: boolean;
  /** Offers answered, by a yes or a no. */
  readonly answered: readonly Offer[];
  /** Offers this browser can still take up. */
  readonly possible: readonly Offer[];
}

export const offersNow = ({ visits, finishedTurn, deciding, answered, possible }: OfferFacts): readonly Offer[] =>
  visits > 1 && finishedTurn && !deciding ? possible.filter((offer) => !answered.includes(offer)) : [];

/** Reads the stored answers: names of offers, or one word for all of them. */
export const answeredIn = (kept: string | null): readonly Offer[] =>
  kept === 'answered' ? allOffers : allOffers.filter((offer) => kept?.split(' ').includes(offer));

/** A page opened again within this time belongs to the same visit. */
const SAME_VISIT = 30 * 60_000;

/** Counts a visit. The stored text holds the number of visits and the time of the last page. */
export function nextVisit(kept: string | null, now: number): { readonly visits: number; readonly kept: string } {
  const [count = 0, last = 0] = (kept ?? '').split(' ').map((part) => Number(part) || 0);
  const visits = count > 0 && now - last < SAME_VISIT ? count : count + 1;
  return { visits, kept: `${visits} ${now}` };
}

interface SeenTable {
  readonly status: string;
  readonly seq: number;
  readonly waiting: readonly number[];
  readonly yours: readonly number[];
  readonly seats: readonly { readonly seat: number; readonly kind: string }[];
}

export const isDeciding = ({ status, waiting, yours }: SeenTable): boolean =>
  status === 'playing' && waiting.some((seat) => yours.includes(seat));

/** True if the reader's turn ended between these two looks at a table with other people. */
export const hasFinishedTurn = (before: SeenTable, now: SeenTable): boolean =>
  isDeciding(before) &&
  !isDeciding(now) &&
  now.seq > before.seq &&
  now.seats.some(({ seat, kind }) => kind === 'person' && !now.yours.includes(seat));
