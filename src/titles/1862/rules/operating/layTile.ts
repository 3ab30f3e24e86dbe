// A company lays one yellow N tile, one or two other yellow tiles, or upgrades one (R106-R113).
import type { Step } from '../../../../engine/core/step.ts';
import { boardToWrite } from '../../../../engine/track/board.ts';
import { isConnectedLay } from '../../../../engine/track/connection.ts';
import type { HexId, TileId } from '../../../../engine/track/facts.ts';
import { layTile as layOn } from '../../../../engine/track/layTile.ts';
import { laying } from '../../../../kernel/track/laying.ts';
import type { LayTile } from '../../../../kernel/track/layTile.ts';
import { isReached, reachedHexes } from '../../../../kernel/track/reached.ts';
import type { Event1862 } from '../events.ts';
import { roomAtHome } from '../home.ts';
import { hexIds, map } from '../map.ts';
import { must } from '../rules.ts';
import { operator, type State1862, turnOf } from '../state.ts';
import { SMALL_STATION, tileIds, tiles } from '../tiles.ts';
import { phases } from '../trains.ts';
import { homeOf, isInService } from './building.ts';
import { isHomeAwaited, isHomeDue, isHomeForced, putHomeToken } from './homeToken.ts';

const builder = (s: State1862) => turnOf(s).company;

/** R078, R080: the tile for its home token needs no route. */
const isForHome = (s: State1862, hex: HexId): boolean => hex === homeOf(s).hex && isHomeDue(s);

/** R107: beside it another one can be laid. */
const isOneOfTwo = (tile: TileId): boolean => tiles[tile]!.colour === 'yellow' && tiles[tile]!.label !== 'N';

/** Every small station stays in its place (R111-R112). */
export const manner = { townsStay: SMALL_STATION };

const { fields, conditions } = laying<State1862>({
  hexes: hexIds,
  tiles: tileIds,
  map: () => map,
  builder,
  offer: (s) => [...new Set([...(isHomeDue(s) ? [homeOf(s).hex] : []), ...reachedHexes(map, s.board, builder(s))])],
  isReached: (s, hex) => isForHome(s, hex) || isReached(map, s.board, builder(s), hex),
  // R108, R112: new track on a route, or a city on one that is worth more
  isConnected: (s, { hex, tile, rotation }) =>
    isForHome(s, hex) || isConnectedLay(map, s.board, { company: builder(s), hex, tile, rotation, laying: manner }),
  cost: () => 0,
  cash: () => 0,
  colours: (s) => phases[s.phase].tiles,
  phase: (s) => s.phase,
});

export const layTile: Step<State1862, LayTile, Event1862> = {
  id: 'layTile',
  actor: operator,
  fields,
  conditions: [
    ...isInService<LayTile>(),
    conditions.isBuildable,
    must('build.homeFirst', ['hex'], (s, a) => !isHomeForced(s) || a.hex === homeOf(s).hex, homeOf),
    conditions.isReached,
    conditions.isUpgrade,
    conditions.hasColour,
    must(
      'build.second',
      ['tile'],
      (s, a) => turnOf(s).built === 'nothing' || (turnOf(s).built === 'one' && isOneOfTwo(a.tile)),
      (_, a) => ({ tile: a.tile }),
    ),
    conditions.isLeft,
    conditions.fits,
    conditions.isConnected,
  ],
  apply(s, { hex, tile, rotation }, emit) {
    const turn = turnOf(s);
    const { company } = turn;
    layOn(map, boardToWrite(s), hex, tile, rotation, manner);
    emit?.({ type: 'tileLaid', company, hex, tile, rotation, cost: 0 });
    if (isHomeAwaited(s, company) && roomAtHome(s, company) === 'free') putHomeToken(s, company, emit);
    // R110: the second one is laid after the first, and may build on it
    const another = turn.built === 'nothing' && isOneOfTwo(tile);
    turn.built = another ? 'one' : 'done';
    if (another) turn.at = 'build';
  },
  pass() {},
  passing: [must('build.homeDue', [], (s) => !isHomeForced(s), homeOf)],
};
