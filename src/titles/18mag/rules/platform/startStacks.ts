// R010: on 18xx.games majors with one start price lie in the order of the roster, not by chance.
import { ruling } from '../../../../engine/core/state.ts';
import type { Slip } from '../../../../kernel/wrapping.ts';
import { setup } from '../setup.ts';
import type { State18Mag } from '../state.ts';

export const startStacks: Slip<State18Mag> = (game) => ({
  ...game,
  setup: (core) => (ruling(core, 'startStacks') === 'roster' ? setup(core, (majors) => majors) : game.setup(core)),
});
