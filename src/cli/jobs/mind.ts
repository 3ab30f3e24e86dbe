// Who decides for a seat in a game among bots: a level in this process, or a program beside it.

import type { Why } from '../../bots/bot.ts';
import type { Insight } from '../../bots/insight.ts';
import { botNamed } from '../../bots/levels.ts';
import type { BotName } from '../../bots/names.ts';
import { type BotGame, type Due, decisions, luckOf, type SeededTable } from '../../bots/playGame.ts';
import { type Action, type Core, type Game, type GameEvent, type Seat, view } from '../../engine/index.ts';

export interface Decided {
  readonly action: Action;
  /** A program's reasons, kept with its move. */
  readonly why?: Why | string;
}

export interface Mind {
  decide(due: Due): Decided | Promise<Decided>;
  /** The game is over. */
  over?(state: Core): void;
}

export function levelMind(
  game: Game,
  insight: Insight,
  bot: BotName,
  { seed, playouts }: { readonly seed: string; readonly playouts: number },
  seat: Seat,
): Mind {
  const thinking = { insight, rng: luckOf(seed, seat), playouts };
  const decide = botNamed(bot);
  return { decide: ({ state }) => ({ action: decide(game, view(state), seat, thinking) }) };
}

export interface Listener {
  /** After each move, with the time its thought took. */
  moved(state: Core, seat: Seat, decided: Decided, milliseconds: number): void;
  happened?: ((event: GameEvent) => void) | undefined;
}

/** Plays to the end, a mind for each player; whoever thinks elsewhere is waited for. */
export async function playWith(
  game: Game,
  table: SeededTable,
  minds: readonly Mind[],
  { moved, happened }: Listener,
): Promise<BotGame> {
  const course = decisions(game, table, happened);
  let next = course.next();
  while (!next.done) {
    const { seat, state } = next.value;
    const begun = performance.now();
    const thought = minds[seat - 1]!.decide(next.value);
    const decided = thought instanceof Promise ? await thought : thought;
    const milliseconds = performance.now() - begun;
    next = course.next(decided.action);
    moved(state, seat, decided, milliseconds);
  }
  if (next.value.ok) for (const mind of minds) mind.over?.(next.value.state);
  return next.value;
}
