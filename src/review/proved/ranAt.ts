// A run of trains as a record has it, with the track there was to run on.
import {
  type Action,
  type Core,
  checkWays,
  decisionOf,
  type Game,
  type Run,
  type RunProblem,
} from '../../engine/index.ts';

export interface RanAt {
  readonly company: string;
  /** Revenue and subsidy of all trains together. */
  readonly ran: number;
  /** One problem for each way to equip the trains. */
  readonly ways: readonly RunProblem[];
  /** The field of the action that names the track. */
  readonly field: string;
}

/** Null for any other action. The action names the track used: its revenue is computed again. */
export function ranAt(game: Game, state: Core, action: Action | undefined): RanAt | null {
  const named = action as Readonly<Record<string, unknown>> | undefined;
  const step = decisionOf(game, state)?.steps.find(({ id }) => id === action?.type);
  const field = step && Object.entries(step.fields).find(([, { kind }]) => kind === 'routes')?.[0];
  const company = field === undefined ? null : (game.trains?.running(state) ?? null);
  const ways = company === null ? null : game.trains!.problems(state, company, named);
  if (company === null || !ways) return null;
  const checked = checkWays(ways, named![field!] as readonly Run[]);
  if ('faults' in checked) return null;
  return { company, ways, field: field!, ran: checked.runs.reduce((sum, one) => sum + one.revenue + one.subsidy, 0) };
}
