// The growth of a player's money until the end: a coin that comes early is put into shares, and brings more coins.

/** Growth in a round, as much as players' worth grows at the least. */
const EACH_ROUND = 1.08;
/** A coin of the last rounds, after the last stock round, stays what it is. */
const IDLE = 2;

/** Coins at the end for one that comes with so many rounds left, its own included. */
export const grownOver = (left: number): number => EACH_ROUND ** Math.max(0, left - IDLE);
