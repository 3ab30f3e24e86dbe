// Going over the pieces of a run one after the other, as somebody who draws a run by hand gives them.
import type { Graph, PieceId, Vertex } from '../track/graph.ts';
import { type RunRefused, refused } from './runRefusals.ts';

export interface Walk {
  /** Pieces by their numbers. */
  readonly track: readonly number[];
  /** Stops and crossings, in order. */
  readonly vertices: readonly Vertex[];
  readonly stops: readonly Vertex[];
}

export function walk(graph: Graph, train: string, ids: readonly PieceId[]): Walk | RunRefused {
  const track: number[] = [];
  for (const id of ids) {
    const number = graph.pieceOf.get(id);
    if (number === undefined) return refused('run.unknownPiece', { train, piece: id });
    track.push(number);
  }
  if (track.length === 0) return refused('run.empty', { train });
  const start = startOf(graph, track);
  const vertices = [start];
  for (const [i, number] of track.entries()) {
    const { id, ends, hex } = graph.pieces[number]!;
    const at = vertices.at(-1)!;
    if (!ends.includes(at)) return refused('run.notJoined', { train, piece: id });
    // At a side of a hex the train goes on in the next hex: it could reach other track of the same hex only by
    // reversing.
    if (i > 0 && at >= graph.stops.length && graph.pieces[track[i - 1]!]!.hex === hex)
      return refused('run.reversal', { train, piece: id });
    vertices.push(ends[0] === at ? ends[1] : ends[0]);
  }
  for (const [vertex, piece] of [
    [start, track[0]!],
    [vertices.at(-1)!, track.at(-1)!],
  ] as const)
    if (vertex >= graph.stops.length) return refused('run.noStopAtEnd', { train, piece: graph.pieces[piece]!.id });
  return { track, vertices, stops: vertices.filter((vertex) => vertex < graph.stops.length) };
}

/** The end of the first piece at which the second does not go on. */
function startOf({ pieces }: Graph, track: readonly number[]): Vertex {
  const [a, b] = pieces[track[0]!]!.ends;
  const second = pieces[track[1] ?? -1];
  return second && !second.ends.includes(b) ? b : a;
}
