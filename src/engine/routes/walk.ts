// Goes over the pieces of a run one after the other, as a person draws them by hand.
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
  const { halves } = graph.joints;
  const isStop = (half: number): boolean => half >> 1 < graph.stops.length;
  /** The half of a vertex that the train has come to. */
  let at = startOf(graph, track);
  const vertices = [at >> 1];
  for (const [i, number] of track.entries()) {
    const [one, other] = [halves[2 * number]!, halves[2 * number + 1]!];
    if (one >> 1 !== at >> 1 && other >> 1 !== at >> 1)
      return refused('run.notJoined', { train, piece: graph.nameOf(number) });
    const [near, far] = one >> 1 === at >> 1 ? [one, other] : [other, one];
    // At a side of a hex the train goes on in the next hex: it could reach other track of the same hex only by
    // reversing.
    if (i > 0 && !isStop(at) && near === at) return refused('run.reversal', { train, piece: graph.nameOf(number) });
    at = far;
    vertices.push(at >> 1);
  }
  for (const [vertex, piece] of [
    [vertices[0]!, track[0]!],
    [vertices.at(-1)!, track.at(-1)!],
  ] as const)
    if (vertex >= graph.stops.length) return refused('run.noStopAtEnd', { train, piece: graph.nameOf(piece) });
  return { track, vertices, stops: vertices.filter((vertex) => vertex < graph.stops.length) };
}

/** The end of the first piece that the second piece does not touch. */
function startOf({ joints: { halves } }: Graph, track: readonly number[]): number {
  const [a, b] = [halves[2 * track[0]!]!, halves[2 * track[0]! + 1]!];
  if (track.length === 1) return a;
  const next = 2 * track[1]!;
  return halves[next]! >> 1 === b >> 1 || halves[next + 1]! >> 1 === b >> 1 ? a : b;
}
