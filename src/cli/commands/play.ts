// binario play: games among bots, one line a game.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choose, type Game } from '../../engine/index.ts';
import { loadGame } from '../../titles/registry.ts';
import { wordsFor } from '../../titles/words.ts';
import type { CliLines } from '../../words/cli.ts';
import { type Context, Hopeless, type Status, wholeNumber } from '../context.ts';
import { problemText } from '../files.ts';
import { makeFolder } from '../folder.ts';
import { playAll } from '../jobs/playAll.ts';
import type { Job, Played } from '../jobs/playOne.ts';
import { dealt, rotated } from '../ladder/schedule.ts';
import { agreed, failureText } from '../programs/agreed.ts';
import { botsNamed, commandOf } from '../programs/botName.ts';
import { summary } from '../summary.ts';

/** Options as the command line gives them. */
export interface PlayOptions {
  readonly players?: string;
  readonly bots?: string;
  readonly bot: readonly string[];
  readonly seed: string;
  readonly games: string;
  readonly rotate?: boolean;
  readonly option: readonly string[];
  readonly audit?: boolean;
  readonly save?: string;
  readonly playouts: string;
  readonly jobs: string;
}

export async function play(context: Context, gameId: string, options: PlayOptions): Promise<Status> {
  const { lines } = context;
  const game = await gameOf(lines, gameId);
  const players = playersOf(lines, game, options.players);
  const asked = askedOf(lines, game, players, options.option);
  const jobs = jobsOf(lines, gameId, players, asked, options);
  const cores = wholeNumber(lines, '--jobs', options.jobs, 1);
  if (options.save !== undefined) prepare(lines, options.save);
  await agreed(lines, [game], jobs[0]!.bots);
  const done: Played[] = [];
  let status: Status = 0;
  const begun = performance.now();
  for await (const one of playAll(jobs, Math.min(cores, jobs.length))) {
    done.push({ ...one, record: null });
    if (options.save !== undefined) save(lines, options.save, game, one);
    if (context.json) context.print(lineOf(gameId, one, options.audit === true), '');
    else if (process.stderr.isTTY) process.stderr.write(`\r${done.length}/${jobs.length}`);
    tellReplaced(context, one);
    if (one.fault) {
      status = 1;
      context.complain(lines.auditFault({ seed: one.seed, fault: one.fault }));
    }
  }
  if (!context.json) {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    context.print({}, summary(lines, done, performance.now() - begun, (await wordsFor(game, context.lang, [])).tag));
  }
  return status;
}

export async function gameOf(lines: CliLines, id: string): Promise<Game> {
  const game = await loadGame(id);
  if (!game) throw new Hopeless(lines.problems.unknownGame({ problem: 'unknownGame', game: id }));
  return game;
}

/** The number of players asked for, or the game's fewest. */
export function playersOf(lines: CliLines, game: Game, asked: string | undefined): number {
  const [min, max] = game.players;
  const players = asked === undefined ? min : wholeNumber(lines, '--players', asked);
  if (players < min || players > max)
    throw new Hopeless(lines.problems.players({ problem: 'players', players, min, max }));
  return players;
}

/** `ID=VALUE` pairs, checked against what the game declares. */
export function askedOf(
  lines: CliLines,
  game: Game,
  players: number,
  pairs: readonly string[],
): Record<string, string> {
  // no prototype: people may type any name, even `constructor`
  const asked: Record<string, string> = Object.create(null);
  for (const pair of pairs) {
    const cut = pair.indexOf('=');
    if (cut < 1) throw new Hopeless(lines.badOption({ value: pair }));
    asked[pair.slice(0, cut)] = pair.slice(cut + 1);
  }
  const chosen = choose(game, players, asked);
  if ('problem' in chosen) throw new Hopeless(problemText(lines, chosen));
  return asked;
}

/** The bots named, one for each seat: one serves all, a list is dealt in order. */
export function botsFor(lines: CliLines, options: Pick<PlayOptions, 'bots' | 'bot'>, seats: number): string[] {
  if (seats === 0 && options.bots === undefined && options.bot.length === 0) return [];
  const named = botsNamed(lines, options);
  if (named.length > seats) throw new Hopeless(lines.tooManyLevels({ levels: named.length, seats }));
  return dealt(named, seats);
}

function jobsOf(
  lines: CliLines,
  game: string,
  players: number,
  asked: Record<string, string>,
  options: PlayOptions,
): Job[] {
  const count = wholeNumber(lines, '--games', options.games, 1);
  const isCount = /^\d{1,15}$/.test(options.seed);
  if (count > 1 && !isCount) throw new Hopeless(lines.seedForMany);
  const bots = botsFor(lines, options, players);
  const playouts = wholeNumber(lines, '--playouts', options.playouts, 1);
  return Array.from({ length: count }, (_, k) => ({
    game,
    players,
    asked,
    seed: isCount ? String(Number(options.seed) + k) : options.seed,
    bots: options.rotate ? rotated(bots, k) : bots,
    playouts,
    audit: options.audit === true,
    record: options.save !== undefined,
    measure: false,
  }));
}

/** A line where greedy moved for a program. */
export function tellReplaced({ lines, complain }: Context, { seed, seats, replaced }: Played): void {
  for (const [seat, { moves, first }] of Object.entries(replaced)) {
    const why = failureText(lines, first.failure, first.text);
    complain(lines.replaced({ seed, bot: seats[Number(seat) - 1]!, seat: Number(seat), moves, why }));
  }
}

const lineOf = (game: string, one: Played, audited: boolean) => ({
  game,
  seed: /^\d{1,15}$/.test(one.seed) ? Number(one.seed) : one.seed,
  seats: one.seats,
  result: one.worth,
  winner: one.winners,
  actions: one.actions,
  ms: one.ms,
  ...(audited ? { audit: one.fault ?? 'ok' } : {}),
  ...(one.seats.some(commandOf) ? { replaced: movesReplaced(one) } : {}),
});

const movesReplaced = ({ replaced }: Played): Record<string, number> =>
  Object.fromEntries(Object.entries(replaced).map(([seat, { moves }]) => [seat, moves]));

/** Creates the folder before the first game, so that a bad one is noticed before hours of play. */
function prepare(lines: CliLines, folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new Hopeless(lines.cannotWrite({ file: folder, reason: (error as Error).message }));
  }
}

function save(lines: CliLines, folder: string, game: Game, one: Played): void {
  const file = join(folder, `${game.id}-${one.players}p-${one.seed.replace(/[^\w-]/g, '_')}.json`);
  try {
    writeFileSync(file, `${JSON.stringify(one.record)}\n`);
  } catch (error) {
    throw new Hopeless(lines.cannotWrite({ file, reason: (error as Error).message }));
  }
}
