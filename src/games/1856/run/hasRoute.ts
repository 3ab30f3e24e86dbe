// Whether a company has a route at all: from one of its tokens track leads to another location (R084, R093, R114).
import { graphOf } from '../../../engine/track/graph.ts';
import { reachFrom } from '../../../engine/track/reach.ts';
import { tokenNodes } from '../../../engine/track/tokens.ts';
import type { CompanyId } from '../companies.ts';
import { map } from '../map.ts';
import type { State1856 } from '../state.ts';

/** The shortest run is enough: every train can make it, and every run has one with a token of the company within it. */
export function hasRoute(s: State1856, company: CompanyId): boolean {
  const graph = graphOf(map, s.board);
  return tokenNodes(s.board, company).some((node) => {
    const { stops } = reachFrom(graph, [graph.stopOf.get(node)!], { passes: () => false });
    return stops.size > 1;
  });
}
