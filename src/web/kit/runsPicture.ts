// The runs of trains as lines on the board.
import { graphOf, hexOfNode, indexOfNode, type NodeId, type PieceId, trackOn } from '../../engine/index.ts';
import type { RailState } from '../../kernel/index.ts';
import type { BoardPicture, PictureRun, Point } from '../board/picture.ts';
import { layoutOf } from '../board/tile/placeNodes.ts';
import { UNIT } from '../board/tile/sizes.ts';
import { tileOf } from '../board/tile/tileOf.ts';
import type { ShownRun } from './face.ts';
import { centreIn } from './inset.ts';
import type { RailFace } from './railFace.ts';

const NONE: readonly PictureRun[] = [];

export function runsPicture<S extends RailState>(
  face: RailFace<S>,
  s: S,
  runs: readonly ShownRun[],
): readonly PictureRun[] {
  // most moments have no runs: skip the search for their track
  if (runs.length === 0) return NONE;
  const map = face.game.map(s);
  const shape: BoardPicture['shape'] = map.orientation;
  const { pieces, pieceOf, stops } = graphOf(map, s.board);
  const pieceAt = (id: PieceId) => {
    const hex = pieces[pieceOf.get(id) ?? -1]?.hex;
    if (hex === undefined) return [];
    const track = tileOf(trackOn(map, s.board, hex), { shape, hex, signs: [] }).tracks.find((one) => one.id === id);
    return track ? [{ id, ...centreIn(face, s, hex), path: track.path }] : [];
  };
  const stopAt = (id: NodeId): Point => {
    const { x, y } = centreIn(face, s, hexOfNode(id));
    const at = layoutOf(trackOn(map, s.board, hexOfNode(id)), shape).nodes[indexOfNode(id)]!;
    return { x: x + at.x * UNIT, y: y + at.y * UNIT };
  };
  return runs.map(({ train, track, start, ink, faint }) => {
    const ends = track.flatMap((id) => pieces[pieceOf.get(id) ?? -1]?.ends ?? []);
    // off the board the end of the line shows without a ring
    const rings = ends.flatMap((vertex) => stops[vertex] ?? []).filter(({ kind }) => kind !== 'offboard');
    const visited = new Set(rings.map(({ id }) => id));
    if (start) visited.add(start);
    return {
      id: train,
      ink,
      pieces: track.flatMap(pieceAt),
      stops: [...visited].map(stopAt),
      ...(faint ? { faint } : {}),
    };
  });
}
