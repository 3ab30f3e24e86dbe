// Whether a minor has a route at all: from one of its tokens track leads straight to another location (R042, R085).
import { rememberedRuns } from '../../../engine/routes/cache.ts';
import { graphOf } from '../../../engine/track/graph.ts';
import { reachFrom } from '../../../engine/track/reach.ts';
import { tokenNodes } from '../../../engine/track/tokens.ts';
import type { MinorId } from '../companies.ts';
import { mapOf } from '../maps/maps.ts';
import type { State18Mag } from '../state.ts';

/** The shortest run is enough: every train can make it, and every run without a mine has one within it. */
export const hasRoute = (s: State18Mag, minor: MinorId): boolean =>
  rememberedRuns(s.board, `route;${minor}`, () => {
    const graph = graphOf(mapOf(s), s.board);
    const isMine = (id: string) => graph.stops[graph.stopOf.get(id)!]!.kind === 'mine';
    return tokenNodes(s.board, minor).some((node) => {
      const { stops } = reachFrom(graph, [graph.stopOf.get(node)!], { passes: () => false });
      return [...stops].some((id) => id !== node && !isMine(id));
    });
  });
