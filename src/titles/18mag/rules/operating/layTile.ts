// A minor lays or upgrades a tile, and for 10 more a second one (R050-R077).
import { byOffer } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { cashOf } from '../../../../engine/money/bank.ts';
import { hexOfNode } from '../../../../engine/track/board.ts';
import { faceOf, faceOfTile } from '../../../../engine/track/face.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { reachOf } from '../../../../engine/track/reach.ts';
import { hasTokenIn, tokenHexes } from '../../../../engine/track/tokens.ts';
import { pathsFit } from '../../../../engine/track/upgrades.ts';
import { type Lay, laying } from '../../../../kernel/track/laying.ts';
import { isReached } from '../../../../kernel/track/reached.ts';
import { homeOf, type MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { hexIds, mapOf } from '../map.ts';
import { must } from '../rules.ts';
import { minorOf, operator, type State18Mag, turnOf } from '../state.ts';
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

export interface LayTile extends Lay, TerrainPaid {
  readonly type: 'layTile';
}

export const MOST_TILES = 2;

const builder = (s: State18Mag) => turnOf(s).company;
const funds = (s: State18Mag): number => cashOf(s, treasury(builder(s)));
const isUpgrade = (s: State18Mag, hex: HexId): boolean => s.board.laid[hex] !== undefined;

/** R053: until there is track at home nothing else is built in the first turn; Budapest has some printed. */
const isHomeDone = (s: State18Mag): boolean =>
  minorOf(s, builder(s)).operated || faceOf(mapOf(s), s.board, hexOfNode(homeOf(s, builder(s)))).edges.length > 0;

/** R066-R067: over open edges, and on one side of the lake. */
const leadsOn = (s: State18Mag, { hex, tile, rotation }: LayTile): boolean =>
  pathsFit(mapOf(s), hex, faceOfTile(mapOf(s), tile, rotation));

/**
 * R071, R077: whether a tile has track that the minor reaches, old or new. Every tile for a city gives track to a token
 * that stands there; elsewhere it must meet an edge that is reached.
 */
export function isConnected(s: State18Mag, company: MinorId, { hex, tile, rotation }: Lay): boolean {
  if (hasTokenIn(s.board, company, hex)) return true;
  const { edges } = faceOfTile(mapOf(s), tile, rotation);
  return reachOf(mapOf(s), s.board, company)
    .entriesAt(hex)
    .some((edge) => edges.includes(edge));
}

/** R064: a token only where there is terrain to pay. */
export const terrainPayers = (s: State18Mag, { hex }: LayTile): LayTile['terrain'][] =>
  terrainCost(s, hex) > 0 && hasTerrainToken(s, builder(s)) ? ['treasury', 'token'] : ['treasury'];

/** With terrain tokens that pay in this way. */
export function layTileBy(tokens: TerrainTokens): Step<State18Mag, LayTile, Event18Mag> {
  const { fields, conditions } = laying<State18Mag>({
    hexes: hexIds,
    tiles: tileIds,
    map: mapOf,
    builder,
    offer: (s) => {
      const { hexes } = reachOf(mapOf(s), s.board, builder(s));
      const own = tokenHexes(s.board, builder(s));
      const all = own.slice();
      for (const hex of hexes) if (!own.includes(hex)) all.push(hex);
      return all;
    },
    isReached: (s, hex) => isReached(mapOf(s), s.board, builder(s), hex),
    isConnected: (s, lay) => isConnected(s, builder(s), lay),
    cost: (s, hex) => leastCost(s, tokens, hex),
    cash: funds,
    colours: (s) => phases[s.phase].tiles,
    phase: (s) => s.phase,
  });

  return {
    id: 'layTile',
    stays: true,
    actor: operator,
    fields: {
      ...fields,
      terrain: oneOf(['treasury', 'token'], terrainPayers),
    },
    conditions: [
      must('track.twoTiles', [], (s) => turnOf(s).lays < MOST_TILES),
      byOffer(
        must(
          'track.noHex',
          ['hex'],
          (s, a) => a.hex in mapOf(s).hexes,
          (_, a) => ({ hex: a.hex }),
        ),
      ),
      conditions.isBuildable,
      must('track.secondUpgrade', ['hex'], (s, a) => !turnOf(s).upgraded || !isUpgrade(s, a.hex)),
      must(
        'track.homeFirst',
        ['hex'],
        (s, a) => isHomeDone(s) || a.hex === hexOfNode(homeOf(s, builder(s))),
        (s) => ({ company: builder(s), home: hexOfNode(homeOf(s, builder(s))) }),
      ),
      conditions.isReached,
      conditions.canPay,
      conditions.isUpgrade,
      conditions.hasColour,
      conditions.isLeft,
      byOffer(must('track.deadEnd', ['hex', 'tile', 'rotation'], leadsOn, (_, a) => ({ hex: a.hex, tile: a.tile }))),
      conditions.fits,
      conditions.isConnected,
      must(
        'terrain.noCost',
        ['hex', 'terrain'],
        (s, a) => a.terrain === 'treasury' || terrainCost(s, a.hex) > 0,
        (_, a) => ({ hex: a.hex }),
      ),
      must(
        'terrain.noToken',
        ['terrain'],
        (s, a) => a.terrain === 'treasury' || hasTerrainToken(s, builder(s)),
        (s) => ({ company: builder(s) }),
      ),
      must(
        'track.tooDear',
        ['hex', 'terrain'],
        (s, a) => funds(s) >= costOf(s, tokens, a),
        (s, a) => ({ cost: costOf(s, tokens, a), cash: funds(s) }),
      ),
    ],
    apply(s, a, emit) {
      const turn = turnOf(s);
      const { company } = turn;
      const byToken = tokens.isSpent(s, a);
      const second = secondTileCost(s);
      if (byToken) tokens.spend(s, emit);
      turn.lays += 1;
      turn.upgraded ||= isUpgrade(s, a.hex);
      putTile(s, company, a, { by: byToken ? 'bank' : 'treasury', second }, emit);
    },
    pass() {},
  };
}

export const layTile = layTileBy(withTile);
