// A company lays or upgrades one tile: from its tokens, by the semi-restrictive rule, paid for by its treasury.
import type { Action, Seat } from '../../engine/core/action.ts';
import { byOffer, must } from '../../engine/core/condition.ts';
import type { GameEvent } from '../../engine/core/event.ts';
import { oneOf } from '../../engine/core/fields.ts';
import { treasury } from '../../engine/core/owner.ts';
import { type Step, step } from '../../engine/core/step.ts';
import { BANK, type CompanyPaid, type Money, pay } from '../../engine/money/bank.ts';
import { boardToWrite } from '../../engine/track/board.ts';
import { isConnectedLay } from '../../engine/track/connection.ts';
import { EDGES } from '../../engine/track/coords.ts';
import type { Colour, HexId, MapFacts, StationId, TileId } from '../../engine/track/facts.ts';
import type { Keeps } from '../../engine/track/keepsTrack.ts';
import { type Laying, layTile as layOn } from '../../engine/track/layTile.ts';
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
  /** Hexes and tiles in any game of this title. */
  readonly hexes: readonly HexId[];
  readonly tiles: readonly TileId[];
  map(s: S): MapFacts;
  /** Colours of tiles that may be laid. */
  colours(s: S): readonly Colour[];
  /** The company that builds, the seat that decides for it, and its money; by default those in turn. */
  company?(s: S): string;
  actor?(s: S): Seat;
  cash?(s: S): Money;
  /** Hexes where it may build: all legal ones, and only reached ones. */
  inReach?(s: S): readonly HexId[];
  isReached?(s: S, hex: HexId): boolean;
  /** True if the new track is joined to the company, by the rules of the book. */
  isConnected?(s: S, lay: Lay): boolean;
  /** The least cost of a tile there; by default the terrain, for the first tile. */
  tileCost?(s: S, hex: HexId): Money;
  /** Tiles that may replace the one on a hex; by default those of the manifest. */
  upgrades?(s: S, hex: HexId): readonly TileId[];
  /** The rule for keeping old track; by default all of it is kept. */
  keeps?(s: S, hex: HexId, tile: TileId): Keeps;
  /** Towns that a new tile lacks stay as stations of this kind. */
  readonly townsStay?: StationId;
  /** Fields after those of every tile. */
  readonly fields?: Omit<Step<S, A, never>['fields'], keyof Lay>;
}

type WithLay = Action & Lay;

const NEVER_BUILT: readonly Colour[] = ['gray', 'red', 'blue'];

const colourOn = (map: MapFacts, hex: HexId): Colour => map.hexes[hex]!.colour;
const colourOf = (map: MapFacts, tile: TileId): Colour => map.tiles[tile]!.colour;

export function layTile<S extends RailState, E extends GameEvent, A extends LayTile = LayTile>(rules: LayRules<S, A>) {
  const { map, colours, townsStay, company = inOperation, cash = funds } = rules;
  const staying: Laying = townsStay === undefined ? {} : { townsStay };
  const laying = (s: S, { hex, tile }: Lay): Laying =>
    rules.keeps ? { ...staying, keeps: rules.keeps(s, hex, tile) } : staying;
  const {
    inReach = (s: S) => reachedHexes(map(s), s.board, company(s)),
    isReached: reaches = (s: S, hex: HexId) => isReached(map(s), s.board, company(s), hex),
    isConnected = (s: S, lay: Lay) => {
      const { hex, tile, rotation } = lay;
      return isConnectedLay(map(s), s.board, { company: company(s), hex, tile, rotation, laying: laying(s, lay) });
    },
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
          (s: S, a: WithLay) => !NEVER_BUILT.includes(colourOn(map(s), a.hex)),
          (s, a) => ({ hex: a.hex, colour: colourOn(map(s), a.hex) }),
        ),
        byOffer(
          must(
            'track.outOfReach',
            ['hex'],
            (s: S, a: WithLay) => reaches(s, a.hex),
            (s, a) => ({ hex: a.hex, company: company(s) }),
          ),
        ),
        must(
          'track.tooDear',
          ['hex'],
          (s: S, a: WithLay) => cash(s) >= tileCost(s, a.hex),
          (s, a) => ({ cost: tileCost(s, a.hex), cash: cash(s) }),
        ),
        /** A tile is replaced only by the manifest. */
        byOffer(must('track.wrongTile', ['hex', 'tile'], (s: S, a: WithLay) => upgrades(s, a.hex).includes(a.tile))),
        must(
          'track.colour',
          ['tile'],
          (s: S, a: WithLay) => colours(s).includes(colourOf(map(s), a.tile)),
          (s, a) => ({ tile: a.tile, colour: colourOf(map(s), a.tile), phase: s.phase }),
        ),
        must('track.noneLeft', ['tile'], (s: S, a: WithLay) => isUsable(s, a.tile)),
        byOffer(
          must(
            'track.doesNotFit',
            ['hex', 'tile', 'rotation'],
            (s: S, a: WithLay) => fits(map(s), s.board, a.hex, a.tile, a.rotation, keeps(s, a)),
            (_, a) => ({ hex: a.hex, tile: a.tile }),
          ),
        ),
        must(
          'track.notConnected',
          ['hex', 'tile', 'rotation'],
          (s: S, a: WithLay) => isConnected(s, a),
          (s, a) => ({ hex: a.hex, company: company(s) }),
        ),
      ],
      apply(s, a, emit) {
        const { hex, tile, rotation } = a;
        const [builder, price] = [company(s), tileCost(s, hex)];
        pay(s, treasury(builder), BANK, price, 'terrain', emit);
        layOn(map(s), boardToWrite(s), hex, tile, rotation, laying(s, a));
        emit?.({ type: 'tileLaid', company: builder, hex, tile, rotation, cost: price });
      },
      pass() {},
    }),
  );
}
