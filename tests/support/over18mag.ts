// The track of a run, told by the hexes it goes through: from a location of the first to one of the last.
import { graphOf } from '../../src/engine/track/graph.ts';
import { mapOf } from '../../src/titles/18mag/rules/map.ts';
import type { State18Mag } from '../../src/titles/18mag/rules/state.ts';

export function over(s: State18Mag, text: string): readonly string[] {
  const { stops, at, pieces } = graphOf(mapOf(s), s.board);
  const hexes = text.split(' ');
  const isStop = (vertex: number) => vertex < stops.length;

  /** Extends the track in the i-th hex; at a location the run goes on in the same one, at its side in the next. */
  const walk = (vertex: number, i: number, track: readonly number[]): readonly number[] | null => {
    if (isStop(vertex) && i === hexes.length - 1) return track;
    const next = isStop(vertex) ? i : i + 1;
    for (const piece of at[vertex]!) {
      const { hex, ends } = pieces[piece]!;
      if (hex !== hexes[next] || track.includes(piece)) continue;
      const found = walk(ends[0] === vertex ? ends[1] : ends[0], next, [...track, piece]);
      if (found) return found;
    }
    return null;
  };
  for (const [vertex, { hex }] of stops.entries()) {
    const found = hex === hexes[0] ? walk(vertex, 0, []) : null;
    if (found && found.length > 0) return found.map((piece) => pieces[piece]!.id);
  }
  throw new Error(`no track leads over ${text}`);
}
