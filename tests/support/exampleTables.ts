// What the tables of a worked example are asked, so that its position can be opened by a reader of the rules.
import type { Game } from '../../src/engine/core/game.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { type ExamplePosition, isOpened, positionOf } from '../../src/web/rules/examples/position.ts';

interface Asked {
  readonly game: Game;
  readonly names: readonly string[];
  /** Its test says that it begins there. */
  readonly named: boolean;
  first: Core;
  last: Core;
}

/** Null while no example runs. */
let asked: Map<object, Asked> | null = null;

/** Whether an example runs: tests that need no table set one up for its readers. */
export const isRecorded = (): boolean => asked !== null;

interface Standing {
  readonly game: unknown;
  readonly names: readonly string[];
  readonly state: Core;
}

/** A table is about to answer a question: the first time it stands where its example begins. */
export function isAsked(table: Standing, named = false): void {
  const { game, names, state } = table;
  if (asked && !asked.has(table)) asked.set(table, { game: game as Game, names, named, first: state, last: state });
}

/** A move is about to be tried. */
export function isPlayed(table: Standing): void {
  isAsked(table);
  const known = asked?.get(table);
  if (known) known.last = table.state;
}

/** What was played up to here only led to the example. */
export function exampleBegins(table: Standing): void {
  asked?.delete(table);
  isAsked(table, true);
}

/** A position of an example; whether it can be opened as a game takes longer to say. */
export interface Candidate {
  readonly position: ExamplePosition;
  opens(): boolean;
}

/** Runs an example; gives the positions of its tables, in the order in which they were asked something. */
export async function positionsIn(run: () => unknown): Promise<readonly Candidate[]> {
  asked = new Map();
  try {
    await run();
    return [...asked.values()].flatMap(candidateAt);
  } finally {
    asked = null;
  }
}

/** Where it begins; an example that is played from the set-up shows something only before its last move. */
function candidateAt({ game, names, named, first, last }: Asked): Candidate[] {
  const begun = positionOf(game, names, first);
  const shows = named || (begun && Object.keys(begun.patch).length > 0);
  const position = !shows ? positionOf(game, names, last) : begun;
  return position ? [{ position, opens: () => isOpened(game, position) }] : [];
}
