// Sets a game up: fills in options and rulings, sets up chance, runs everything automatic.
import { settle } from './apply.ts';
import type { Chance } from './chance.ts';
import { copy } from './copy.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { freeze } from './kept.ts';
import { choose, onlyRecorded, type SetupProblem } from './options.ts';
import type { Core } from './state.ts';

export interface TableChoice {
  readonly players: number;
  /** Options and rulings that leave their default. */
  readonly asked?: Readonly<Record<string, string>>;
  /** The version of the rules to play by; the game's own unless a record says otherwise. */
  readonly rulesVersion?: number;
}

export type Setup<S> =
  | { readonly ok: true; readonly state: S; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly problem: SetupProblem };

export function setup<S extends Core>(game: Game<S>, table: TableChoice, chance: Chance): Setup<S> {
  const { players, asked = {}, rulesVersion = game.rulesVersion } = table;
  const [min, max] = game.players;
  if (!Number.isInteger(players) || players < min || players > max)
    return { ok: false, problem: { problem: 'players', players, min, max } };
  const chosen = choose(game, players, asked, rulesVersion);
  if ('problem' in chosen) return { ok: false, problem: chosen };
  const closed = chance.follow.length === 0 ? onlyRecorded(game, chosen) : undefined;
  if (closed) return { ok: false, problem: closed };
  const seats = players + (game.automata?.(players).length ?? 0);
  const core: Core = { game: game.id, rulesVersion, shape: game.shape, players, seats, ...chosen, flow: [], chance };
  const events: GameEvent[] = [];
  const state = copy(game.setup(core)); // parts of it may be facts of the game
  settle(game, state, (e) => events.push(e));
  return { ok: true, state: freeze(state), events };
}
