// Stations that are added to the track of a hex during play, and stay when the tile under them is replaced.
import type { Board, Extra } from './board.ts';
import { type HexId, isNode, type MapFacts, type StationId } from './facts.ts';
import { type HexTrack, isBetween, trackOn } from './hexTrack.ts';

/** Track of a hex without a stop on it, as pairs of sides. */
export const plainTrack = (hexTrack: HexTrack): readonly Extra['on'][] =>
  hexTrack.paths.filter((ends) => !ends.some(isNode)).map(([a, b]) => [a, b]);

/** Puts a station on plain track. */
export function addStation(map: MapFacts, board: Board, hex: HexId, station: StationId, on: Extra['on']): void {
  if (map.stations?.[station] === undefined) throw new Error(`no station ${station}`);
  if (!plainTrack(trackOn(map, board, hex)).some((track) => isBetween(track, on)))
    throw new Error(`no plain track between ${on.join(' and ')} on ${hex}`);
  board.extras = { ...board.extras, [hex]: [...(board.extras?.[hex] ?? []), { station, on: [on[0], on[1]] }] };
  board.rev += 1;
}

/** Stations that stay when other track comes under them. A stop of the new track replaces the station there. */
export const extrasOn = (hexTrack: HexTrack, extras: readonly Extra[]): Extra[] =>
  extras.filter(({ on }) => plainTrack(hexTrack).some((track) => isBetween(track, on)));

/** Stations that replace the towns of a hex where its new track is plain. */
export const townsAsExtras = (before: HexTrack, after: HexTrack, station: StationId): Extra[] =>
  before.nodes.flatMap(({ kind }, i) => {
    const [a, b, ...more] = before.exits[i]!;
    if (kind !== 'town' || a === undefined || b === undefined || more.length > 0) return [];
    return extrasOn(after, [{ station, on: [a, b] }]);
  });
