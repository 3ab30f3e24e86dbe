// A company lays or upgrades one tile for nothing, and a second one for 20 (R100-R114, R177-R179).
import { byOffer } from '../../../../engine/core/condition.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, cashOf, type Money, pay } from '../../../../engine/money/bank.ts';
import { boardToWrite, nodeId } from '../../../../engine/track/board.ts';
import { reachesTrackOn, usesNewTrack } from '../../../../engine/track/connection.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { type Laying, layTile as layOn } from '../../../../engine/track/layTile.ts';
import { perBoard } from '../../../../engine/track/memo.ts';
import { reachOf } from '../../../../engine/track/reach.ts';
import { type Lay, laying } from '../../../../kernel/track/laying.ts';
import type { LayTile } from '../../../../kernel/track/layTile.ts';
import { isReached, reachedHexes } from '../../../../kernel/track/reached.ts';
import type { Event1865 } from '../events.ts';
import { hexIds, mapOf } from '../map.ts';
import { must } from '../rules.ts';
import { operating, operator, type State1865, turnOf } from '../state.ts';
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

/** R106-R107, R178: with the tile in place it reaches a new track; if there is none, any track or the city of the tile. */
function isConnected(s: State1865, lay: Lay): boolean {
  const map = mapOf(s);
  const company = operating(s);
  const { hex, tile, rotation } = lay;
  if (freshTrack(s, lay).length > 0)
    return usesNewTrack(map, s.board, { company, hex, tile, rotation, laying: manner(s, lay) });
  // all of its track lies there already: what is reached now is reached then
  return reachesTrackOn(map, s.board, reachOf(map, s.board, company), hex);
}

const byCompany = perBoard(() => new Map<string, readonly HexId[]>());

/** Those without a tile first: there something fits as a rule, and whoever looks for one legal lay has found it. */
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

const { fields, conditions } = laying<State1865>({
  hexes: hexIds,
  tiles: tileIds,
  map: mapOf,
  builder: operating,
  offer: hexesInReach,
  isReached: (s, hex) => isReached(mapOf(s), s.board, operating(s), hex),
  isConnected,
  cost: costNow,
  cash: (s) => cashOf(s, treasury(operating(s))),
  colours: (s) => phases[s.phase].tiles,
  phase: (s) => s.phase,
  upgrades: tilesFor,
  keeps: keptBy,
});

export const layTile: Step<State1865, LayTile, Event1865> = {
  id: 'layTile',
  stays: true,
  actor: operator,
  fields,
  conditions: [
    must('track.twoTiles', [], (s) => turnOf(s).laid.length < MOST_TILES),
    byOffer(
      must(
        'track.noHex',
        ['hex'],
        (s, a) => Object.hasOwn(mapOf(s).hexes, a.hex),
        (_, a) => ({ hex: a.hex }),
      ),
    ),
    conditions.isBuildable,
    must(
      'track.sameHex',
      ['hex'],
      (s, a) => !turnOf(s).laid.includes(a.hex),
      (_, a) => ({ hex: a.hex }),
    ),
    must(
      'track.mine',
      ['hex'],
      (s, a) => !isWorkedMine(s, a.hex),
      (_, a) => ({ hex: a.hex }),
    ),
    conditions.isReached,
    conditions.canPay,
    conditions.isUpgrade,
    must(
      'track.elsewhere',
      ['hex', 'tile'],
      (s, a) => mayLieOn(mapOf(s), a.tile, a.hex),
      (_, a) => ({ hex: a.hex, tile: a.tile }),
    ),
    conditions.hasColour,
    conditions.isLeft,
    conditions.fits,
    must(
      'track.nothingNew',
      ['hex', 'tile', 'rotation'],
      (s, a) => !isCompetitive(s, a.hex, a.tile) || freshTrack(s, a).length > 0,
      (_, a) => ({ hex: a.hex, tile: a.tile }),
    ),
    conditions.isConnected,
  ],
  apply(s, lay, emit) {
    const { hex, tile, rotation } = lay;
    const [turn, map, cost, city] = [turnOf(s), mapOf(s), costNow(s), nodeId(hex, 0)];
    const hasPlace = map.hexes[hex]!.nodes.length > 0;
    const before = hasPlace ? trafficAt(s, city) : 0;
    pay(s, treasury(turn.company), BANK, cost, 'secondTile', emit);
    layOn(map, boardToWrite(s), hex, tile, rotation, manner(s, lay));
    turn.laid.push(hex);
    emit?.({ type: 'tileLaid', company: turn.company, hex, tile, rotation, cost });
    if (hasPlace) growCity(s, city, before, emit);
  },
  pass() {},
};
