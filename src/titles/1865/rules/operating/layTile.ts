// A company lays or upgrades one tile for nothing, and a second one for 20 (R100-R114, R177-R179).
import { byOffer, must } from '../../../../engine/core/condition.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { boardToWrite, nodeId } from '../../../../engine/track/board.ts';
import { reachesTrackOn, usesNewTrack } from '../../../../engine/track/connection.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { type Laying, layTile as layOn } from '../../../../engine/track/layTile.ts';
import { perBoard } from '../../../../engine/track/memo.ts';
import { reachOf } from '../../../../engine/track/reach.ts';
import { type Lay, layTile as lay } from '../../../../kernel/track/layTile.ts';
import { reachedHexes } from '../../../../kernel/track/reached.ts';
import type { Event1865 } from '../events.ts';
import { hexIds, mapOf } from '../map.ts';
import { operating, type State1865, turnOf } from '../state.ts';
import { mayLieOn, tileIds } from '../tiles.ts';
import { phases } from '../trains.ts';
import { growCity, trafficAt } from './traffic.ts';
import { freshTrack, isCompetitive, isWorkedMine, keptBy, tilesFor } from './upgrades.ts';

/** R100 */
const MOST_TILES = 2;
const SECOND_TILE: Money = 20;

/** R100, R113: terrain costs nothing. */
const costNow = (s: State1865): Money => (turnOf(s).laid.length === 0 ? 0 : SECOND_TILE);

/** Only a tile of the same colour may give up track (R103, R105). */
const manner = (s: State1865, { hex, tile }: Lay): Laying =>
  isCompetitive(s, hex, tile) ? { keeps: keptBy(s, hex, tile) } : {};

/** R106-R107, R178: true if the company reaches new track of the tile; if none is new, any of its track or its city. */
function isConnected(s: State1865, tried: Lay): boolean {
  const map = mapOf(s);
  const company = operating(s);
  const { hex, tile, rotation } = tried;
  if (freshTrack(s, tried).length > 0)
    return usesNewTrack(map, s.board, { company, hex, tile, rotation, laying: manner(s, tried) });
  // no track is new: the reach now is the reach after the lay
  return reachesTrackOn(map, s.board, reachOf(map, s.board, company), hex);
}

const byCompany = perBoard(() => new Map<string, readonly HexId[]>());

/** Hexes in reach, bare ones first: something usually fits there, so a search for one legal lay ends soon. */
function hexesInReach(s: State1865): readonly HexId[] {
  const company = operating(s);
  const known = byCompany(mapOf(s), s.board);
  let hexes = known.get(company);
  if (hexes === undefined) {
    const all = reachedHexes(mapOf(s), s.board, company);
    const isBare = (hex: HexId): boolean => s.board.laid[hex] === undefined;
    hexes = [...all.filter(isBare), ...all.filter((hex) => !isBare(hex))];
    known.set(company, hexes);
  }
  return hexes;
}

export const layTile = lay<State1865, Event1865>({
  hexes: hexIds,
  tiles: tileIds,
  map: mapOf,
  colours: (s) => phases[s.phase].tiles,
  inReach: hexesInReach,
  isConnected,
  tileCost: costNow,
  upgrades: tilesFor,
  keeps: keptBy,
})
  .ask(
    'first',
    must('track.twoTiles', [], (s) => turnOf(s).laid.length < MOST_TILES),
    byOffer(must('track.noHex', ['hex'], (s, a) => Object.hasOwn(mapOf(s).hexes, a.hex))),
  )
  .ask(
    { after: 'track.printed' },
    must('track.sameHex', ['hex'], (s, a) => !turnOf(s).laid.includes(a.hex)),
    must('track.mine', ['hex'], (s, a) => !isWorkedMine(s, a.hex)),
  )
  .ask(
    { before: 'track.colour' },
    must('track.elsewhere', ['hex', 'tile'], (s, a) => mayLieOn(mapOf(s), a.tile, a.hex)),
  )
  .ask(
    { after: 'track.doesNotFit' },
    must(
      'track.nothingNew',
      ['hex', 'tile', 'rotation'],
      (s, a) => !isCompetitive(s, a.hex, a.tile) || freshTrack(s, a).length > 0,
      (_, a) => ({ hex: a.hex, tile: a.tile }),
    ),
  )
  .with({
    stays: true,
    apply(s, a, emit) {
      const { hex, tile, rotation } = a;
      const [turn, map, cost, city] = [turnOf(s), mapOf(s), costNow(s), nodeId(hex, 0)];
      const hasPlace = map.hexes[hex]!.nodes.length > 0;
      const before = hasPlace ? trafficAt(s, city) : 0;
      pay(s, treasury(turn.company), BANK, cost, 'secondTile', emit);
      layOn(map, boardToWrite(s), hex, tile, rotation, manner(s, a));
      turn.laid.push(hex);
      emit?.({ type: 'tileLaid', company: turn.company, hex, tile, rotation, cost });
      if (hasPlace) growCity(s, city, before, emit);
    },
  });
