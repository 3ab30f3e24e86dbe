// Deviations of 18xx.games, wrapped around the book slip by slip. Each slip acts only at tables that play by its ruling.
// If a question in place is clearer than wrapping, the book itself asks the ruling (RULINGS.md).
import type { Game } from '../../../../engine/core/game.ts';
import { type Slip, wrapped } from '../../../../kernel/wrapping.ts';
import type { State1856 } from '../state.ts';
import { borrowedToPool } from './borrowedToPool.ts';
import { discardsLater } from './discardsLater.ts';
import { homeAlwaysChosen } from './homeAlwaysChosen.ts';
import { kitchener } from './kitchener.ts';
import { lateInterest } from './lateInterest.ts';
import { replaceAll } from './replaceAll.ts';
import { roomByExchange } from './roomByExchange.ts';

/** The order counts: a purchase is changed before discards follow it, and interest comes after both. */
const slips: readonly Slip<State1856>[] = [
  homeAlwaysChosen, // R083
  borrowedToPool, // R114
  roomByExchange, // R090
  discardsLater, // R091
  kitchener, // R022
  lateInterest, // R068
  replaceAll, // R112
];

export const withPlatform = (book: Game<State1856>): Game<State1856> => wrapped(book, slips);
