// Why an offer cannot be made.
export interface OfferRefusals {
  /** Its owner has refused this price in this turn: only more can be offered. */
  'offer.refused': { train: string; price: number };
}
