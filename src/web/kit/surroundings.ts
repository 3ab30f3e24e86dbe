// What lies and is written around a hex, as its own lettering sees it.
import { EDGES, faceOf, type HexId, type MapFacts, neighbour } from '../../engine/index.ts';
import type { RailState } from '../../kernel/index.ts';
import { type Beside, offsetOf } from '../board/tile/obstacles.ts';
import type { Box } from '../board/tile/placeSigns.ts';
import { sizeOf } from '../board/tile/sizes.ts';
import type { PictureLabel } from '../board/tile/tilePicture.ts';

export const besideOf = (map: MapFacts, s: RailState, hex: HexId): readonly Beside[] =>
  EDGES.flatMap((edge) => {
    const other = neighbour(map, hex, edge);
    return other === null ? [] : [{ edge, face: faceOf(map, s.board, other) }];
  });

/** Nothing that lies further from the middle of a hex is in the way of what is written there. */
const FAR = 105;

/** What is written already in the hexes around this one. */
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

/** Coordinates are shown on request, and then upon whatever lies there. */
export const isShown = ({ kind }: PictureLabel): boolean => kind !== 'id';

export const boxOf = (label: PictureLabel): Box => ({ x: label.x, y: label.y, ...sizeOf(label, label.most) });
