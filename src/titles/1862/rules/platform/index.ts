// Differences of 18xx.games from the book, each a slip wrapped around the game. A slip changes nothing at tables
// without its ruling. Rulings that read better inside a step are asked by the book itself (RULINGS.md).
import type { Game } from '../../../../engine/core/game.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { type Slip, withFrame, wrapped } from '../../../../kernel/wrapping.ts';
import type { State1862 } from '../state.ts';
import { forcedMoney } from './forcedMoney.ts';
import { homeUpgradeFirst } from './homeUpgradeFirst.ts';
import { recordedRevenue } from './recordedRevenue.ts';
import { turnedStation } from './turnedStation.ts';
import { variantStock } from './variantStock.ts';

/** R157, ruling `mergedTop`: a merger that brings a price to the top does not end the game. */
const mergedTop: Slip<State1862> = (game) =>
  withFrame(game, 'exchange', ({ end }) => ({
    end(s, frame, emit) {
      const before = s.topReached;
      end?.(s, frame, emit);
      if (ruling(s, 'mergedTop') === 'doesNot') s.topReached = before;
    },
  }));

const slips: readonly Slip<State1862>[] = [
  homeUpgradeFirst, // R197
  forcedMoney, // R148
  variantStock, // R109
  recordedRevenue, // R128
  turnedStation, // R114
  mergedTop, // R157
];

export const withPlatform = (book: Game<State1862>): Game<State1862> => wrapped(book, slips);
