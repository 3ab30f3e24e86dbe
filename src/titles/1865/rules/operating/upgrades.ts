// The two kinds of upgrade: to the next colour (R103), and to another tile of the same colour (R105, R179).

import type { HexId, TileId } from '../../../../engine/track/facts.ts';
import { trackOfTile, trackOn } from '../../../../engine/track/hexTrack.ts';
import { connectedEdges, keepsConnections } from '../../../../engine/track/keepsConnections.ts';
import { type Keeps, keepsTrack, newTrack } from '../../../../engine/track/keepsTrack.ts';
import { perMap } from '../../../../engine/track/memo.ts';
import { tilesOfColours, upgradesOf } from '../../../../engine/track/upgrades.ts';
import type { Lay } from '../../../../kernel/track/layTile.ts';
import { mapOf } from '../map.ts';
import type { State1865 } from '../state.ts';
import { tiles } from '../tiles.ts';

/** The tile laid on a hex; undefined for a print alone. */
const tileOn = (s: State1865, hex: HexId): TileId | undefined => s.board.laid[hex]?.[0];

/** R105: true if a tile takes the place of another of its colour. */
export function isCompetitive(s: State1865, hex: HexId, tile: TileId): boolean {
  const old = tileOn(s, hex);
  return old !== undefined && tiles[old]!.colour === tiles[tile]!.colour;
}

/** R112: true for a mine that has its tile. */
export const isWorkedMine = (s: State1865, hex: HexId): boolean => {
  const old = tileOn(s, hex);
  return old !== undefined && tiles[old]!.nodes[0]?.kind === 'mine';
};

const known = perMap(() => new Map<string, readonly TileId[]>());

/** R177, R179: tiles by the manifest, or of the same colour with the same kind of place, but in no city with a letter. */
export function tilesFor(s: State1865, hex: HexId): readonly TileId[] {
  const map = mapOf(s);
  const old = tileOn(s, hex);
  const key = `${hex} ${old}`;
  let found = known(map).get(key);
  if (found === undefined) {
    const isFree = old !== undefined && map.hexes[hex]!.label === undefined;
    const others = isFree ? tilesOfColours(map, s.board, hex, [tiles[old]!.colour]) : [];
    found = [...upgradesOf(map, s.board, hex), ...others];
    known(map).set(key, found);
  }
  return found;
}

/** R103, R105: keeps all track, or only what meets a neighbour's track, the dotted links over the sea included (R110). */
export const keptBy = (s: State1865, hex: HexId, tile: TileId): Keeps =>
  isCompetitive(s, hex, tile) ? keepsConnections(connectedEdges(mapOf(s), s.board, hex)) : keepsTrack;

/** The track of the tile that was not there before. */
export const freshTrack = (s: State1865, { hex, tile, rotation }: Lay) =>
  newTrack(trackOn(mapOf(s), s.board, hex), trackOfTile(mapOf(s), tile, rotation), keptBy(s, hex, tile));
