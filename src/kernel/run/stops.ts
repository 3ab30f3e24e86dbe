// What a stop is to a company that runs: its value now, and whether a run may begin there, pass, or only end.
import type { StopView } from '../../engine/routes/problem.ts';
import type { Board } from '../../engine/track/board.ts';
import type { MapFacts, NodeValue } from '../../engine/track/facts.ts';
import type { Graph, Stop } from '../../engine/track/graph.ts';
import { hasToken, isBlocked } from '../../engine/track/tokens.ts';

/**
 * What the stops of a graph are to a company, in their order. The list is made one by one: one that `map` makes is of another kind to
 * the compiler before and after it has compiled the place, and all that reads the list would be compiled again.
 */
export function eachStop({ stops }: Graph, view: (stop: Stop) => StopView): readonly StopView[] {
  const views: StopView[] = [];
  for (const stop of stops) views.push(view(stop));
  return views;
}

/** The value in the first of these columns that is printed: of an area without one for the phase the one before holds. */
export function valueIn(columns: readonly string[], value: NodeValue): number {
  if (typeof value === 'number') return value;
  const column = columns.find((name) => value[name] !== undefined);
  return column === undefined ? 0 : value[column]!;
}

export function standingAt(map: MapFacts, board: Board, company: string, stop: string): StopView['standing'] {
  if (hasToken(board, company, stop)) return 'own';
  return isBlocked(map, board, stop, company) ? 'blocked' : 'open';
}
