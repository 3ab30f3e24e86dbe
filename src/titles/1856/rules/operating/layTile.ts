// A company lays or upgrades one tile (R072-R079, R137-R138). The owner of Waterloo and Saugeen may lay it on Kitchener
// without a connection (R022).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { push } from '../../../../engine/flow/frame.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { boardToWrite } from '../../../../engine/track/board.ts';
import { isConnectedLay, reachesTrackOn } from '../../../../engine/track/connection.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { layTile as lay } from '../../../../engine/track/layTile.ts';
import { reachOf } from '../../../../engine/track/reach.ts';
import { type Lay, laying } from '../../../../kernel/track/laying.ts';
import type { LayTile } from '../../../../kernel/track/layTile.ts';
import { isReached, reachedHexes } from '../../../../kernel/track/reached.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { hexes, hexIds, map } from '../map.ts';
import { KITCHENER, type PrivateId } from '../privates.ts';
import { must } from '../rules.ts';
import { operator, type State1856, turnOf } from '../state.ts';
import { tileIds, tiles } from '../tiles.ts';
import { hasCome, phases } from '../trains.ts';
import { keepHomeFree } from './homeToken.ts';
import { blockedBy, companyOwning } from './privates.ts';

/** R073: terrain is paid for with the first tile on the hex. */
export const terrainCost = (s: State1856, hex: HexId): number =>
  s.board.laid[hex] === undefined ? (hexes[hex]!.terrain?.cost ?? 0) : 0;

/** A tile is paid for and laid. Tokens for which it has two cities are taken up until they have picked one (R083). */
export function putTile(s: State1856, a: Lay, cost: number, by: PrivateId | null, emit: Emit<Event1856>): void {
  const { hex, tile, rotation } = a;
  const { company } = turnOf(s);
  pay(s, treasury(company), BANK, cost, 'terrain', emit);
  const lifted = lay(map, boardToWrite(s), hex, tile, rotation);
  keepHomeFree(s, hex);
  emit?.({ type: 'tileLaid', company, hex, tile, rotation, cost, by });
  if (lifted.length === 0) return;
  push(s, { kind: 'city', at: 'pickCity', queue: lifted.map(([id]) => ({ company: id as CompanyId, hex })) });
}

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
