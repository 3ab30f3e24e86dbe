// Why something cannot be done here.
export type StockRefusals = Record<never, never>;
