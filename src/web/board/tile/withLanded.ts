// Marks newly placed tokens, which are seen to slide in from the edge of the board.
import type { BoardPicture, PictureHex, Point } from '../picture.ts';

/** `landed`: the letters of the companies with new tokens, by hex id. */
export function withLanded(
  { hexes, frame }: Pick<BoardPicture, 'hexes' | 'frame'>,
  landed: ReadonlyMap<string, ReadonlySet<string>>,
): readonly PictureHex[] {
  if (landed.size === 0) return hexes;
  return hexes.map((hex) => {
    const letters = landed.get(hex.id);
    if (!letters || !hex.tile) return hex;
    const from = fromEdge(hex, frame);
    const stops = hex.tile.stops.map((stop) => ({
      ...stop,
      slots: stop.slots.map((slot) =>
        slot.company && letters.has(slot.company.letter) ? { ...slot, landed: from } : slot,
      ),
    }));
    return { ...hex, tile: { ...hex.tile, stops } };
  });
}

/** The way from a place to the nearest edge. */
export function fromEdge({ x, y }: Point, frame: BoardPicture['frame']): Point {
  const ways: readonly Point[] = [
    { x: frame.x + frame.width - x, y: 0 },
    { x: frame.x - x, y: 0 },
    { x: 0, y: frame.y + frame.height - y },
    { x: 0, y: frame.y - y },
  ];
  const length = (way: Point) => Math.abs(way.x) + Math.abs(way.y);
  return ways.reduce((best, way) => (length(way) < length(best) ? way : best));
}
