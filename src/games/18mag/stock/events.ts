// What happens here.
export type StockEvent = never;
