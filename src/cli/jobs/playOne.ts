// One game among bots, with plain data in and out for a worker.
import { type BotName, isBotName } from '../../bots/names.ts';
import { type Game, isOver, result } from '../../engine/index.ts';
import type { GameRecord, SeatInfo } from '../../records/record.ts';
import { automataOf } from '../../records/seats.ts';
import { recordOf } from '../../records/write.ts';
import { loadInsight } from '../../titles/insights.ts';
import { loadGame } from '../../titles/registry.ts';
import { oneLine } from '../context.ts';
import { type Counts, phasesReached, tally } from '../ladder/tally.ts';
import { commandOf } from '../programs/botName.ts';
import { ProgramFailed } from '../programs/program.ts';
import { programSeat, type Replaced } from '../programs/programSeat.ts';
import type { Programs } from '../programs/programs.ts';
import { type Decided, levelMind, type Mind, playWith } from './mind.ts';

export interface Job {
  readonly game: string;
  readonly players: number;
  readonly asked: Readonly<Record<string, string>>;
  readonly seed: string;
  /** A level or a program for each player. */
  readonly bots: readonly string[];
  readonly playouts: number;
  readonly audit: boolean;
  readonly record: boolean;
  /** Count events and measure thoughts. */
  readonly measure: boolean;
  /** Time for a program's decision, in milliseconds; PATIENCE if left out. */
  readonly patience?: number;
}

export interface Played {
  readonly seed: string;
  readonly players: number;
  /** Occupant of each seat. */
  readonly seats: readonly string[];
  readonly worth: Readonly<Record<number, number>>;
  readonly winners: readonly number[];
  readonly actions: number;
  readonly ms: number;
  /** Notable things in this game, for statistics. */
  readonly tags: readonly string[];
  readonly fault: string | null;
  readonly record: GameRecord | null;
  /** Moves that greedy made for a program, by seat. */
  readonly replaced: Readonly<Record<number, Replaced>>;
  /** Empty unless asked for, like the two after it. */
  readonly counts: Counts;
  readonly phases: readonly string[];
  /** Milliseconds of each thought. */
  readonly thought: readonly number[];
}

/** A program that takes longer than this for a move hangs. It is no limit to thinking: a seed must give the same game. */
export const PATIENCE = 120_000;

export async function playOne(job: Job, programs: Programs): Promise<Played> {
  const game = (await loadGame(job.game))!;
  const begun = performance.now();
  const { seats, minds, replaced } = await seatsOf(game, job, programs);
  const { counts, count } = tally();
  const decided: Decided[] = [];
  const thought: number[] = [];
  let fault: string | null = null;
  const played = await playWith(game, job, minds, {
    happened: job.measure ? count : undefined,
    moved(state, _, made, milliseconds) {
      decided.push(made);
      if (job.measure) thought.push(milliseconds);
      if (job.audit && fault === null) fault = game.audit(state) && `${decided.length}: ${game.audit(state)}`;
    },
  });
  if (!played.ok) throw new Error(played.problem.problem);
  const { state, moves } = played;
  if (job.audit && !isOver(state)) fault ??= 'the game has no end';
  const { worth, winners } = result(game, state);
  const entries = moves.map((move, i) => {
    const { why } = decided[i]!;
    return { seq: i + 1, ...move, ...(why === undefined ? {} : { why }) };
  });
  const automata = automataOf(game, job.players);
  return {
    seed: job.seed,
    players: job.players,
    seats: [...job.bots, ...automata.map(() => 'automaton')],
    worth,
    winners,
    actions: moves.length,
    ms: Math.round(performance.now() - begun),
    tags: game.tags?.(state) ?? [],
    fault,
    record: job.record ? recordOf(game, state, { seats: [...seats, ...automata], entries, seed: job.seed }) : null,
    replaced: replaced(),
    counts,
    phases: job.measure ? phasesReached(game, state) : [],
    thought,
  };
}

interface Seated {
  readonly seats: readonly SeatInfo[];
  readonly minds: readonly Mind[];
  readonly replaced: () => Record<number, Replaced>;
}

/** The players, who they are called, and a mind for each. */
async function seatsOf(game: Game, job: Job, programs: Programs): Promise<Seated> {
  const { bots, patience = PATIENCE } = job;
  const insight = await loadInsight(game);
  const mindOf = (level: BotName, i: number) => levelMind(game, insight, level, job, i + 1);
  const commands = bots.flatMap((bot, i) => {
    const command = commandOf(bot);
    return command ? [{ i, command }] : [];
  });
  const started = await programs.for(
    game,
    commands.map(({ command }) => command),
    patience,
  );
  const told = new Map(
    commands.map(({ i }, n) => {
      const one = started[n]!;
      const program = one instanceof ProgramFailed ? one : one.program;
      const greedy = mindOf('greedy', i);
      const mind = programSeat({ game, table: job, seat: i + 1, program, patience, greedy });
      return [i, { mind, name: one instanceof ProgramFailed ? commands[n]!.command[0]! : one.name }];
    }),
  );
  return {
    seats: bots.map((bot, i) =>
      isBotName(bot)
        ? { name: `${bot} ${i + 1}`, kind: 'bot', level: bot }
        : { name: `${oneLine(told.get(i)!.name).slice(0, LONGEST_NAME)} ${i + 1}`, kind: 'bot' },
    ),
    minds: bots.map((bot, i) => (isBotName(bot) ? mindOf(bot, i) : told.get(i)!.mind)),
    replaced: () =>
      Object.fromEntries(
        [...told].flatMap(([i, { mind }]) => {
          const moves = mind.replaced();
          return moves ? [[i + 1, moves]] : [];
        }),
      ),
  };
}

const LONGEST_NAME = 40;
