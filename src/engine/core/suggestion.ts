// Proposals that are costly to compute. Callers ask for them; `choices` never does.
import { decisionOf } from '../flow/settle.ts';
import type { Value } from './action.ts';
import type { Choice } from './choices.ts';
import type { Game } from './game.ts';
import type { Core } from './state.ts';

/** A whole list worth proposing for the open list of a choice; null if no list is open or the game proposes nothing. */
export function listSuggestion<S extends Core>(game: Game<S>, s: S, choice: Choice): readonly Value[] | null {
  const { seat, type, chosen, open } = choice;
  if (open?.kind !== 'list') return null;
  const field = decisionOf(game, s)?.steps.find((step) => step.id === type)?.fields[open.field];
  return field?.kind === 'list' ? (field.suggest?.(s, chosen, seat) ?? null) : null;
}
