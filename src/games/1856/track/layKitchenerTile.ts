// As 18xx.games plays R022 (ruling `wsrcTile`): the owner of Waterloo and Saugeen says that the tile of its turn is laid by
// the right of that company, also where its own track would do.
import { oneOf } from '../../../engine/core/fields.ts';
import { ruling } from '../../../engine/core/state.ts';
import type { Step } from '../../../engine/core/step.ts';
import { rotationsOf } from '../../../engine/track/upgrades.ts';
import type { Event1856 } from '../events.ts';
import { hexIds } from '../hexes.ts';
import { map } from '../map.ts';
import { KITCHENER, KITCHENER_TILE } from '../privateCompanies.ts';
import { companyOwning } from '../privates/owner.ts';
import { must } from '../rules.ts';
import { type State1856, turnOf } from '../state.ts';
import { tileIds } from '../tiles.ts';
import { operator } from './operator.ts';
import { type Lay, pieceConditions, putTile, terrainCost } from './putTile.ts';
import { rotations } from './rotations.ts';

export interface LayKitchenerTile extends Lay {
  readonly type: 'layKitchenerTile';
}

export const layKitchenerTile: Step<State1856, LayKitchenerTile, Event1856> = {
  id: 'layKitchenerTile',
  actor: operator,
  fields: {
    hex: oneOf(hexIds, () => [KITCHENER]),
    tile: oneOf(tileIds, () => [KITCHENER_TILE]),
    rotation: oneOf(rotations, (s, a) => rotationsOf(map, s.board, a.hex, a.tile)),
  },
  conditions: [
    must('kitchener.ownTile', [], (s) => ruling(s, 'wsrcTile') === 'declared'),
    must(
      'kitchener.notOwner',
      [],
      (s) => companyOwning(s, 'WSRC') === turnOf(s).company,
      (s) => ({ company: turnOf(s).company }),
    ),
    must(
      'track.wrongTile',
      ['hex', 'tile'],
      (s, a) => a.hex === KITCHENER && a.tile === KITCHENER_TILE && s.board.laid[KITCHENER] === undefined,
      (_, a) => ({ hex: a.hex, tile: a.tile }),
    ),
    ...pieceConditions,
  ],
  apply(s, a, emit) {
    s.kitchenerUsed = true;
    putTile(s, a, terrainCost(s, a.hex), 'WSRC', emit);
  },
};
