// Records the questions to a worked example's tables, so that readers of the rules can open its position.
import type { Game } from '../../src/engine/core/game.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { type ExamplePosition, isOpened, positionOf } from '../../src/web/rules/examples/position.ts';

interface Asked {
  readonly game: Game;
  readonly names: readonly string[];
  /** True if its test says that it begins there. */
  readonly named: boolean;
  first: Core;
  last: Core;
}

/** Null while no example runs. */
let asked: Map<object, Asked> | null = null;

/** True while an example runs: then tests that need no table set one up for readers. */
export const isRecorded = (): boolean => asked !== null;

interface Standing {
  readonly game: unknown;
  readonly names: readonly string[];
  readonly state: Core;
}

/** Called before a table answers a question: the first time marks the beginning of its example. */
export function isAsked(table: Standing, named = false): void {
  const { game, names, state } = table;
  if (asked && !asked.has(table)) asked.set(table, { game: game as Game, names, named, first: state, last: state });
}

/** Called before a move is tried. */
export function isPlayed(table: Standing): void {
  isAsked(table);
  const known = asked?.get(table);
  if (known) known.last = table.state;
}

/** Earlier moves only led to the example, which begins here. */
export function exampleBegins(table: Standing): void {
  asked?.delete(table);
  isAsked(table, true);
}

/** A position of an example; finding out whether it can be opened as a game takes longer. */
export interface Candidate {
  readonly position: ExamplePosition;
  opens(): boolean;
}

/** Runs an example; returns the positions of its tables, in the order of their first questions. */
export async function positionsIn(run: () => unknown): Promise<readonly Candidate[]> {
  asked = new Map();
  try {
    await run();
    return [...asked.values()].flatMap(candidateAt);
  } finally {
    asked = null;
  }
}

/** The beginning of an example; one played from the set-up shows something only before its last move. */
function candidateAt({ game, names, named, first, last }: Asked): Candidate[] {
  const begun = positionOf(game, names, first);
  const shows = named || (begun && Object.keys(begun.patch).length > 0);
  const position = !shows ? positionOf(game, names, last) : begun;
  return position ? [{ position, opens: () => isOpened(game, position) }] : [];
}
