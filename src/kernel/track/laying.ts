// What every tile must meet. A book puts these sentences in its own order, beside those that are its own.
import type { Action } from '../../engine/core/action.ts';
import { byOffer, type Condition, conditionsOf } from '../../engine/core/condition.ts';
import { oneOf } from '../../engine/core/fields.ts';
import type { Money } from '../../engine/money/bank.ts';
import type { BoardSlice } from '../../engine/track/board.ts';
import { EDGES } from '../../engine/track/coords.ts';
import type { Colour, HexId, MapFacts, TileId } from '../../engine/track/facts.ts';
import type { Keeps } from '../../engine/track/keepsTrack.ts';
import { fits, inColours, rotationsOf, tilesLeft, upgradesOf } from '../../engine/track/upgrades.ts';

export interface Lay {
  readonly hex: HexId;
  readonly tile: TileId;
  readonly rotation: number;
}

export interface LayRefusals {
  'track.printed': { hex: HexId; colour: Colour };
  'track.outOfReach': { hex: HexId; company: string };
  'track.tooDear': { cost: Money; cash: Money };
  'track.wrongTile': { hex: HexId; tile: TileId };
  'track.colour': { tile: TileId; colour: Colour; phase: string };
  'track.noneLeft': { tile: TileId };
  'track.doesNotFit': { hex: HexId; tile: TileId };
  'track.notConnected': { hex: HexId; company: string };
}

export interface TileLaid extends Lay {
  readonly type: 'tileLaid';
  readonly company: string;
  readonly cost: Money;
}

export interface LayingRules<S> {
  /** The hexes and tiles that there are in any game of this title. */
  readonly hexes: readonly HexId[];
  readonly tiles: readonly TileId[];
  map(s: S): MapFacts;
  /** The company that builds. */
  builder(s: S): string;
  /** Where it may build: every legal hex is among them, and all of them are reached. */
  offer(s: S): readonly HexId[];
  isReached(s: S, hex: HexId): boolean;
  /** Whether the new track is joined to the company, as the book wants it. */
  isConnected(s: S, lay: Lay): boolean;
  /** The least that a tile there costs, and what the builder has. */
  cost(s: S, hex: HexId): Money;
  cash(s: S): Money;
  /** The colours of tiles that may be laid, and the phase that says so. */
  colours(s: S): readonly Colour[];
  phase(s: S): string;
  /** The tiles that may replace what lies on a hex: those of the manifest where a book has no others. */
  upgrades?(s: S, hex: HexId): readonly TileId[];
  /** What a tile must keep of the old track: all of it where a book knows nothing else. */
  keeps?(s: S, hex: HexId, tile: TileId): Keeps;
}

const NEVER_BUILT: readonly Colour[] = ['gray', 'red', 'blue'];

type LayAction = Action & Lay;

const must = conditionsOf<LayRefusals>();

const colourOn = (map: MapFacts, hex: HexId): Colour => map.hexes[hex]!.colour;
const colourOf = (map: MapFacts, tile: TileId): Colour => map.tiles[tile]!.colour;

export function laying<S extends BoardSlice>(rules: LayingRules<S>) {
  type A = LayAction;
  const { map } = rules;
  const upgrades = (s: S, hex: HexId): readonly TileId[] =>
    rules.upgrades ? rules.upgrades(s, hex) : upgradesOf(map(s), s.board, hex);
  const keeps = (s: S, { hex, tile }: A): Keeps | undefined => rules.keeps?.(s, hex, tile);
  const isUsable = (s: S, tile: TileId): boolean => tilesLeft(map(s), s.board, tile) > 0;
  const fields = {
    // late in a game there is no tile for most hexes
    hex: oneOf<S, A>(rules.hexes, rules.offer, (hex: HexId, s) =>
      inColours(map(s), rules.colours(s), upgrades(s, hex)).some((tile) => isUsable(s, tile)),
    ),
    tile: oneOf<S, A>(rules.tiles, (s, a) => upgrades(s, a.hex)),
    rotation: oneOf<S, A>(EDGES, (s, a) => rotationsOf(map(s), s.board, a.hex, a.tile, keeps(s, a))),
  };
  const conditions = {
    /** Printed track of these colours is never built on. */
    isBuildable: must(
      'track.printed',
      ['hex'],
      (s: S, a: A) => !NEVER_BUILT.includes(colourOn(map(s), a.hex)),
      (s, a) => ({ hex: a.hex, colour: colourOn(map(s), a.hex) }),
    ),
    isReached: byOffer(
      must(
        'track.outOfReach',
        ['hex'],
        (s: S, a: A) => rules.isReached(s, a.hex),
        (s, a) => ({ hex: a.hex, company: rules.builder(s) }),
      ),
    ),
    canPay: must(
      'track.tooDear',
      ['hex'],
      (s: S, a: A) => rules.cash(s) >= rules.cost(s, a.hex),
      (s, a) => ({ cost: rules.cost(s, a.hex), cash: rules.cash(s) }),
    ),
    /** A tile replaces what lies there only by the manifest. */
    isUpgrade: byOffer(
      must(
        'track.wrongTile',
        ['hex', 'tile'],
        (s: S, a: A) => upgrades(s, a.hex).includes(a.tile),
        (_, a) => ({ hex: a.hex, tile: a.tile }),
      ),
    ),
    hasColour: must(
      'track.colour',
      ['tile'],
      (s: S, a: A) => rules.colours(s).includes(colourOf(map(s), a.tile)),
      (s, a) => ({ tile: a.tile, colour: colourOf(map(s), a.tile), phase: rules.phase(s) }),
    ),
    isLeft: must(
      'track.noneLeft',
      ['tile'],
      (s: S, a: A) => isUsable(s, a.tile),
      (_, a) => ({ tile: a.tile }),
    ),
    fits: byOffer(
      must(
        'track.doesNotFit',
        ['hex', 'tile', 'rotation'],
        (s: S, a: A) => fits(map(s), s.board, a.hex, a.tile, a.rotation, keeps(s, a)),
        (_, a) => ({ hex: a.hex, tile: a.tile }),
      ),
    ),
    isConnected: must(
      'track.notConnected',
      ['hex', 'tile', 'rotation'],
      (s: S, a: A) => rules.isConnected(s, a),
      (s, a) => ({ hex: a.hex, company: rules.builder(s) }),
    ),
  } satisfies Record<string, Condition<S, A>>;
  return { fields, conditions };
}
