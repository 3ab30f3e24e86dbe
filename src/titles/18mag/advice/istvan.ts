// What the book leaves open about István the player decides: so that István's minors run for little, and his own for much.
import { laysOf } from '../../../bots/kit/lays.ts';
import { stagedIdeas, valuesOf } from '../../../bots/kit/situation.ts';
import { boardWithToken } from '../../../bots/kit/withToken.ts';
import { type Board, boardWith, type NodeId, trainsOf } from '../../../engine/index.ts';
import type { IstvanFrame } from '../rules/frames.ts';
import { mapOf } from '../rules/map.ts';
import { ISTVAN } from '../rules/players.ts';
import { minorsInPlay, ownerOf, type State18Mag } from '../rules/state.ts';
import { revenueOf } from './runs.ts';
import type { Adviser, Idea, Situation } from './situation.ts';

const leadOn = (s: State18Mag, board: Board): number =>
  minorsInPlay(s).reduce((sum, minor) => {
    const revenue = revenueOf(s, minor, trainsOf(s, minor), board);
    return sum + (ownerOf(s, minor) === ISTVAN ? -revenue : revenue);
  }, 0);

const upgrades = ({ game, s, seat }: Situation): Idea[] =>
  laysOf(game, s, seat, 'upgradeForIstvan', mapOf(s)).map((lay) => ({
    action: { type: 'upgradeForIstvan', ...lay },
    value: leadOn(s, boardWith(mapOf(s), s.board, lay.hex, lay.tile, lay.rotation)),
  }));

const tokens = (situation: Situation): Idea[] => {
  const { s } = situation;
  const { company } = s.flow.at(-1) as IstvanFrame;
  return (valuesOf(situation, 'istvanToken') as readonly NodeId[]).map((city) => ({
    action: { type: 'istvanToken', city },
    value: leadOn(s, boardWithToken(mapOf(s), s.board, company, city)),
  }));
};

export const istvanIdeas: Adviser = stagedIdeas([
  ['upgradeForIstvan', [upgrades]],
  ['istvanToken', [tokens]],
]);
