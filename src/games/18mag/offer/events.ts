// What happens here.
export type OfferEvent = never;
