// As 18xx.games plays R022 (ruling `wsrcTile`): the owner of Waterloo and Saugeen says that the tile of its turn is laid by
// the right of that company, also where its own track would do.
import { oneOf } from '../../../engine/core/fields.ts';
import { ruling } from '../../../engine/core/state.ts';
import type { Step } from '../../../engine/core/step.ts';
import type { Lay } from '../../../kernel/track/laying.ts';
import type { Event1856 } from '../events.ts';
import { hexIds } from '../hexes.ts';
import { KITCHENER, KITCHENER_TILE } from '../privateCompanies.ts';
import { companyOwning } from '../privates/owner.ts';
import { must } from '../rules.ts';
import { operator, type State1856, turnOf } from '../state.ts';
import { tileIds } from '../tiles.ts';
import { conditions, fields } from './layTile.ts';
import { putTile, terrainCost } from './putTile.ts';

export interface LayKitchenerTile extends Lay {
  readonly type: 'layKitchenerTile';
}

export const layKitchenerTile: Step<State1856, LayKitchenerTile, Event1856> = {
  id: 'layKitchenerTile',
  actor: operator,
  fields: {
    hex: oneOf(hexIds, () => [KITCHENER]),
    tile: oneOf(tileIds, () => [KITCHENER_TILE]),
    rotation: fields.rotation,
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
    conditions.isLeft,
    conditions.fits,
  ],
  apply(s, a, emit) {
    s.kitchenerUsed = true;
    putTile(s, a, terrainCost(s, a.hex), 'WSRC', emit);
  },
};
