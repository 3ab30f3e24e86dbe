// A company lays or upgrades one tile (R072-R079, R137-R138). The owner of Waterloo and Saugeen may lay it on Kitchener
// without a connection (R022).
import { treasury } from '../../../engine/core/owner.ts';
import type { Step } from '../../../engine/core/step.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { isConnectedLay, reachesTrackOn } from '../../../engine/track/connection.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import { reachOf } from '../../../engine/track/reach.ts';
import { type Lay, laying } from '../../../kernel/track/laying.ts';
import type { LayTile } from '../../../kernel/track/layTile.ts';
import { isReached, reachedHexes } from '../../../kernel/track/reached.ts';
import type { Event1856 } from '../events.ts';
import { hexIds } from '../hexes.ts';
import { map } from '../map.ts';
import { hasCome, phases } from '../phases.ts';
import { KITCHENER } from '../privateCompanies.ts';
import { blockedBy, companyOwning } from '../privates/owner.ts';
import { must } from '../rules.ts';
import { operator, type State1856, turnOf } from '../state.ts';
import { tileIds, tiles } from '../tiles.ts';
import { putTile, terrainCost } from './putTile.ts';

const builder = (s: State1856) => turnOf(s).company;

/** R022: on the blank hex only; nothing but tile 59 fits there. */
const hasKitchener = (s: State1856, hex: HexId): boolean =>
  hex === KITCHENER && s.board.laid[hex] === undefined && companyOwning(s, 'WSRC') === builder(s);

const isTownTile = (s: State1856, hex: HexId): boolean => {
  const tile = s.board.laid[hex]?.[0];
  return tile !== undefined && tiles[tile]!.nodes.some(({ kind }) => kind === 'town');
};

/** R072; for a town tile that is changed it is enough to reach it (R076). */
const isConnected = (s: State1856, { hex, tile, rotation }: Lay): boolean =>
  isTownTile(s, hex)
    ? reachesTrackOn(map, s.board, reachOf(map, s.board, builder(s)), hex)
    : isConnectedLay(map, s.board, { company: builder(s), hex, tile, rotation });

/** What is asked of a tile by whatever right it is laid, or by that of the turn. */
export const { fields, conditions } = laying<State1856>({
  hexes: hexIds,
  tiles: tileIds,
  map: () => map,
  builder,
  offer: (s) => [
    ...new Set([...reachedHexes(map, s.board, builder(s)), ...(hasKitchener(s, KITCHENER) ? [KITCHENER] : [])]),
  ],
  isReached: (s, hex) => isReached(map, s.board, builder(s), hex) || hasKitchener(s, hex),
  isConnected: (s, lay) => hasKitchener(s, lay.hex) || isConnected(s, lay),
  cost: terrainCost,
  cash: (s) => cashOf(s, treasury(builder(s))),
  colours: (s) => phases[s.phase].tiles,
  phase: (s) => s.phase,
});

export const layTile: Step<State1856, LayTile, Event1856> = {
  id: 'layTile',
  actor: operator,
  fields,
  conditions: [
    conditions.isBuildable,
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
    conditions.isReached,
    conditions.canPay,
    conditions.isUpgrade,
    conditions.hasColour,
    conditions.isLeft,
    conditions.fits,
    conditions.isConnected,
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
