// Whether a company has a route at all: from one of its tokens track leads straight to another location.
import { rememberedRuns } from '../../engine/routes/cache.ts';
import type { Board } from '../../engine/track/board.ts';
import type { MapFacts } from '../../engine/track/facts.ts';
import { graphOf, type Stop, type TrackGraph, type Vertex } from '../../engine/track/graph.ts';
import { reachFrom } from '../../engine/track/reach.ts';
import { tokenNodes } from '../../engine/track/tokens.ts';

const isLocation = (): boolean => true;

/** The shortest run is enough: every train can make it, and every longer one has one with a token within it. */
export const hasRoute = (
  map: MapFacts,
  board: Board,
  company: string,
  counts: (stop: Stop) => boolean = isLocation,
): boolean =>
  rememberedRuns(board, `route;${company}`, () => {
    const graph = graphOf(map, board);
    const starts = tokenNodes(board, company).map((node) => graph.stopOf.get(node)!);
    return (
      starts.some((start) => findsRoute(graph, start, counts)) ||
      starts.some((start) => {
        const { id: from } = graph.stops[start]!;
        const { stopsFound } = reachFrom(map, board, [from], { passes: () => false });
        return stopsFound.some((stop) => stop.id !== from && counts(stop));
      })
    );
  });

/** Mostly it is found by following the track, each crossing once. What is not found so may still be there. */
function findsRoute({ joints, stops }: TrackGraph, start: Vertex, counts: (stop: Stop) => boolean): boolean {
  const { vertices, halves, first, pieces } = joints;
  const passed = new Uint8Array(vertices);
  const follow = (half: number): boolean => {
    const vertex = half >> 1;
    passed[vertex] = 1;
    for (let i = first[vertex]!; i < first[vertex + 1]!; i++) {
      const end = 2 * pieces[i]!;
      if (halves[end] !== half && halves[end + 1] !== half) continue;
      const far = halves[end] === half ? halves[end + 1]! : halves[end]!;
      const next = far >> 1;
      if (passed[next]) continue;
      if (next < stops.length ? counts(stops[next]!) : follow(far ^ 1)) return true;
    }
    return false;
  };
  return follow(2 * start);
}
