// A company adds a small station to a track that has none, anywhere on the map (R114).
import { must } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { step } from '../../../../engine/core/step.ts';
import { boardToWrite, type Extra } from '../../../../engine/track/board.ts';
import { EDGES } from '../../../../engine/track/coords.ts';
import { addStation as addTo, plainTrack } from '../../../../engine/track/extras.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { trackOn } from '../../../../engine/track/hexTrack.ts';
import type { Event1862 } from '../events.ts';
import { homeOf, isHomeForced } from '../home.ts';
import { hexIds, map } from '../map.ts';
import { operator, type State1862, turnOf } from '../state.ts';
import { SMALL_STATION, tiles } from '../tiles.ts';
import { inService, onlyBuild } from './building.ts';

export interface AddStation {
  readonly type: 'addStation';
  readonly hex: HexId;
  /** The sides that the track joins, the lower first: `1-4`. */
  readonly track: string;
}

const nameOf = ([a, b]: Extra['on']): string => `${Math.min(a, b)}-${Math.max(a, b)}`;
export const trackNames = EDGES.flatMap((a) => EDGES.filter((b) => a < b).map((b) => nameOf([a, b])));

/** The tracks without a stop, by name. */
export const tracksOn = (s: Pick<State1862, 'board'>, hex: HexId): ReadonlyMap<string, Extra['on']> =>
  new Map(plainTrack(trackOn(map, s.board, hex)).map((on) => [nameOf(on), on]));

/** True for a tile without a printed stop: yellow tiles have their small station, tiles with a city get none. */
const isForStations = (s: State1862, hex: HexId): boolean => {
  const tile = s.board.laid[hex]?.[0];
  return tile !== undefined && tiles[tile]!.nodes.length === 0;
};

export const addStation = step<State1862, AddStation, Event1862>()({
  id: 'addStation',
  actor: operator,
  fields: {
    hex: oneOf(hexIds, (s) => Object.keys(s.board.laid)),
    track: oneOf(trackNames, (s, a) => [...tracksOn(s, a.hex).keys()]),
  },
  conditions: [
    ...inService,
    onlyBuild,
    must('build.homeFirst', [], (s) => !isHomeForced(s) || ruling(s, 'stationBeforeHome') === 'yes', homeOf),
    must('station.tile', ['hex'], (s, a) => isForStations(s, a.hex)),
    must('station.noTrack', ['hex', 'track'], (s, a) => tracksOn(s, a.hex).has(a.track)),
  ],
  apply(s, { hex, track }, emit) {
    const turn = turnOf(s);
    addTo(map, boardToWrite(s), hex, SMALL_STATION, tracksOn(s, hex).get(track)!);
    turn.built = 'done';
    emit?.({ type: 'stationAdded', company: turn.company, hex, track });
  },
});
