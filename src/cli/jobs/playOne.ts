// One game among bots, with plain data in and out for a worker.

import type { BotName } from '../../bots/names.ts';
import { playGame } from '../../bots/playGame.ts';
import { isOver, result } from '../../engine/index.ts';
import type { GameRecord } from '../../records/record.ts';
import { automataOf } from '../../records/seats.ts';
import { recordOf } from '../../records/write.ts';
import { loadInsight } from '../../titles/insights.ts';
import { loadGame } from '../../titles/registry.ts';

export interface Job {
  readonly game: string;
  readonly players: number;
  readonly asked: Readonly<Record<string, string>>;
  readonly seed: string;
  /** One bot per player. */
  readonly levels: readonly BotName[];
  readonly playouts: number;
  readonly audit: boolean;
  readonly record: boolean;
}

export interface Played {
  readonly seed: string;
  readonly players: number;
  /** Occupant of each seat. */
  readonly seats: readonly (BotName | 'automaton')[];
  readonly worth: Readonly<Record<number, number>>;
  readonly winners: readonly number[];
  readonly actions: number;
  readonly ms: number;
  /** Notable things in this game, for statistics. */
  readonly tags: readonly string[];
  readonly fault: string | null;
  readonly record: GameRecord | null;
}

export default async function playOne(job: Job): Promise<Played> {
  const game = (await loadGame(job.game))!;
  const begun = performance.now();
  let fault: string | null = null;
  let moves = 0;
  const played = playGame(game, await loadInsight(game), job, (state) => {
    moves += 1;
    if (job.audit && fault === null) fault = game.audit(state) && `${moves}: ${game.audit(state)}`;
  });
  if (!played.ok) throw new Error(played.problem.problem);
  const { state } = played;
  if (job.audit && !isOver(state)) fault ??= 'the game has no end';
  const { worth, winners } = result(game, state);
  const entries = played.moves.map((move, i) => ({ seq: i + 1, ...move }));
  const bots = job.levels.map((level, i) => ({ name: `${level} ${i + 1}`, kind: 'bot' as const, level }));
  const automata = automataOf(game, job.players);
  const seats = [...bots, ...automata];
  return {
    seed: job.seed,
    players: job.players,
    seats: [...job.levels, ...automata.map(() => 'automaton' as const)],
    worth,
    winners,
    actions: played.moves.length,
    ms: Math.round(performance.now() - begun),
    tags: game.tags?.(state) ?? [],
    fault,
    record: job.record ? recordOf(game, state, { seats, entries, seed: job.seed }) : null,
  };
}
