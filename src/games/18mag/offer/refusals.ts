// Why something cannot be done here.
export type OfferRefusals = Record<never, never>;
