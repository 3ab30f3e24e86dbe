// As 18xx.games plays R197 (ruling `homeUpgrade`): a full home tile is upgraded before a merger can be declared. It
// still counts as the build of the turn.
import { ruling } from '../../../../engine/core/state.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { type Slip, withStagesBefore } from '../../../../kernel/wrapping.ts';
import { companies } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { isHomeForced } from '../home.ts';
import { layTile } from '../operating/layTile.ts';
import { type State1862, turnOf } from '../state.ts';

const isTiled = (s: State1862): boolean => s.board.laid[companies[turnOf(s).company].home] !== undefined;

const askForUpgrade: AutoStep<State1862, Event1862> = {
  id: 'askForUpgrade',
  auto(s) {
    const isAsked = ruling(s, 'homeUpgrade') === 'beforeMerger' && isHomeForced(s) && isTiled(s);
    if (!isAsked) turnOf(s).at = 'merge';
  },
};

export const homeUpgradeFirst: Slip<State1862> = (game) =>
  withStagesBefore(game, 'turn', 'merge', { askForUpgrade, homeUpgrade: layTile });
