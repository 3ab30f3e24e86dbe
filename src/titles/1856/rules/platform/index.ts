// What 18xx.games does otherwise than the book, put around it slip by slip. A table that does not play by the ruling of a
// slip does not notice it. Where wrapping would say less than a question in its place, the ruling is asked by the book
// (RULINGS.md).
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

/** The order counts: a purchase is changed before it is followed by discards, and interest comes after everything. */
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
