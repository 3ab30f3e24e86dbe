// The pieces of track that a run can use at all: without dead ends and closed stops.
import type { Graph, Vertex } from '../track/graph.ts';
import type { StopView } from './problem.ts';

/** On which side of a crossing a piece lies: 0 or 1. */
export const sideOf = (graph: Graph, crossing: Vertex, piece: number): 0 | 1 =>
  graph.crossings[crossing - graph.stops.length]![0] === graph.pieces[piece]!.hex ? 0 : 1;

export function liveTrack(graph: Graph, stops: readonly StopView[]): boolean[] {
  const live = graph.pieces.map(
    ({ ends: [a, b] }) => a !== b && stops[a]?.standing !== 'closed' && stops[b]?.standing !== 'closed',
  );
  cutDeadEnds(graph, live);
  return live;
}

/** Removes, in place, pieces that meet no track beyond a crossing, until nothing changes. */
export function cutDeadEnds(graph: Graph, live: boolean[]): void {
  const first = graph.stops.length;
  const todo = graph.crossings.map((_, i) => first + i);
  for (let crossing = todo.pop(); crossing !== undefined; crossing = todo.pop()) {
    const here = graph.at[crossing]!.filter((piece) => live[piece]);
    const side = here.map((piece) => sideOf(graph, crossing!, piece));
    if (side.includes(0) && side.includes(1)) continue;
    for (const piece of here) {
      live[piece] = false;
      for (const end of graph.pieces[piece]!.ends) if (end >= first && end !== crossing) todo.push(end);
    }
  }
}
