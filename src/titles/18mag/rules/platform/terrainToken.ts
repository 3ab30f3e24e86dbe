// R064: on 18xx.games a terrain token is spent before the tile. It waits for the next terrain cost of the turn, and is lost
// without one.
import { oneOf } from '../../../../engine/core/fields.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { askedBefore, type Slip, withStep, withStepAfter, wrapped } from '../../../../kernel/wrapping.ts';
import type { Event18Mag } from '../events.ts';
import { type LayTile, layTileBy, MOST_TILES, terrainPayers } from '../operating/layTile.ts';
import { hasTerrainToken, type TerrainTokens, terrainCost, withTile } from '../operating/terrain.ts';
import { must } from '../rules.ts';
import { minorOf, operator, type State18Mag, turnOf } from '../state.ts';

export interface UseTerrainToken {
  readonly type: 'useTerrainToken';
}

const isBefore = (s: State18Mag): boolean => ruling(s, 'terrainToken') === 'announced';

const useTerrainToken: Step<State18Mag, UseTerrainToken, Event18Mag> = {
  id: 'useTerrainToken',
  stays: true,
  actor: operator,
  isKnown: isBefore,
  fields: {},
  conditions: [
    must('terrain.withLay', [], isBefore),
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

/** One that waits pays for the next terrain, and has left the minor already. */
const beforeTile: TerrainTokens = {
  canSpend: (s) => (isBefore(s) ? turnOf(s).announced : withTile.canSpend(s)),
  isSpent: (s, paid) => (isBefore(s) ? turnOf(s).announced && terrainCost(s, paid.hex) > 0 : withTile.isSpent(s, paid)),
  spend(s, emit) {
    if (isBefore(s)) turnOf(s).announced = false;
    else withTile.spend(s, emit);
  },
};

const book = layTileBy(beforeTile);
const layTile: Step<State18Mag, LayTile, Event18Mag> = {
  ...book,
  fields: {
    ...book.fields,
    terrain: oneOf(['treasury', 'token'], (s, a) => (isBefore(s) ? ['treasury'] : terrainPayers(s, a))),
  },
  conditions: askedBefore<State18Mag, LayTile>(
    book.conditions,
    'terrain.noToken',
    must('terrain.announced', ['terrain'], (s, a) => a.terrain === 'treasury' || !isBefore(s)),
  ),
};

export const terrainToken: Slip<State18Mag> = (game) =>
  wrapped(game, [
    (inner) => withStep(inner, 'minor', 'track', 'layTile', () => layTile),
    (inner) => withStepAfter(inner, 'minor', 'track', 'layTile', useTerrainToken),
  ]);
