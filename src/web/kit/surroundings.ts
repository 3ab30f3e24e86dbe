// The surroundings of a hex that matter to its lettering: the neighbours' track and their lettering.
import { EDGES, type HexId, type MapFacts, neighbour, trackOn } from '../../engine/index.ts';
import type { RailState } from '../../kernel/index.ts';
import { type Beside, offsetOf } from '../board/tile/obstacles.ts';
import type { Box } from '../board/tile/placeSigns.ts';
import { sizeOf } from '../board/tile/sizes.ts';
import type { PictureLabel } from '../board/tile/tilePicture.ts';

export const besideOf = (map: MapFacts, s: RailState, hex: HexId): readonly Beside[] =>
  EDGES.flatMap((edge) => {
    const other = neighbour(map, hex, edge);
    return other === null ? [] : [{ edge, hexTrack: trackOn(map, s.board, other) }];
  });

/** The furthest extent, twice the distance from a hex's middle, of neighbouring lettering that matters. */
const FAR = 105;

/** The lettering already set in the neighbouring hexes. */
export const takenAround = (
  map: MapFacts,
  hex: HexId,
  drawn: ReadonlyMap<HexId, { readonly written: readonly Box[] }>,
): readonly Box[] =>
  EDGES.flatMap((edge) => {
    const other = neighbour(map, hex, edge);
    const { x, y } = offsetOf(edge, map.orientation);
    return ((other !== null && drawn.get(other)?.written) || [])
      .map((box) => ({ ...box, x: box.x + x, y: box.y + y }))
      .filter((box) => Math.abs(box.x) - box.width / 2 < FAR / 2 && Math.abs(box.y) - box.height / 2 < FAR / 2);
  });

/** True for signs always shown: coordinates appear on request, and may overlap anything. */
export const isShown = ({ kind }: PictureLabel): boolean => kind !== 'id';

export const boxOf = (label: PictureLabel): Box => ({ x: label.x, y: label.y, ...sizeOf(label, label.most) });
