// R064: on 18xx.games a terrain token is spent before the tile, for the next terrain cost of the turn. Without one it is
// lost.
import { must } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { step } from '../../../../engine/core/step.ts';
import { type Slip, withStep, withStepAfter, wrapped } from '../../../../kernel/wrapping.ts';
import type { Event18Mag } from '../events.ts';
import { isTileLeft, layTileBy, terrainPayers } from '../operating/layTile.ts';
import { hasTerrainToken, spendToken, type TerrainTokens, terrainCost, withTile } from '../operating/terrain.ts';
import { inOperation, mustOfMinor, operator, type State18Mag, turnOf } from '../state.ts';

interface UseTerrainToken {
  readonly type: 'useTerrainToken';
}

const isBefore = (s: State18Mag): boolean => ruling(s, 'terrainToken') === 'announced';

const announce = step<State18Mag, UseTerrainToken, Event18Mag>()({
  id: 'useTerrainToken',
  stays: true,
  actor: operator,
  isKnown: isBefore,
  fields: {},
  conditions: [
    must('terrain.withLay', [], isBefore),
    mustOfMinor('terrain.noToken', [], (s) => hasTerrainToken(s, inOperation(s))),
    must('terrain.waiting', [], (s) => !turnOf(s).announced),
    isTileLeft,
  ],
  apply(s, _, emit) {
    turnOf(s).announced = true;
    spendToken(s, true, emit);
  },
});

/** A waiting token pays for the next terrain and has left the minor already. */
const beforeTile: TerrainTokens = {
  canSpend: (s) => (isBefore(s) ? turnOf(s).announced : withTile.canSpend(s)),
  isSpent: (s, paid) => (isBefore(s) ? turnOf(s).announced && terrainCost(s, paid.hex) > 0 : withTile.isSpent(s, paid)),
  spend(s, emit) {
    if (isBefore(s)) turnOf(s).announced = false;
    else withTile.spend(s, emit);
  },
};

const book = layTileBy(beforeTile);
const layTile = book
  .ask(
    { before: 'terrain.noToken' },
    must('terrain.announced', ['terrain'], (s, a) => a.terrain === 'treasury' || !isBefore(s)),
  )
  .with({
    fields: {
      ...book.fields,
      terrain: oneOf(['treasury', 'token'], (s, a) => (isBefore(s) ? ['treasury'] : terrainPayers(s, a))),
    },
  });

export type TerrainStep = typeof announce | typeof layTile;

export const terrainToken: Slip<State18Mag> = (game) =>
  wrapped(game, [
    (inner) => withStep(inner, 'minor', 'track', 'layTile', () => layTile),
    (inner) => withStepAfter(inner, 'minor', 'track', 'layTile', announce),
  ]);
