// A company lays or upgrades one tile (R072-R079, R137-R138). The owner of Waterloo and Saugeen may lay it on Kitchener
// without a connection (R022).
import { oneOf } from '../../../engine/core/fields.ts';
import type { Step } from '../../../engine/core/step.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { hexOfNode } from '../../../engine/track/board.ts';
import { isConnectedLay, reachesTrackOn } from '../../../engine/track/connection.ts';
import type { Colour, HexId } from '../../../engine/track/facts.ts';
import { reachOf } from '../../../engine/track/reach.ts';
import { hasTokenIn, tokenNodes } from '../../../engine/track/tokens.ts';
import { rotationsOf, upgradesOf } from '../../../engine/track/upgrades.ts';
import type { Event1856 } from '../events.ts';
import { hexes, hexIds } from '../hexes.ts';
import { map } from '../map.ts';
import { hasCome, phases } from '../phases.ts';
import { KITCHENER } from '../privateCompanies.ts';
import { blockedBy } from '../privates/owner.ts';
import { must } from '../rules.ts';
import { type State1856, turnOf } from '../state.ts';
import { tileIds, tiles } from '../tiles.ts';
import { operator } from './operator.ts';
import { type Lay, pieceConditions, putTile, terrainCost } from './putTile.ts';
import { rotations } from './rotations.ts';

export interface LayTile extends Lay {
  readonly type: 'layTile';
}

const NEVER_BUILT: readonly Colour[] = ['gray', 'red', 'blue'];

const reach = (s: State1856) => reachOf(map, s.board, turnOf(s).company);

/** R022: on the blank hex only; nothing but tile 59 fits there. */
const hasKitchener = (s: State1856, hex: HexId): boolean =>
  hex === KITCHENER && s.board.laid[hex] === undefined && s.privates.WSRC === turnOf(s).company;

const isReached = (s: State1856, hex: HexId): boolean =>
  reach(s).entries.has(hex) || hasTokenIn(s.board, turnOf(s).company, hex);

const isTownTile = (s: State1856, hex: HexId): boolean => {
  const tile = s.board.laid[hex]?.[0];
  return tile !== undefined && tiles[tile]!.nodes.some(({ kind }) => kind === 'town');
};

/** R072; for a town tile that is changed it is enough to reach it (R076). */
const isConnected = (s: State1856, { hex, tile, rotation }: Lay): boolean =>
  isTownTile(s, hex)
    ? reachesTrackOn(map, s.board, reach(s), hex)
    : isConnectedLay(map, s.board, { company: turnOf(s).company, hex, tile, rotation });

export const layTile: Step<State1856, LayTile, Event1856> = {
  id: 'layTile',
  actor: operator,
  fields: {
    hex: oneOf(hexIds, (s) => [
      ...new Set([
        ...reach(s).entries.keys(),
        ...tokenNodes(s.board, turnOf(s).company).map(hexOfNode),
        ...(hasKitchener(s, KITCHENER) ? [KITCHENER] : []),
      ]),
    ]),
    tile: oneOf(tileIds, (s, a) => upgradesOf(map, s.board, a.hex)),
    rotation: oneOf(rotations, (s, a) => rotationsOf(map, s.board, a.hex, a.tile)),
  },
  conditions: [
    must(
      'track.printed',
      ['hex'],
      (_, a) => !NEVER_BUILT.includes(hexes[a.hex]!.colour),
      (_, a) => ({ hex: a.hex, colour: hexes[a.hex]!.colour }),
    ),
    must(
      'track.blocked',
      ['hex'],
      (s, a) => blockedBy(s, a.hex) === null,
      (s, a) => ({ hex: a.hex, private: blockedBy(s, a.hex)! }),
    ),
    must(
      'track.townStays',
      ['hex'],
      (s, a) => hasCome(s, '6') || !isTownTile(s, a.hex),
      (s, a) => ({ hex: a.hex, tile: s.board.laid[a.hex]![0] }),
    ),
    must(
      'track.outOfReach',
      ['hex'],
      (s, a) => isReached(s, a.hex) || hasKitchener(s, a.hex),
      (s, a) => ({ hex: a.hex, company: turnOf(s).company }),
    ),
    must(
      'track.tooDear',
      ['hex'],
      (s, a) => cashOf(s, turnOf(s).company) >= terrainCost(s, a.hex),
      (s, a) => ({ cost: terrainCost(s, a.hex), cash: cashOf(s, turnOf(s).company) }),
    ),
    must(
      'track.wrongTile',
      ['hex', 'tile'],
      (s, a) => upgradesOf(map, s.board, a.hex).includes(a.tile),
      (_, a) => ({ hex: a.hex, tile: a.tile }),
    ),
    must(
      'track.colour',
      ['tile'],
      (s, a) => phases[s.phase].tiles.includes(tiles[a.tile]!.colour),
      (s, a) => ({ tile: a.tile, colour: tiles[a.tile]!.colour, phase: s.phase }),
    ),
    ...pieceConditions,
    must(
      'track.notConnected',
      ['hex', 'tile', 'rotation'],
      (s, a) => hasKitchener(s, a.hex) || isConnected(s, a),
      (s, a) => ({ hex: a.hex, company: turnOf(s).company }),
    ),
  ],
  apply(s, a, emit) {
    const byPrivate = hasKitchener(s, a.hex) && !isConnected(s, a);
    if (byPrivate) s.kitchenerUsed = true;
    putTile(s, a, terrainCost(s, a.hex), byPrivate ? 'WSRC' : null, emit);
  },
  /** Whoever lays nothing lays no tile of the Canada Company either: that stage is left out with this one. */
  pass(s) {
    turnOf(s).at = 'links';
  },
};
