// The owner of the Canada Company lays an additional yellow tile on its hex, connected or not, once (R024).
import { oneOf } from '../../../../engine/core/fields.ts';
import type { Step } from '../../../../engine/core/step.ts';
import type { Lay } from '../../../../kernel/track/laying.ts';
import type { Event1856 } from '../events.ts';
import { hexIds } from '../map.ts';
import { CANADA_HEX, CANADA_TILES } from '../privates.ts';
import { inOwnTurn, must } from '../rules.ts';
import { operator, type State1856, turnOf } from '../state.ts';
import { tileIds } from '../tiles.ts';
import { conditions, fields, putTile } from './layTile.ts';
import { companyOwning } from './privates.ts';

export interface LayCanadaTile extends Lay {
  readonly type: 'layCanadaTile';
}

export const layCanadaTile: Step<State1856, LayCanadaTile, Event1856> = {
  id: 'layCanadaTile',
  stays: true, // before or after the tile of the turn
  actor: operator,
  fields: {
    hex: oneOf(hexIds, () => [CANADA_HEX]),
    tile: oneOf(tileIds, () => CANADA_TILES),
    rotation: fields.rotation,
  },
  conditions: [
    inOwnTurn(),
    must(
      'canada.notOwner',
      [],
      (s) => companyOwning(s, 'TCC') === turnOf(s).company,
      (s) => ({ company: turnOf(s).company }),
    ),
    must('canada.used', [], (s) => !s.canadaUsed),
    must(
      'canada.hex',
      ['hex'],
      (_, a) => a.hex === CANADA_HEX,
      () => ({ hex: CANADA_HEX }),
    ),
    must(
      'canada.hexTaken',
      ['hex'],
      (s, a) => s.board.laid[a.hex] === undefined,
      (s, a) => ({ tile: s.board.laid[a.hex]![0] }),
    ),
    must(
      'canada.tile',
      ['tile'],
      (_, a) => CANADA_TILES.includes(a.tile),
      (_, a) => ({ tile: a.tile }),
    ),
    conditions.isLeft,
    conditions.fits,
  ],
  apply(s, a, emit) {
    s.canadaUsed = true;
    putTile(s, a, 0, 'TCC', emit);
  },
  pass() {},
};
