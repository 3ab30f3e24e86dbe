// As 18xx.games plays R022: the owner of Waterloo and Saugeen says that the tile of its turn is laid by the right of that
// company, also where its own track would do (ruling `wsrcTile`); and it can still place the token when the step of tokens
// is over, also where its interest is due (ruling `wsrcToken`, a slip).
import { oneOf } from '../../../../engine/core/fields.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { AnyStep, Step } from '../../../../engine/core/step.ts';
import { type FrameDef, isPast } from '../../../../engine/flow/frame.ts';
import type { Lay } from '../../../../kernel/track/laying.ts';
import { type Slip, withFrame, withStepAfter } from '../../../../kernel/wrapping.ts';
import type { Event1856 } from '../events.ts';
import { hexIds } from '../map.ts';
import { couldBuy } from '../operating/buyPrivate.ts';
import { layCanadaTile } from '../operating/layCanadaTile.ts';
import { conditions, fields, layTile, putTile, terrainCost } from '../operating/layTile.ts';
import { type PlaceKitchenerToken, placeKitchenerToken } from '../operating/placeKitchenerToken.ts';
import { companyOwning } from '../operating/privates.ts';
import { withLoan } from '../operating/turn.ts';
import { KITCHENER, KITCHENER_TILE } from '../privates.ts';
import { inOwnTurn, must } from '../rules.ts';
import { operator, type State1856, turnOf } from '../state.ts';
import { tileIds } from '../tiles.ts';

export interface LayKitchenerTile extends Lay {
  readonly type: 'layKitchenerTile';
}

const layKitchenerTile: Step<State1856, LayKitchenerTile, Event1856> = {
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

const isAnyTime = (s: State1856): boolean => ruling(s, 'wsrcToken') === 'anyTime';

const placeLater = (turn: FrameDef<State1856>): Step<State1856, PlaceKitchenerToken, Event1856> => ({
  ...placeKitchenerToken,
  aside: true,
  conditions: [
    inOwnTurn(),
    must('kitchener.tokenStep', [], (s) => isAnyTime(s) && isPast(turn, turnOf(s), 'tokens')),
    ...placeKitchenerToken.conditions,
  ],
});

/** With the extra tile that platform waits for Waterloo and Saugeen too, where it can be bought. */
const waitsForKitchener =
  ({ waits }: FrameDef<State1856>) =>
  (s: State1856, open: readonly AnyStep<State1856>[]): boolean =>
    waits!(s, open) ||
    (isAnyTime(s) && open.some(({ id }) => id === layCanadaTile.id) && couldBuy(withLoan(s), 'WSRC'));

const later: Slip<State1856> = (game) =>
  withFrame(game, 'turn', (turn) => ({
    asides: [...turn.asides!, placeLater(turn)],
    waits: waitsForKitchener(turn),
  }));

export const kitchener: Slip<State1856> = (game) =>
  later(withStepAfter(game, 'turn', 'track', layTile.id, layKitchenerTile));
