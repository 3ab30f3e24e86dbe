// A whole game among bots. Everything follows from the seed, whatever else runs at the same time.
import {
  type Action,
  applyInPlace,
  askedAlone,
  type Core,
  type Game,
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

export interface BotTable extends TableChoice {
  readonly seed: string;
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

/** Plays to the end; `watch` sees the position after every move, and must not write to it. */
export function playGame(game: Game, insight: Insight, table: BotTable, watch?: (state: Core) => void): BotGame {
  const ready = setup(game, { ...table, asked: askedAlone(game, table.asked) }, seeded(table.seed));
  if (!ready.ok) return ready;
  const state = ownCopy(ready.state);
  const minds = Array.from({ length: table.players }, (_, i) => ({
    bot: botNamed(table.levels[i % table.levels.length]!),
    thinking: { insight, rng: rngFrom(`${table.seed}/${i + 1}`), playouts: table.playouts },
  }));
  const moves: Move[] = [];
  for (let [seat] = waiting(game, state); seat !== undefined; [seat] = waiting(game, state)) {
    const { bot, thinking } = minds[seat - 1]!;
    const action = bot(game, view(state), seat, thinking);
    applyInPlace(game, state, seat, action);
    moves.push({ seat, action });
    watch?.(state);
  }
  return { ok: true, state, moves };
}
