// As 18xx.games plays R157 (ruling `mergedTop`): a price that comes to the top by a merger does not end the game.
import { ruling } from '../../../../engine/core/state.ts';
import { type Slip, withFrame } from '../../../../kernel/wrapping.ts';
import type { State1862 } from '../state.ts';

export const mergedTop: Slip<State1862> = (game) =>
  withFrame(game, 'exchange', ({ end }) => ({
    end(s, frame, emit) {
      const before = s.topReached;
      end?.(s, frame, emit);
      if (ruling(s, 'mergedTop') === 'doesNot') s.topReached = before;
    },
  }));
