// A minor lays or upgrades a tile, and for 10 more a second one (R050-R077).
import { byOffer, must } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { hexOfNode } from '../../../../engine/track/board.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { trackOfTile, trackOn } from '../../../../engine/track/hexTrack.ts';
import { reachOf } from '../../../../engine/track/reach.ts';
import { hasTokenIn, tokenHexes } from '../../../../engine/track/tokens.ts';
import { pathsFit } from '../../../../engine/track/upgrades.ts';
import { type LayTile as AnyTile, type Lay, layTile as lay } from '../../../../kernel/track/layTile.ts';
import { homeOf, type MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { hexIds, mapOf } from '../map.ts';
import { funds, inOperation, minorInTurn, minorOf, type State18Mag, turnOf } from '../state.ts';
import { tileIds } from '../tiles.ts';
import { phases } from '../trains.ts';
import { putTile } from './putTile.ts';
import {
  costOf,
  hasTerrainToken,
  leastCost,
  secondTileCost,
  type TerrainPaid,
  type TerrainTokens,
  terrainCost,
  withTile,
} from './terrain.ts';

interface LayTile extends AnyTile, TerrainPaid {
  readonly hex: HexId;
}

const MOST_TILES = 2;

/** R050: at most two tiles in a turn. */
export const isTileLeft = must('track.twoTiles', [], (s: State18Mag) => turnOf(s).lays < MOST_TILES);

const isUpgrade = (s: State18Mag, hex: HexId): boolean => s.board.laid[hex] !== undefined;

export const homeHex = (s: State18Mag, company: MinorId): HexId => hexOfNode(homeOf(s, company));

/** R053: true once there is track at home; before it, a first turn builds nothing else. Budapest has some printed. */
const isHomeDone = (s: State18Mag, company: MinorId): boolean =>
  minorOf(s, company).operated || trackOn(mapOf(s), s.board, homeHex(s, company)).edges.length > 0;

/** R066-R067: true if all track leads over open edges and stays on one side of the lake. */
const leadsOn = (s: State18Mag, { hex, tile, rotation }: LayTile): boolean =>
  pathsFit(mapOf(s), hex, trackOfTile(mapOf(s), tile, rotation));

/**
 * R071, R077: true if the minor reaches track of the tile, old or new. Every city tile gives track to a token in its hex;
 * elsewhere the tile must meet an edge in reach.
 */
export function isConnected(s: State18Mag, company: MinorId, { hex, tile, rotation }: Lay): boolean {
  if (hasTokenIn(s.board, company, hex)) return true;
  const { edges } = trackOfTile(mapOf(s), tile, rotation);
  return reachOf(mapOf(s), s.board, company)
    .entriesAt(hex)
    .some((edge) => edges.includes(edge));
}

/** Hexes in reach of the minor in turn, those with its tokens first. */
function inReach(s: State18Mag): readonly HexId[] {
  const own = tokenHexes(s.board, inOperation(s));
  const { hexes } = reachOf(mapOf(s), s.board, inOperation(s));
  return [...own, ...hexes.filter((hex) => !own.includes(hex))];
}

/** R064: ways to pay for the terrain; a token only if there is some. */
export const terrainPayers = (s: State18Mag, { hex }: LayTile): LayTile['terrain'][] =>
  terrainCost(s, hex) > 0 && hasTerrainToken(s, inOperation(s)) ? ['treasury', 'token'] : ['treasury'];

/** The step of a tile, with this use of terrain tokens. */
export const layTileBy = (tokens: TerrainTokens) =>
  lay<State18Mag, Event18Mag, LayTile>({
    ...minorInTurn,
    hexes: hexIds,
    tiles: tileIds,
    colours: (s) => phases[s.phase].tiles,
    inReach,
    isConnected: (s, tile) => isConnected(s, inOperation(s), tile),
    tileCost: (s, hex) => leastCost(s, tokens, hex),
    fields: { terrain: oneOf(['treasury', 'token'], terrainPayers) },
  })
    .ask('first', byOffer(must('track.noHex', ['hex'], (s, a) => a.hex in mapOf(s).hexes)))
    .ask('first', isTileLeft)
    .ask(
      { before: 'track.outOfReach' },
      must(
        'track.secondUpgrade',
        ['hex'],
        (s, a) => !turnOf(s).upgraded || !isUpgrade(s, a.hex),
        () => ({}),
      ),
    )
    .ask(
      { before: 'track.outOfReach' },
      must(
        'track.homeFirst',
        ['hex'],
        (s, a) => isHomeDone(s, inOperation(s)) || a.hex === homeHex(s, inOperation(s)),
        (s) => ({ company: inOperation(s), home: homeHex(s, inOperation(s)) }),
      ),
    )
    .ask(
      { before: 'track.doesNotFit' },
      byOffer(must('track.deadEnd', ['hex', 'tile', 'rotation'], leadsOn, (_, { hex, tile }) => ({ hex, tile }))),
    )
    .ask(
      'last',
      must(
        'terrain.noCost',
        ['hex', 'terrain'],
        (s, a) => a.terrain === 'treasury' || terrainCost(s, a.hex) > 0,
        (_, a) => ({ hex: a.hex }),
      ),
    )
    .ask(
      'last',
      must(
        'terrain.noToken',
        ['terrain'],
        (s, a) => a.terrain === 'treasury' || hasTerrainToken(s, inOperation(s)),
        (s) => ({ company: inOperation(s) }),
      ),
    )
    .ask(
      'last',
      must(
        'track.tooDear',
        ['hex', 'terrain'],
        (s, a) => funds(s) >= costOf(s, tokens, a),
        (s, a) => ({ cost: costOf(s, tokens, a), cash: funds(s) }),
      ),
    )
    .with({
      stays: true,
      apply(s, a, emit) {
        const turn = turnOf(s);
        const by = tokens.isSpent(s, a) ? 'bank' : 'treasury';
        const second = secondTileCost(s);
        if (by === 'bank') tokens.spend(s, emit);
        turn.lays += 1;
        turn.upgraded ||= isUpgrade(s, a.hex);
        putTile(s, turn.company, a, { by, second }, emit);
      },
    });

export const layTile = layTileBy(withTile);
