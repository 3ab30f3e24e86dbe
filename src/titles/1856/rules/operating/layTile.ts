// A company lays or upgrades one tile (R072-R079, R137-R138). The owner of Waterloo and Saugeen may lay it on Kitchener
// without a connection (R022); the owner of the Canada Company lays one more on its own hex (R024).
import type { Action } from '../../../../engine/core/action.ts';
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { step } from '../../../../engine/core/step.ts';
import { push } from '../../../../engine/flow/frame.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { boardToWrite } from '../../../../engine/track/board.ts';
import { isConnectedLay, reachesTrackOn } from '../../../../engine/track/connection.ts';
import { EDGES } from '../../../../engine/track/coords.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { layTile as lay } from '../../../../engine/track/layTile.ts';
import { reachOf } from '../../../../engine/track/reach.ts';
import { rotationsOf } from '../../../../engine/track/upgrades.ts';
import { type Lay, layTile as laying } from '../../../../kernel/track/layTile.ts';
import { isReached, reachedHexes } from '../../../../kernel/track/reached.ts';
import { operator } from '../../../../kernel/turn.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { hexes, hexIds, map } from '../map.ts';
import { CANADA_HEX, CANADA_TILES, KITCHENER, type PrivateId } from '../privates.ts';
import { inOwnTurn, mustInTurn, type State1856, turnOf } from '../state.ts';
import { tileIds, tiles } from '../tiles.ts';
import { hasCome, phases } from '../trains.ts';
import { keepHomeFree } from './homeToken.ts';
import { blockedBy, ownsInTurn } from './privates.ts';

const builder = (s: State1856): CompanyId => turnOf(s).company;

/** R073: cost of the terrain, paid with the first tile on the hex. */
export const terrainCost = (s: State1856, hex: HexId): number =>
  s.board.laid[hex] === undefined ? (hexes[hex]!.terrain?.cost ?? 0) : 0;

/** Pays for a tile and lays it. Tokens with two cities to choose from are taken up until they have picked one (R083). */
export function putTile(s: State1856, a: Lay, cost: number, by: PrivateId | null, emit: Emit<Event1856>): void {
  const { hex, tile, rotation } = a;
  const company = builder(s);
  pay(s, treasury(company), BANK, cost, 'terrain', emit);
  const lifted = lay(map, boardToWrite(s), hex, tile, rotation);
  keepHomeFree(s, hex);
  emit?.({ type: 'tileLaid', company, hex, tile, rotation, cost, by });
  if (lifted.length === 0) return;
  push(s, { kind: 'city', at: 'pickCity', queue: lifted.map(([id]) => ({ company: id as CompanyId, hex })) });
}

/** R022: true if the right of Waterloo and Saugeen applies: on the blank hex, where only tile 59 fits. */
const hasKitchener = (s: State1856, hex: HexId): boolean =>
  hex === KITCHENER && s.board.laid[hex] === undefined && ownsInTurn(s, 'WSRC');

const isTownTile = (s: State1856, hex: HexId): boolean => {
  const tile = s.board.laid[hex]?.[0];
  return tile !== undefined && tiles[tile]!.nodes.some(({ kind }) => kind === 'town');
};

/** R072: true if the tile is connected; to change a town tile it is enough to reach it (R076). */
const isConnected = (s: State1856, { hex, tile, rotation }: Lay): boolean =>
  isTownTile(s, hex)
    ? reachesTrackOn(map, s.board, reachOf(map, s.board, builder(s)), hex)
    : isConnectedLay(map, s.board, { company: builder(s), hex, tile, rotation });

export const layTile = laying<State1856, Event1856>({
  hexes: hexIds,
  tiles: tileIds,
  map: () => map,
  colours: (s) => phases[s.phase].tiles,
  inReach: (s) => [
    ...new Set([...reachedHexes(map, s.board, builder(s)), ...(hasKitchener(s, KITCHENER) ? [KITCHENER] : [])]),
  ],
  isReached: (s, hex) => isReached(map, s.board, builder(s), hex) || hasKitchener(s, hex),
  isConnected: (s, a) => hasKitchener(s, a.hex) || isConnected(s, a),
})
  .ask(
    { before: 'track.outOfReach' },
    must(
      'track.blocked',
      ['hex'],
      (s, a) => blockedBy(s, a.hex) === null,
      (s, a) => ({ hex: a.hex, private: blockedBy(s, a.hex)! }),
    ),
    must('track.townStays', ['hex'], (s, a) => hasCome(s, '6') || !isTownTile(s, a.hex)),
  )
  .with({
    apply(s, a, emit) {
      const byPrivate = hasKitchener(s, a.hex) && !isConnected(s, a);
      if (byPrivate) s.kitchenerUsed = true;
      putTile(s, a, terrainCost(s, a.hex), byPrivate ? 'WSRC' : null, emit);
    },
    /** Also skips the stage of the extra tile: without a tile of the turn there is none of the Canada Company. */
    pass(s) {
      turnOf(s).at = 'links';
    },
  });

/** Rotations in which a tile fits, regardless of connection. */
export const rotation = oneOf<State1856, Action & Lay>(EDGES, (s, a) => rotationsOf(map, s.board, a.hex, a.tile));

/** Conditions of every tile, connected or not. */
export const fits = layTile.pick('track.noneLeft', 'track.doesNotFit');

export const layCanadaTile = step<State1856, Lay & { readonly type: 'layCanadaTile' }, Event1856>()({
  id: 'layCanadaTile',
  stays: true, // before or after the tile of the turn
  actor: operator,
  fields: {
    hex: oneOf(hexIds, () => [CANADA_HEX]),
    tile: oneOf(tileIds, () => CANADA_TILES),
    rotation,
  },
  conditions: [
    inOwnTurn,
    mustInTurn('canada.notOwner', [], (s) => ownsInTurn(s, 'TCC')),
    must('canada.used', [], (s) => !s.canadaUsed),
    must('canada.hex', ['hex'], (_, a) => a.hex === CANADA_HEX),
    must(
      'canada.hexTaken',
      ['hex'],
      (s, a) => s.board.laid[a.hex] === undefined,
      (s, a) => ({ tile: s.board.laid[a.hex]![0] }),
    ),
    must('canada.tile', ['tile'], (_, a) => CANADA_TILES.includes(a.tile)),
    ...fits,
  ],
  apply(s, a, emit) {
    s.canadaUsed = true;
    putTile(s, a, 0, 'TCC', emit);
  },
  pass() {},
});
