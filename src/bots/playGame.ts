// A whole game among bots. Everything follows from the seed, whatever else runs at the same time.
import {
  type Action,
  applyInPlace,
  askedAlone,
  type Core,
  type Game,
  type GameEvent,
  ownCopy,
  rngFrom,
  type Seat,
  type SetupProblem,
  seeded,
  setup,
  type TableChoice,
  view,
  waiting,
} from '../engine/index.ts';
import type { Insight } from './insight.ts';
import { botNamed } from './levels.ts';
import type { BotName } from './names.ts';

export interface SeededTable extends TableChoice {
  readonly seed: string;
}

export interface BotTable extends SeededTable {
  /** One bot for each player, the first seat first; a short list is repeated. Automata need none. */
  readonly levels: readonly BotName[];
  readonly playouts: number;
}

export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

export type BotGame =
  | { readonly ok: true; readonly state: Core; readonly moves: readonly Move[] }
  | { readonly ok: false; readonly problem: SetupProblem };

/** A decision that is due. The state is lent: nobody but the game writes to it. */
export interface Due {
  readonly seat: Seat;
  readonly state: Core;
}

/** A seat's own generator: it follows from the seed, and never touches the chance of the game. */
export const luckOf = (seed: string, seat: Seat): number[] => rngFrom(`${seed}/${seat}`);

/** A game from its seed, decision by decision: whoever drives it answers each with an action, at once or later. */
export function* decisions(
  game: Game,
  table: SeededTable,
  emit?: (event: GameEvent) => void,
): Generator<Due, BotGame, Action> {
  const ready = setup(game, { ...table, asked: askedAlone(game, table.asked) }, seeded(table.seed));
  if (!ready.ok) return ready;
  if (emit) ready.events.forEach(emit);
  const state = ownCopy(ready.state);
  const moves: Move[] = [];
  for (let [seat] = waiting(game, state); seat !== undefined; [seat] = waiting(game, state)) {
    const action = yield { seat, state };
    applyInPlace(game, state, seat, action, emit);
    moves.push({ seat, action });
  }
  return { ok: true, state, moves };
}

/** Plays to the end; `watch` sees the position after every move, and must not write to it. */
export function playGame(game: Game, insight: Insight, table: BotTable, watch?: (state: Core) => void): BotGame {
  const minds = Array.from({ length: table.players }, (_, i) => ({
    bot: botNamed(table.levels[i % table.levels.length]!),
    thinking: { insight, rng: luckOf(table.seed, i + 1), playouts: table.playouts },
  }));
  const course = decisions(game, table);
  let next = course.next();
  while (!next.done) {
    const { seat, state } = next.value;
    const { bot, thinking } = minds[seat - 1]!;
    next = course.next(bot(game, view(state), seat, thinking));
    watch?.(state);
  }
  return next.value;
}
