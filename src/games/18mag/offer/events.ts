// What happens between two owners of minors.
import type { Seat } from '../../../engine/core/action.ts';
import type { MinorId } from '../companies.ts';

interface Offer {
  /** Who is asked. */
  readonly seat: Seat;
  readonly company: MinorId;
  readonly train: string;
  readonly seller: MinorId;
  readonly price: number;
}

export type OfferEvent =
  | ({ readonly type: 'offerMade' } & Offer)
  | ({ readonly type: 'offerAccepted' } & Offer)
  | ({ readonly type: 'offerRefused' } & Offer);
