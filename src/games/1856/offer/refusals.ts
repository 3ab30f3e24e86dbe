// Why something of this part may not be done.

export type OfferRefusals = Record<never, never>;
