// A company lays or upgrades one tile: from its tokens, by the semi-restrictive rule, paid for by its treasury.
import type { Seat } from '../../engine/core/action.ts';
import { byOffer, must } from '../../engine/core/condition.ts';
import type { GameEvent } from '../../engine/core/event.ts';
import { oneOf } from '../../engine/core/fields.ts';
import { treasury } from '../../engine/core/owner.ts';
import { type Step, step } from '../../engine/core/step.ts';
import { BANK, type CompanyPaid, type Money, pay } from '../../engine/money/bank.ts';
import { boardToWrite } from '../../engine/track/board.ts';
import { isConnectedLay } from '../../engine/track/connection.ts';
import { EDGES } from '../../engine/track/coords.ts';
import type { Colour, HexId, MapFacts, TileId } from '../../engine/track/facts.ts';
import type { Keeps } from '../../engine/track/keepsTrack.ts';
import { layTile as layOn } from '../../engine/track/layTile.ts';
import { fits, inColours, rotationsOf, tilesLeft, upgradesOf } from '../../engine/track/upgrades.ts';
import { editable } from '../editing.ts';
import type { RailState } from '../rail.ts';
import { funds, inOperation, operator } from '../turn.ts';
import { isReached, reachedHexes } from './reached.ts';

export interface Lay {
  readonly hex: HexId;
  readonly tile: TileId;
  readonly rotation: number;
}

export interface LayTile extends Lay {
  readonly type: 'layTile';
}

export interface TileLaid extends Lay {
  readonly type: 'tileLaid';
  readonly company: string;
  readonly cost: Money;
}

export interface LayRules<S, A extends LayTile = LayTile> {
  /** The hexes and tiles that there are in any game of this title. */
  readonly hexes: readonly HexId[];
  readonly tiles: readonly TileId[];
  map(s: S): MapFacts;
  /** The colours of tiles that may be laid. */
  colours(s: S): readonly Colour[];
  /** The company that builds, who decides for it, and its money: the one in turn. */
  company?(s: S): string;
  actor?(s: S): Seat;
  cash?(s: S): Money;
  /** Where it may build: every legal hex is among them, and all of them are reached. */
  inReach?(s: S): readonly HexId[];
  isReached?(s: S, hex: HexId): boolean;
  /** Whether the new track is joined to the company, as the book wants it. */
  isConnected?(s: S, lay: Lay): boolean;
  /** The least that a tile there costs; left out: the terrain, with the first tile. */
  tileCost?(s: S, hex: HexId): Money;
  /** The tiles that may replace what lies on a hex: those of the manifest where a book has no others. */
  upgrades?(s: S, hex: HexId): readonly TileId[];
  /** What a tile must keep of the old track: all of it where a book knows nothing else. */
  keeps?(s: S, hex: HexId, tile: TileId): Keeps;
  /** Fields after those of every tile. */
  readonly fields?: Omit<Step<S, A, never>['fields'], keyof Lay>;
}

const NEVER_BUILT: readonly Colour[] = ['gray', 'red', 'blue'];

const colourOn = (map: MapFacts, hex: HexId): Colour => map.hexes[hex]!.colour;
const colourOf = (map: MapFacts, tile: TileId): Colour => map.tiles[tile]!.colour;

export function layTile<S extends RailState, E extends GameEvent, A extends LayTile = LayTile>(rules: LayRules<S, A>) {
  const { map, colours, company = inOperation, cash = funds } = rules;
  const {
    inReach = (s: S) => reachedHexes(map(s), s.board, company(s)),
    isReached: reaches = (s: S, hex: HexId) => isReached(map(s), s.board, company(s), hex),
    isConnected = (s: S, { hex, tile, rotation }: Lay) =>
      isConnectedLay(map(s), s.board, { company: company(s), hex, tile, rotation }),
    tileCost = (s: S, hex: HexId) => (s.board.laid[hex] === undefined ? (map(s).hexes[hex]!.terrain?.cost ?? 0) : 0),
    upgrades = (s: S, hex: HexId) => upgradesOf(map(s), s.board, hex),
  } = rules;
  const keeps = (s: S, { hex, tile }: Lay): Keeps | undefined => rules.keeps?.(s, hex, tile);
  const isUsable = (s: S, tile: TileId): boolean => tilesLeft(map(s), s.board, tile) > 0;
  const fields = {
    // late in a game there is no tile for most hexes
    hex: oneOf<S, A>(rules.hexes, inReach, (hex: HexId, s) =>
      inColours(map(s), colours(s), upgrades(s, hex)).some((tile) => isUsable(s, tile)),
    ),
    tile: oneOf<S, A>(rules.tiles, (s, a) => upgrades(s, a.hex)),
    rotation: oneOf<S, A>(EDGES, (s, a) => rotationsOf(map(s), s.board, a.hex, a.tile, keeps(s, a))),
    ...rules.fields,
  } as unknown as Step<S, A, E>['fields'];
  return editable(
    step<S, A, E | CompanyPaid<'terrain'> | TileLaid>()({
      id: 'layTile' as A['type'],
      actor: rules.actor ?? operator,
      fields,
      conditions: [
        /** Printed track of these colours is never built on. */
        must(
          'track.printed',
          ['hex'],
          (s: S, a: LayTile) => !NEVER_BUILT.includes(colourOn(map(s), a.hex)),
          (s, a) => ({ hex: a.hex, colour: colourOn(map(s), a.hex) }),
        ),
        byOffer(
          must(
            'track.outOfReach',
            ['hex'],
            (s: S, a: LayTile) => reaches(s, a.hex),
            (s, a) => ({ hex: a.hex, company: company(s) }),
          ),
        ),
        must(
          'track.tooDear',
          ['hex'],
          (s: S, a: LayTile) => cash(s) >= tileCost(s, a.hex),
          (s, a) => ({ cost: tileCost(s, a.hex), cash: cash(s) }),
        ),
        /** A tile replaces what lies there only by the manifest. */
        byOffer(must('track.wrongTile', ['hex', 'tile'], (s: S, a: LayTile) => upgrades(s, a.hex).includes(a.tile))),
        must(
          'track.colour',
          ['tile'],
          (s: S, a: LayTile) => colours(s).includes(colourOf(map(s), a.tile)),
          (s, a) => ({ tile: a.tile, colour: colourOf(map(s), a.tile), phase: s.phase }),
        ),
        must('track.noneLeft', ['tile'], (s: S, a: LayTile) => isUsable(s, a.tile)),
        byOffer(
          must(
            'track.doesNotFit',
            ['hex', 'tile', 'rotation'],
            (s: S, a: LayTile) => fits(map(s), s.board, a.hex, a.tile, a.rotation, keeps(s, a)),
          ),
        ),
        must(
          'track.notConnected',
          ['hex', 'tile', 'rotation'],
          (s: S, a: LayTile) => isConnected(s, a),
          (s, a) => ({ hex: a.hex, company: company(s) }),
        ),
      ],
      apply(s, { hex, tile, rotation }, emit) {
        const [builder, price] = [company(s), tileCost(s, hex)];
        pay(s, treasury(builder), BANK, price, 'terrain', emit);
        layOn(map(s), boardToWrite(s), hex, tile, rotation);
        emit?.({ type: 'tileLaid', company: builder, hex, tile, rotation, cost: price });
      },
      pass() {},
    }),
  );
}
