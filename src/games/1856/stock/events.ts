// What can happen in this part of the game.

export type StockEvent = never;
