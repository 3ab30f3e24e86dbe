// Checks of a game's bots that hold for every book.
import { expect } from 'vitest';
import { search } from '../../src/bots/search.ts';
import type { Action, Seat } from '../../src/engine/core/action.ts';
import { applyInPlace } from '../../src/engine/core/apply.ts';
import { rngFrom, seeded } from '../../src/engine/core/chance.ts';
import { checkWhole } from '../../src/engine/core/check.ts';
import { copy } from '../../src/engine/core/copy.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { isOver, view, waiting } from '../../src/engine/core/play.ts';
import { setup } from '../../src/engine/core/setup.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { loadInsight } from '../../src/titles/insights.ts';
import { upTo } from './bounded.ts';
import type { LikelyTable } from './likelyGame.ts';

function begun(game: Game, table: Partial<LikelyTable> & { readonly players: number }, seed: string): Core {
  const ready = setup(game, table, seeded(seed));
  if (!ready.ok) throw new Error('no set-up');
  return ready.state;
}

/** The same generator brings the same action, and a legal one. */
export async function searchIsSteady(game: Game): Promise<void> {
  const insight = await loadInsight(game);
  const state = begun(game, { players: 3 }, 'search');
  const [seat] = waiting(game, state);
  const think = () => search(game, view(state), seat!, { insight, rng: rngFrom('search'), playouts: 4 });
  expect(checkWhole(game, state, seat!, think())).toBeNull();
  expect(think()).toEqual(think());
}

/** Takes a position in which the first seat has future income and the second has none; leaves it unchanged. */
export async function forecastCountsTheFuture(game: Game, state: Core): Promise<void> {
  const before = hashState(state);
  const [first, second] = (await loadInsight(game)).evaluate(game, state);
  expect(first).toBeGreaterThan(game.worth(state)[1]!);
  expect(second).toBe(game.worth(state)[2]!);
  expect(hashState(state)).toBe(before);
}

/** Along a game by steered chance, at regular intervals: all advised actions are legal, and of many kinds. */
export async function adviceIsLegal<S extends Core>(
  game: Game,
  table: LikelyTable,
  likelyAction: (s: S, seat: Seat, rng: number[]) => Action,
  every: number,
): Promise<void> {
  const { advise, quick } = await loadInsight(game);
  const s = copy(begun(game, table, 'advice'));
  const rng = rngFrom('advice');
  const types = new Set<string>();
  for (const move of upTo(5000, 'moves of a steered game')) {
    if (isOver(s)) break;
    const seat = waiting(game, s)[0]!;
    const asked =
      move % every === 0
        ? [...advise!(game, s, seat, rng, 3).map(({ action }) => action), quick(game, s, seat, rng)]
        : [];
    for (const action of asked) {
      expect(checkWhole(game, s, seat, action)).toBeNull();
      types.add(action.type);
    }
    applyInPlace(game, s, seat, likelyAction(s as S, seat, rng));
  }
  expect(types.size).toBeGreaterThan(6);
}
