// Deviations of 18xx.games from the book (RULINGS.md). Each slip asks its ruling at run time and wraps frames, steps or the
// set-up; longer slips have their own file. The book's files do not know of them.
import type { Game } from '../../../../engine/core/game.ts';
import { nextSeat } from '../../../../engine/core/seats.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { type Slip, withFrame, wrapped } from '../../../../kernel/wrapping.ts';
import { isSolo } from '../players.ts';
import { setup } from '../setup.ts';
import type { State18Mag } from '../state.ts';
import { noTrainSold } from './noTrainSold.ts';
import { type TerrainStep, terrainToken } from './terrainToken.ts';
import { type WagonStep, wagons } from './wagons.ts';

/** Majors with one start price lie in the order of the roster, not by chance. */
const startStacks: Slip<State18Mag> = (game) => ({
  ...game,
  setup: (core) => (ruling(core, 'startStacks') === 'roster' ? setup(core, (majors) => majors) : game.setup(core)),
});

/** In games begun before October 2025 the priority card moves on once more after the draft. */
const priorityAfterDraft: Slip<State18Mag> = (game) =>
  withFrame(game, 'draft', (draft) => ({
    end(s, frame, emit) {
      if (!isSolo(s) && ruling(s, 'priorityAfterDraft') === 'next') s.priority = nextSeat(s, s.priority);
      draft.end?.(s, frame, emit);
    },
  }));

export const withPlatform = (book: Game<State18Mag>): Game<State18Mag> =>
  wrapped(book, [
    startStacks, // R010
    priorityAfterDraft, // R025
    noTrainSold, // R032-R037
    terrainToken, // R064
    wagons, // R093
  ]);

export type PlatformStep = TerrainStep | WagonStep;
