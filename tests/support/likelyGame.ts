// A whole game by steered chance, with an audit after every move, and counts of notable occasions.
import type { Action, Seat } from '../../src/engine/core/action.ts';
import { apply } from '../../src/engine/core/apply.ts';
import { rngFrom, seeded } from '../../src/engine/core/chance.ts';
import type { GameEvent } from '../../src/engine/core/event.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { isOver, waiting } from '../../src/engine/core/play.ts';
import { setup } from '../../src/engine/core/setup.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { upTo } from './bounded.ts';

export interface LikelyTable {
  readonly players: number;
  readonly asked: Readonly<Record<string, string>>;
}

export interface LikelyGame extends LikelyTable {
  readonly moves: number;
  /** Counts of occasions. */
  readonly occurred: ReadonlyMap<string, number>;
  readonly fault: string | null;
}

export interface Likely<S extends Core> {
  readonly game: Game<S>;
  /** The n-th table. */
  tableOf(n: number): LikelyTable;
  actionOf(s: S, seat: Seat, rng: number[]): Action;
  /** Makes a new reader for each game: the occasion of an event. */
  occasions(): (event: GameEvent) => string | null;
}

export const likelyGame =
  <S extends Core>({ game, tableOf, actionOf, occasions }: Likely<S>) =>
  (n: number): LikelyGame => {
    const table = tableOf(n);
    const ready = setup(game, table, seeded(`likely ${n}`));
    if (!ready.ok) throw new Error(JSON.stringify(ready.problem));
    const rng = rngFrom(`likely ${n}`);
    const occurred = new Map<string, number>();
    const occasionOf = occasions();
    let { state } = ready;
    for (const moves of upTo(5000, 'moves of a steered game')) {
      const fault = game.audit(state);
      if (fault !== null || isOver(state)) return { ...table, moves, occurred, fault: fault && `${moves}: ${fault}` };
      const [seat] = waiting(game, state);
      const action = actionOf(state, seat!, rng);
      const outcome = apply(game, state, seat!, action);
      if (!outcome.ok)
        return { ...table, moves, occurred, fault: `${outcome.refusal.code}: ${JSON.stringify(action)}` };
      for (const event of outcome.events) {
        const occasion = occasionOf(event);
        if (occasion) occurred.set(occasion, (occurred.get(occasion) ?? 0) + 1);
      }
      state = outcome.state;
    }
    throw new Error('unreachable');
  };
