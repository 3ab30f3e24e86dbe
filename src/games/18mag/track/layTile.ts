// A minor lays or upgrades a tile, and for 10 more a second one (R050-R077).
import { oneOf } from '../../../engine/core/fields.ts';
import { treasury } from '../../../engine/core/owner.ts';
import type { Step } from '../../../engine/core/step.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { hexOfNode } from '../../../engine/track/board.ts';
import { faceOf, faceOfTile } from '../../../engine/track/face.ts';
import type { Colour, HexId } from '../../../engine/track/facts.ts';
import { fits, pathsFit, rotationsOf, tilesLeft, upgradesOf } from '../../../engine/track/upgrades.ts';
import { homeOf } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { hexIds, mapOf } from '../maps/maps.ts';
import { tileIds, tiles } from '../maps/tiles.ts';
import { phases } from '../phases.ts';
import { must } from '../rules.ts';
import { minorOf, type State18Mag, turnOf } from '../state.ts';
import { isConnected, isReached, reachedHexes } from './connected.ts';
import { costOf, isTokenSpent, leastCost, secondTileCost, spendTerrainToken } from './layCost.ts';
import { operator } from './operator.ts';
import { type Lay, putTile } from './putTile.ts';
import { rotations } from './rotations.ts';
import { hasTerrainToken, isChosenWithLay, terrainCost } from './terrain.ts';

export interface LayTile extends Lay {
  readonly type: 'layTile';
  /** Who pays for terrain: the treasury, or a terrain token (R064). */
  readonly terrain: 'treasury' | 'token';
}

export const MOST_TILES = 2;
const NEVER_BUILT: readonly Colour[] = ['gray', 'red'];

const builder = (s: State18Mag) => turnOf(s).company;
const funds = (s: State18Mag): number => cashOf(s, treasury(builder(s)));
const isUpgrade = (s: State18Mag, hex: HexId): boolean => s.board.laid[hex] !== undefined;

/** R053: until there is track at home nothing else is built in the first turn; Budapest has some printed. */
const isHomeDone = (s: State18Mag): boolean =>
  minorOf(s, builder(s)).operated || faceOf(mapOf(s), s.board, hexOfNode(homeOf(s, builder(s)))).edges.length > 0;

/** R066-R067: over open edges, and on one side of the lake. */
const leadsOn = (s: State18Mag, { hex, tile, rotation }: LayTile): boolean =>
  pathsFit(mapOf(s), hex, faceOfTile(mapOf(s), tile, rotation));

export const layTile: Step<State18Mag, LayTile, Event18Mag> = {
  id: 'layTile',
  stays: true,
  actor: operator,
  fields: {
    hex: oneOf(hexIds, (s) => reachedHexes(s, builder(s))),
    tile: oneOf(tileIds, (s, a) => upgradesOf(mapOf(s), s.board, a.hex)),
    rotation: oneOf(rotations, (s, a) => rotationsOf(mapOf(s), s.board, a.hex, a.tile)),
    terrain: oneOf(['treasury', 'token'], (s, a) =>
      terrainCost(s, a.hex) > 0 && isChosenWithLay(s) && hasTerrainToken(s, builder(s))
        ? ['treasury', 'token']
        : ['treasury'],
    ),
  },
  conditions: [
    must('track.twoTiles', [], (s) => turnOf(s).lays < MOST_TILES),
    must(
      'track.noHex',
      ['hex'],
      (s, a) => a.hex in mapOf(s).hexes,
      (_, a) => ({ hex: a.hex }),
    ),
    must(
      'track.printed',
      ['hex'],
      (s, a) => !NEVER_BUILT.includes(mapOf(s).hexes[a.hex]!.colour),
      (s, a) => ({ hex: a.hex, colour: mapOf(s).hexes[a.hex]!.colour }),
    ),
    must('track.secondUpgrade', ['hex'], (s, a) => !turnOf(s).upgraded || !isUpgrade(s, a.hex)),
    must(
      'track.homeFirst',
      ['hex'],
      (s, a) => isHomeDone(s) || a.hex === hexOfNode(homeOf(s, builder(s))),
      (s) => ({ company: builder(s), home: hexOfNode(homeOf(s, builder(s))) }),
    ),
    must(
      'track.outOfReach',
      ['hex'],
      (s, a) => isReached(s, builder(s), a.hex),
      (s, a) => ({ hex: a.hex, company: builder(s) }),
    ),
    must(
      'track.tooDear',
      ['hex'],
      (s, a) => funds(s) >= leastCost(s, a.hex),
      (s, a) => ({ cost: leastCost(s, a.hex), cash: funds(s) }),
    ),
    must(
      'track.wrongTile',
      ['hex', 'tile'],
      (s, a) => upgradesOf(mapOf(s), s.board, a.hex).includes(a.tile),
      (_, a) => ({ hex: a.hex, tile: a.tile }),
    ),
    must(
      'track.colour',
      ['tile'],
      (s, a) => phases[s.phase].tiles.includes(tiles[a.tile]!.colour),
      (s, a) => ({ tile: a.tile, colour: tiles[a.tile]!.colour, phase: s.phase }),
    ),
    must(
      'track.noneLeft',
      ['tile'],
      (s, a) => tilesLeft(mapOf(s), s.board, a.tile) > 0,
      (_, a) => ({ tile: a.tile }),
    ),
    must('track.deadEnd', ['hex', 'tile', 'rotation'], leadsOn, (_, a) => ({ hex: a.hex, tile: a.tile })),
    must(
      'track.doesNotFit',
      ['hex', 'tile', 'rotation'],
      (s, a) => fits(mapOf(s), s.board, a.hex, a.tile, a.rotation),
      (_, a) => ({ hex: a.hex, tile: a.tile }),
    ),
    must(
      'track.notConnected',
      ['hex', 'tile', 'rotation'],
      (s, a) => isConnected(s, builder(s), a),
      (s, a) => ({ hex: a.hex, company: builder(s) }),
    ),
    must(
      'terrain.noCost',
      ['hex', 'terrain'],
      (s, a) => a.terrain === 'treasury' || terrainCost(s, a.hex) > 0,
      (_, a) => ({ hex: a.hex }),
    ),
    must('terrain.announced', ['terrain'], (s, a) => a.terrain === 'treasury' || isChosenWithLay(s)),
    must(
      'terrain.noToken',
      ['terrain'],
      (s, a) => a.terrain === 'treasury' || hasTerrainToken(s, builder(s)),
      (s) => ({ company: builder(s) }),
    ),
    must(
      'track.tooDear',
      ['hex', 'terrain'],
      (s, a) => funds(s) >= costOf(s, a),
      (s, a) => ({ cost: costOf(s, a), cash: funds(s) }),
    ),
  ],
  apply(s, a, emit) {
    const turn = turnOf(s);
    const { company } = turn;
    const byToken = isTokenSpent(s, a);
    const second = secondTileCost(s);
    if (byToken) spendTerrainToken(s, emit);
    turn.lays += 1;
    turn.upgraded ||= isUpgrade(s, a.hex);
    putTile(s, company, a, { by: byToken ? 'bank' : 'treasury', second }, emit);
  },
  pass() {},
};
