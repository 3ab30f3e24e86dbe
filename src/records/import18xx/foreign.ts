// A record of 18xx.games as we read it: players, variants, and actions, in order.

/** One recorded action. Its other fields are read by the table of its game. */
export interface ForeignAction {
  readonly type: string;
  readonly entity: string;
  readonly entity_type: string;
  readonly [field: string]: unknown;
}

export interface ForeignRecord {
  /** The platform's name of the game. */
  readonly title: string;
  /** The players by their ids, in the order of play. */
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly optionalRules: readonly string[];
  /** The seed of everything random that is not written down. */
  readonly seed: number;
  /** Random parts of the set-up, if a record writes them down. */
  readonly setup: Readonly<Record<string, unknown>>;
  readonly actions: readonly ForeignAction[];
  /** True if the game was over there. */
  readonly over: boolean;
  /** The final score by player; null where the record has none. */
  readonly result: Readonly<Record<string, number>> | null;
  /** The numbers of runs whose recorded revenue differs under today's rules. */
  readonly notReproducible: readonly number[];
}

/** One train's part of a recorded run. */
export interface ForeignRoute {
  readonly train?: unknown;
  readonly connections?: unknown;
  readonly revenue?: unknown;
  readonly subsidy?: unknown;
}

/** The routes of a recorded run; anything malformed is left out. */
export const routesIn = (routes: unknown): readonly ForeignRoute[] =>
  Array.isArray(routes) ? routes.filter((route) => typeof route === 'object' && route !== null) : [];

/** The number of an action in the file, if it differs from its place among the actions that count. */
export function idAt({ actions }: Pick<ForeignRecord, 'actions'>, index: number): { readonly id?: string } {
  const id = actions[index - 1]?.id;
  return (typeof id === 'number' || typeof id === 'string') && String(id) !== String(index) ? { id: String(id) } : {};
}

/** The reason why a text is not a record of that platform, or cannot be replayed here. */
export type ForeignProblem =
  | { readonly problem: 'foreignField'; readonly field: string }
  | { readonly problem: 'foreignAction'; readonly index: number; readonly field: string; readonly id?: string }
  | { readonly problem: 'foreignGame'; readonly title: string; readonly known: readonly string[] }
  | { readonly problem: 'foreignRule'; readonly rule: string };
