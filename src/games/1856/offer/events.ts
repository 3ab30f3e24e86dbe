// What happens between two owners.
import type { Seat } from '../../../engine/core/action.ts';
import type { Treasury } from '../../../engine/core/owner.ts';
import type { CompanyId } from '../companies.ts';

interface Offer {
  readonly seat: Seat;
  readonly company: CompanyId;
  readonly what: 'train' | 'private';
  readonly item: string;
  /** The owner: a company or a seat. */
  readonly from: Seat | Treasury;
  readonly price: number;
}

export type OfferEvent =
  | ({ readonly type: 'offerMade' } & Offer)
  | ({ readonly type: 'offerAccepted' } & Offer)
  | ({ readonly type: 'offerRefused' } & Offer);
