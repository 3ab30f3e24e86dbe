// The best runs for open routes. Costly, so callers ask for them; `choices` never does.
import type { Choice } from '../core/choices.ts';
import type { Game } from '../core/game.ts';
import type { Core } from '../core/state.ts';
import { decisionOf } from '../flow/settle.ts';
import type { Suggestion } from './field.ts';

/** The best runs for the open routes of a choice, within the budget; null if no routes are open. */
export function suggestion<S extends Core>(
  game: Game<S>,
  s: S,
  choice: Choice,
  budget?: number,
  anyOfEqual = false,
): Suggestion | null {
  const { seat, type, chosen, open } = choice;
  if (open?.kind !== 'routes') return null;
  const field = decisionOf(game, s)?.steps.find((step) => step.id === type)?.fields[open.field];
  return field?.kind === 'routes' ? field.suggest(s, chosen, seat, budget, anyOfEqual) : null;
}
