// R025: in games of 18xx.games begun before October 2025 the priority card has moved on once more after the draft.
import { nextSeat } from '../../../../engine/core/seats.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { type Slip, withFrame } from '../../../../kernel/wrapping.ts';
import { isSolo } from '../players.ts';
import type { State18Mag } from '../state.ts';

export const priorityAfterDraft: Slip<State18Mag> = (game) =>
  withFrame(game, 'draft', (draft) => ({
    end(s, frame, emit) {
      if (!isSolo(s) && ruling(s, 'priorityAfterDraft') === 'next') s.priority = nextSeat(s, s.priority);
      draft.end?.(s, frame, emit);
    },
  }));
