// As 18xx.games plays R022: the owner of Waterloo and Saugeen declares that its tile uses that private's right, even if its
// own track would do (ruling `wsrcTile`). It can still place the token after the token step, even with interest due
// (ruling `wsrcToken`, a slip).
import { must } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { type AnyStep, step } from '../../../../engine/core/step.ts';
import { type FrameDef, isPast } from '../../../../engine/flow/frame.ts';
import type { Lay } from '../../../../kernel/track/layTile.ts';
import { operator } from '../../../../kernel/turn.ts';
import { type Slip, withFrame, withStepAfter } from '../../../../kernel/wrapping.ts';
import type { Event1856 } from '../events.ts';
import { hexIds } from '../map.ts';
import { couldBuy } from '../operating/asides.ts';
import { fits, layCanadaTile, layTile, putTile, rotation, terrainCost } from '../operating/layTile.ts';
import { type PlaceKitchenerToken, placeKitchenerToken } from '../operating/placeToken.ts';
import { ownsInTurn } from '../operating/privates.ts';
import { withLoan } from '../operating/turn.ts';
import { KITCHENER, KITCHENER_TILE } from '../privates.ts';
import { inOwnTurn, mustInTurn, type State1856, turnOf } from '../state.ts';
import { tileIds } from '../tiles.ts';

export const layKitchenerTile = step<State1856, Lay & { readonly type: 'layKitchenerTile' }, Event1856>()({
  id: 'layKitchenerTile',
  actor: operator,
  fields: {
    hex: oneOf(hexIds, () => [KITCHENER]),
    tile: oneOf(tileIds, () => [KITCHENER_TILE]),
    rotation,
  },
  conditions: [
    must('kitchener.ownTile', [], (s) => ruling(s, 'wsrcTile') === 'declared'),
    mustInTurn('kitchener.notOwner', [], (s) => ownsInTurn(s, 'WSRC')),
    must(
      'track.wrongTile',
      ['hex', 'tile'],
      (s, a) => a.hex === KITCHENER && a.tile === KITCHENER_TILE && s.board.laid[KITCHENER] === undefined,
    ),
    ...fits,
  ],
  apply(s, a, emit) {
    s.kitchenerUsed = true;
    putTile(s, a, terrainCost(s, a.hex), 'WSRC', emit);
  },
});

const isAnyTime = (s: State1856): boolean => ruling(s, 'wsrcToken') === 'anyTime';

export const placeLater = (turn: FrameDef<State1856>) =>
  step<State1856, PlaceKitchenerToken, Event1856>()({
    ...placeKitchenerToken,
    aside: true,
    conditions: [
      inOwnTurn,
      must('kitchener.tokenStep', [], (s) => isAnyTime(s) && isPast(turn, turnOf(s), 'tokens')),
      ...placeKitchenerToken.conditions,
    ],
  });

/** On 18xx.games the stage of the extra tile also waits if Waterloo and Saugeen can be bought. */
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
