// As 18xx.games counts tiles (ruling `tileStock`): a printed tile has a stock of its own for each way in which small stations
// lie on it, so that more pieces can lie on the map than there are in the box.
import type { Game } from '../../../../engine/core/game.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { AnyCondition, AnyField, AnyStep } from '../../../../engine/core/step.ts';
import type { Board } from '../../../../engine/track/board.ts';
import type { HexId, TileId } from '../../../../engine/track/facts.ts';
import { boardWith } from '../../../../engine/track/layTile.ts';
import type { LayTile } from '../../../../kernel/track/layTile.ts';
import { type Slip, withStep, wrapped } from '../../../../kernel/wrapping.ts';
import { map } from '../map.ts';
import { manner } from '../operating/layTile.ts';
import type { State1862 } from '../state.ts';
import { tiles } from '../tiles.ts';

const SIDES = 6;

/** The tile on a hex with the track of it that has a station, as if it were not turned. */
function variantOn(board: Board, hex: HexId): string {
  const [tile, rotation] = board.laid[hex]!;
  const back = (edge: number) => (edge - rotation + SIDES) % SIDES;
  const stations = (board.extras?.[hex] ?? []).map(({ on }) => on.map(back).sort().join(''));
  return [tile, ...stations.sort()].join(' ');
}

const pieces = (tile: TileId): number => tiles[tile]!.count ?? Number.POSITIVE_INFINITY;

/** Whether one more of this tile, with the stations that it would have on this hex, is in stock there. */
function isInStock({ board }: State1862, { hex, tile, rotation }: LayTile): boolean {
  const after = boardWith(map, board, hex, tile, rotation, manner);
  const wanted = variantOn(after, hex);
  // a variant is one of its tile
  const like = Object.keys(after.laid).filter((id) => after.laid[id]![0] === tile && variantOn(after, id) === wanted);
  return like.length <= pieces(tile);
}

/** What is wrong with the tiles on the map by that count. */
export function auditVariants({ board }: State1862): string | null {
  const all = Object.keys(board.laid).map((hex) => [variantOn(board, hex), board.laid[hex]![0]] as const);
  const short = all.find(([variant, tile]) => all.filter(([one]) => one === variant).length > pieces(tile));
  return short ? `too many pieces of tile ${short[0]} are laid` : null;
}

/** By the book the stock is that of the box. */
const byVariant = (left: AnyCondition<State1862>, fits: AnyCondition<State1862>): AnyCondition<State1862> => ({
  ...left,
  fields: ['hex', 'tile', 'rotation'],
  holds: (s, a, seat) =>
    ruling(s, 'tileStock') === 'printed'
      ? left.holds(s, a, seat)
      : !fits.holds(s, a, seat) || isInStock(s, a as LayTile),
});

function withOwnStock(step: AnyStep<State1862>): AnyStep<State1862> {
  const fits = step.conditions.find(({ code }) => code === 'track.doesNotFit')!;
  const conditions = step.conditions.map((one) => (one.code === 'track.noneLeft' ? byVariant(one, fits) : one));
  const fields = Object.fromEntries(Object.entries(step.fields).map(([name, field]) => [name, hopefulWith(field)]));
  return { ...step, fields, conditions };
}

/** No tile is hopeless because the box has none left. */
function hopefulWith(field: AnyField<State1862>): AnyField<State1862> {
  if (field.kind !== 'oneOf') return field;
  return {
    ...field,
    isHopeful: (value, s, a, seat) => ruling(s, 'tileStock') !== 'printed' || field.isHopeful(value, s, a, seat),
  };
}

/** What holds of all positions, with its own sentence about tiles in place of the one about the box. */
const auditByVariant =
  (audit: Game<State1862>['audit']): Game<State1862>['audit'] =>
  (s) => {
    if (ruling(s, 'tileStock') === 'printed') return audit(s);
    const { board } = s;
    const hexes = Object.keys(board.laid);
    const surplus = hexes.find((hex) => {
      const like = hexes.filter((other) => variantOn(board, other) === variantOn(board, hex));
      return like.length > pieces(board.laid[hex]![0]);
    });
    return surplus
      ? `too many pieces like the one on ${surplus} are laid`
      : audit({ ...s, board: { ...board, laid: {} } });
  };

export const variantStock: Slip<State1862> = (game) =>
  wrapped(
    { ...game, audit: auditByVariant(game.audit) },
    ['build', 'homeUpgrade'].map(
      (stage): Slip<State1862> =>
        (inner) =>
          withStep(inner, 'turn', stage, 'layTile', withOwnStock),
    ),
  );
