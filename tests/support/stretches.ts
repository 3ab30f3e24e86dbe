// A drawn run in the form of 18xx.games: the hexes from each stop to the next.
import type { Graph } from '../../src/engine/track/graph.ts';

export function stretches({ pieces, pieceOf, stops }: Graph, track: readonly string[]): string[][] {
  const out: string[][] = [];
  let stretch: string[] = [];
  for (const [i, id] of track.entries()) {
    const piece = pieces[pieceOf.get(id)!]!;
    const next = track[i + 1] === undefined ? null : pieces[pieceOf.get(track[i + 1]!)!]!;
    stretch.push(piece.hex);
    const meets = next && piece.ends.find((end) => next.ends.includes(end));
    if (next && meets !== undefined && meets! >= stops.length) continue;
    out.push(stretch);
    stretch = [];
  }
  return out;
}
