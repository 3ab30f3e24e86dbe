// Searches for the best runs off the page's thread, in ever longer searches that report each result, until proven best.
// For a list before the runs, searches for the most profitable one.
import {
  type Choice,
  type Core,
  listSuggestion,
  type Suggestion,
  suggestion,
  type Value,
} from '../../../engine/index.ts';
import { loadGame } from '../../../titles/registry.ts';
import { bestSoFar } from './bestSoFar.ts';

export interface RoutesQuestion {
  readonly game: string;
  readonly state: Core;
  readonly choice: Choice;
}

export type RoutesAnswer =
  | { readonly best: Suggestion; readonly done: boolean }
  | { readonly list: readonly Value[] }
  | { readonly failed: string };

/** Budgets in steps; the last search has no limit but the game's own. */
const BUDGETS = [2_000, 20_000, 200_000, 2_000_000, undefined] as const;

const say = (answer: RoutesAnswer) => postMessage(answer);

addEventListener('message', async ({ data: { game: id, state, choice } }: MessageEvent<RoutesQuestion>) => {
  try {
    const game = await loadGame(id);
    if (!game) throw new Error(`no game ${id}`);
    if (choice.open?.kind === 'list') return say({ list: listSuggestion(game, state, choice) ?? [] });
    let best: Suggestion | null = null;
    for (const budget of BUDGETS) {
      const found = suggestion(game, state, choice, budget);
      if (!found) throw new Error('no routes are open');
      best = bestSoFar(best, found);
      const done = best.optimal || budget === undefined;
      say({ best, done });
      if (done) return;
    }
  } catch (error) {
    say({ failed: String(error) });
  }
});
