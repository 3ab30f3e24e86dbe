// Why something of this part may not be done.

export type AuctionRefusals = Record<never, never>;
