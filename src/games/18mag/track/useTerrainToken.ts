// By ruling a terrain token is spent before the tile, and waits for the next terrain cost of the turn (R064).
import type { Step } from '../../../engine/core/step.ts';
import type { Event18Mag } from '../events.ts';
import { must } from '../rules.ts';
import { minorOf, operator, type State18Mag, turnOf } from '../state.ts';
import { MOST_TILES } from './layTile.ts';
import { hasTerrainToken, isChosenWithLay } from './terrain.ts';

export interface UseTerrainToken {
  readonly type: 'useTerrainToken';
}

export const useTerrainToken: Step<State18Mag, UseTerrainToken, Event18Mag> = {
  id: 'useTerrainToken',
  stays: true,
  actor: operator,
  isKnown: (s) => !isChosenWithLay(s),
  fields: {},
  conditions: [
    must('terrain.withLay', [], (s) => !isChosenWithLay(s)),
    must(
      'terrain.noToken',
      [],
      (s) => hasTerrainToken(s, turnOf(s).company),
      (s) => ({ company: turnOf(s).company }),
    ),
    must('terrain.waiting', [], (s) => !turnOf(s).announced),
    must('track.twoTiles', [], (s) => turnOf(s).lays < MOST_TILES),
  ],
  apply(s, _, emit) {
    const turn = turnOf(s);
    const minor = minorOf(s, turn.company);
    minor.terrainTokens -= 1;
    turn.announced = true;
    emit?.({ type: 'terrainTokenUsed', company: turn.company, left: minor.terrainTokens, announced: true });
  },
};
