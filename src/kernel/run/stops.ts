// Stops as a company meets them: the value now, and the standing (own, open, blocked, closed).
import type { StopView } from '../../engine/routes/problem.ts';
import type { Board } from '../../engine/track/board.ts';
import type { MapFacts, NodeValue } from '../../engine/track/facts.ts';
import type { Graph, Stop } from '../../engine/track/graph.ts';
import { hasToken, isBlocked } from '../../engine/track/tokens.ts';

/**
 * A view of each stop of a graph, in their order. A loop, not `map`: V8 gives the result of `map` another element kind
 * once the place is compiled, and would deoptimise every reader.
 */
export function eachStop({ stops }: Graph, view: (stop: Stop) => StopView): readonly StopView[] {
  const views: StopView[] = [];
  for (const stop of stops) views.push(view(stop));
  return views;
}

/**
 * The value in the first of these columns that is printed. An area without a value for the phase keeps the one before.
 */
export function valueIn(columns: readonly string[], value: NodeValue): number {
  if (typeof value === 'number') return value;
  const column = columns.find((name) => value[name] !== undefined);
  return column === undefined ? 0 : value[column]!;
}

export function standingAt(map: MapFacts, board: Board, company: string, stop: string): StopView['standing'] {
  if (hasToken(board, company, stop)) return 'own';
  return isBlocked(map, board, stop, company) ? 'blocked' : 'open';
}
