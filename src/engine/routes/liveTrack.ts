// Pieces of track that a run can use at all: without dead ends and closed stops. By the number of a piece, 1 or 0.
import { zeros } from '../core/zeros.ts';
import type { Graph } from '../track/graph.ts';
import type { StopView } from './problem.ts';

export function liveTrack(graph: Graph, stops: readonly StopView[]): number[] {
  const { halves } = graph.joints;
  const live = zeros(halves.length >> 1);
  for (let piece = 0; piece < live.length; piece++) {
    const a = halves[2 * piece]! >> 1;
    const b = halves[2 * piece + 1]! >> 1;
    if (a !== b && stops[a]?.standing !== 'closed' && stops[b]?.standing !== 'closed') live[piece] = 1;
  }
  cutDeadEnds(graph, live);
  return live;
}

/** Removes, in place, pieces that meet no track beyond a crossing, until nothing changes. */
export function cutDeadEnds({ stops, joints }: Graph, live: number[]): void {
  const { vertices, halves, first, pieces } = joints;
  /** Number of live pieces that lead to each half of a vertex. */
  const leading = zeros(2 * vertices);
  for (let end = 0; end < halves.length; end++) leading[halves[end]!]! += live[end >> 1]!;
  const bare: number[] = [];
  for (let half = 2 * stops.length; half < leading.length; half++) if (leading[half] === 0) bare.push(half);
  for (let half = bare.pop(); half !== undefined; half = bare.pop()) {
    if (leading[half ^ 1] === 0) continue;
    const vertex = half >> 1;
    for (let i = first[vertex]!; i < first[vertex + 1]!; i++) {
      const piece = pieces[i]!;
      if (!live[piece]) continue;
      live[piece] = 0;
      for (let end = 2 * piece; end <= 2 * piece + 1; end++) {
        const freed = halves[end]!;
        leading[freed]! -= 1;
        if (leading[freed] === 0 && freed >= 2 * stops.length) bare.push(freed);
      }
    }
  }
}
