// As 18xx.games counts tiles (ruling `tileStock`): each arrangement of small stations on a tile has a stock of its own,
// so more pieces can lie on the map than the box has.
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

/** The tile on a hex and its tracks with stations, named as at rotation 0. */
function variantOn(board: Board, hex: HexId): string {
  const [tile, rotation] = board.laid[hex]!;
  const back = (edge: number) => (edge - rotation + SIDES) % SIDES;
  const stations = (board.extras?.[hex] ?? []).map(({ on }) => on.map(back).sort().join(''));
  return [tile, ...stations.sort()].join(' ');
}

const pieces = (tile: TileId): number => tiles[tile]!.count ?? Number.POSITIVE_INFINITY;

/** True if one more of this tile, with the stations it would have on this hex, is in stock. */
function isInStock({ board }: State1862, { hex, tile, rotation }: LayTile): boolean {
  const after = boardWith(map, board, hex, tile, rotation, manner);
  const wanted = variantOn(after, hex);
  // only the same tile can be the same variant
  const like = Object.keys(after.laid).filter((id) => after.laid[id]![0] === tile && variantOn(after, id) === wanted);
  return like.length <= pieces(tile);
}

/** Returns a complaint about a variant laid too often, or null. */
export function auditVariants({ board }: State1862): string | null {
  const all = Object.keys(board.laid).map((hex) => [variantOn(board, hex), board.laid[hex]![0]] as const);
  const short = all.find(([variant, tile]) => all.filter(([one]) => one === variant).length > pieces(tile));
  return short ? `too many pieces of tile ${short[0]} are laid` : null;
}

/** Counts the stock of the variant, not of the box, unless the ruling is the book's. */
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

/** Keeps tiles that the box has run out of among the values worth trying. */
function hopefulWith(field: AnyField<State1862>): AnyField<State1862> {
  if (field.kind !== 'oneOf') return field;
  return {
    ...field,
    isHopeful: (value, s, a, seat) => ruling(s, 'tileStock') !== 'printed' || field.isHopeful(value, s, a, seat),
  };
}

export const variantStock: Slip<State1862> = (game) =>
  wrapped(
    game,
    ['build', 'homeUpgrade'].map(
      (stage): Slip<State1862> =>
        (inner) =>
          withStep(inner, 'turn', stage, 'layTile', withOwnStock),
    ),
  );
