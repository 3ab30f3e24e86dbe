// What a stop is to a company that runs: its value now, and whether a run may begin there, pass, or only end.
import type { StopView } from '../../engine/routes/problem.ts';
import type { Board } from '../../engine/track/board.ts';
import type { MapFacts, NodeValue } from '../../engine/track/facts.ts';
import { hasToken, isBlocked } from '../../engine/track/tokens.ts';

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
