// When notifications and the app are offered: to somebody who has come back and plays with others, while nothing is to be
// decided, and each until it was answered once.

export const allOffers = ['notify', 'install'] as const;
export type Offer = (typeof allOffers)[number];

export interface OfferFacts {
  /** Visits of this browser, with this one. */
  readonly visits: number;
  /** A turn was finished at a table where other people sit. */
  readonly finishedTurn: boolean;
  /** It is one's own move at the table that is shown. */
  readonly deciding: boolean;
  /** These were answered, by a yes or a no. */
  readonly answered: readonly Offer[];
  /** What this browser could still do. */
  readonly possible: readonly Offer[];
}

export const offersNow = ({ visits, finishedTurn, deciding, answered, possible }: OfferFacts): readonly Offer[] =>
  visits > 1 && finishedTurn && !deciding ? possible.filter((offer) => !answered.includes(offer)) : [];

/** Answers as they are kept: the names of offers, or one word for all of them. */
export const answeredIn = (kept: string | null): readonly Offer[] =>
  kept === 'answered' ? allOffers : allOffers.filter((offer) => kept?.split(' ').includes(offer));

/** A page that is opened again within this time belongs to the same visit. */
const SAME_VISIT = 30 * 60_000;

/** Visits as they are kept: how many there were, and when the last page was opened. */
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

/** Between these two looks at a table one's own turn came to its end, and other people were there. */
export const hasFinishedTurn = (before: SeenTable, now: SeenTable): boolean =>
  isDeciding(before) &&
  !isDeciding(now) &&
  now.seq > before.seq &&
  now.seats.some(({ seat, kind }) => kind === 'person' && !now.yours.includes(seat));
