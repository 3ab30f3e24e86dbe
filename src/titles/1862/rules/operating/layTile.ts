// A company lays one yellow N tile, one or two other yellow tiles, or upgrades one (R106-R113).
import { must } from '../../../../engine/core/condition.ts';
import { isConnectedLay } from '../../../../engine/track/connection.ts';
import type { HexId, TileId } from '../../../../engine/track/facts.ts';
import { layTile as lay } from '../../../../kernel/track/layTile.ts';
import { isReached, reachedHexes } from '../../../../kernel/track/reached.ts';
import type { Event1862 } from '../events.ts';
import { homeOf, isHomeAwaited, isHomeDue, isHomeForced, putHomeToken, roomAtHome } from '../home.ts';
import { hexIds, map } from '../map.ts';
import { active, operator, type State1862, turnOf } from '../state.ts';
import { SMALL_STATION, tileIds, tiles } from '../tiles.ts';
import { phases } from '../trains.ts';
import { inService } from './building.ts';

/** R078, R080: the tile for its home token needs no route. */
const isForHome = (s: State1862, hex: HexId): boolean => hex === homeOf(s).hex && isHomeDue(s);

/** R107: true for a tile beside which another one can be laid. */
const isOneOfTwo = (tile: TileId): boolean => tiles[tile]!.colour === 'yellow' && tiles[tile]!.label !== 'N';

/** Every small station stays in its place (R111-R112). */
export const manner = { townsStay: SMALL_STATION };

export const layTile = lay<State1862, Event1862>({
  hexes: hexIds,
  tiles: tileIds,
  map: () => map,
  actor: operator,
  inReach: (s) => [...new Set([...(isHomeDue(s) ? [homeOf(s).hex] : []), ...reachedHexes(map, s.board, active(s))])],
  isReached: (s, hex) => isForHome(s, hex) || isReached(map, s.board, active(s), hex),
  // R108, R112: new track on a route, or a city on one that is worth more
  isConnected: (s, { hex, tile, rotation }) =>
    isForHome(s, hex) || isConnectedLay(map, s.board, { company: active(s), hex, tile, rotation, laying: manner }),
  colours: (s) => phases[s.phase].tiles,
  ...manner,
})
  .drop('track.tooDear') // the ground costs nothing
  .ask('first', ...inService)
  .ask(
    { after: 'track.printed' },
    must('build.homeFirst', ['hex'], (s, a) => !isHomeForced(s) || a.hex === homeOf(s).hex, homeOf),
  )
  .ask(
    { before: 'track.noneLeft' },
    must('build.second', ['tile'], (s, a) => {
      const { built } = turnOf(s);
      return built === 'nothing' || (built === 'one' && isOneOfTwo(a.tile));
    }),
  )
  .hold(must('build.homeDue', [], (s: State1862) => !isHomeForced(s), homeOf))
  .also((s, { tile }, emit) => {
    const turn = turnOf(s);
    const { company } = turn;
    if (isHomeAwaited(s, company) && roomAtHome(s, company) === 'free') putHomeToken(s, company, emit);
    // R110: the second one is laid after the first, and may build on it
    const another = turn.built === 'nothing' && isOneOfTwo(tile);
    turn.built = another ? 'one' : 'done';
    if (another) turn.at = 'build';
  });
