// The best runs for trains whose routes are open: costly, so each choice is searched once, however often it is shown.
import { type Choice, type Suggestion, suggestion } from '../engine/index.ts';
import type { Desk } from './menu.ts';

/** A choice belongs to one position, so its result stays true. */
const found = new WeakMap<Choice, { readonly budget: number | undefined; readonly best: Suggestion }>();

/** Null if no routes are open. A budget counts steps of the search; without one the game decides. */
export function suggestionOf({ game, state }: Desk, choice: Choice, budget?: number): Suggestion | null {
  const known = found.get(choice);
  if (known && known.budget === budget) return known.best;
  const best = suggestion(game, state, choice, budget);
  if (best) found.set(choice, { budget, best });
  return best;
}
