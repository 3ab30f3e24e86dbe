// What 18xx.games does otherwise than the book, put around it slip by slip. A table that does not play by the ruling of a
// slip does not notice it. Where wrapping would say less than a question in its place, the ruling is asked by the book
// (RULINGS.md).
import type { Game } from '../../../../engine/core/game.ts';
import { type Slip, wrapped } from '../../../../kernel/wrapping.ts';
import type { State1862 } from '../state.ts';
import { forcedMoney } from './forcedMoney.ts';
import { homeUpgradeFirst } from './homeUpgradeFirst.ts';
import { mergedTop } from './mergedTop.ts';
import { recordedRevenue } from './recordedRevenue.ts';
import { turnedStation } from './turnedStation.ts';
import { variantStock } from './variantStock.ts';

const slips: readonly Slip<State1862>[] = [
  homeUpgradeFirst, // R197
  forcedMoney, // R148
  variantStock, // R109
  recordedRevenue, // R128
  turnedStation, // R114
  mergedTop, // R157
];

export const withPlatform = (book: Game<State1862>): Game<State1862> => wrapped(book, slips);
