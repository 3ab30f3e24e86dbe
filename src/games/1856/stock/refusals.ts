// Why something of this part may not be done.

export type StockRefusals = Record<never, never>;
