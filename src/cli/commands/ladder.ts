// binario ladder: matches between bots over titles and numbers of players, a line a match.
import { availableParallelism } from 'node:os';
import { gameIds } from '../../titles/registry.ts';
import type { CliLines } from '../../words/cli.ts';
import { type Context, Hopeless, type Status, wholeNumber } from '../context.ts';
import { playAll } from '../jobs/playAll.ts';
import type { Played } from '../jobs/playOne.ts';
import { matchText } from '../ladder/matchText.ts';
import { jobsOf, type Match } from '../ladder/schedule.ts';
import { standing } from '../ladder/standing.ts';
import { agreed } from '../programs/agreed.ts';
import { botsNamed } from '../programs/botName.ts';
import { askedOf, gameOf, playersOf, tellReplaced } from './play.ts';

/** Options as the command line gives them. */
export interface LadderOptions {
  readonly titles?: string;
  readonly players: string;
  readonly bots?: string;
  readonly bot: readonly string[];
  readonly games: string;
  readonly seed: string;
  readonly option: readonly string[];
  readonly playouts: string;
  readonly jobs?: string;
}

export async function ladder(context: Context, options: LadderOptions): Promise<Status> {
  const { lines } = context;
  const matches = await matchesOf(lines, options);
  const cores = options.jobs === undefined ? availableParallelism() : wholeNumber(lines, '--jobs', options.jobs, 1);
  const games = await Promise.all([...new Set(matches.map(({ title }) => title))].map((id) => gameOf(lines, id)));
  await agreed(lines, games, matches[0]!.bots);
  const jobs = matches.map(jobsOf);
  const all = jobs.flat();
  let [match, played]: [number, Played[]] = [0, []];
  let done = 0;
  // one queue for all matches, so that no core waits for the last game of one
  for await (const one of playAll(all, Math.min(cores, all.length))) {
    done += 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${done}/${all.length} ${matches[match]!.title}\x1b[K`);
    played.push(one);
    if (played.length < jobs[match]!.length) continue;
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    const told = standing(matches[match]!, played);
    context.print(told, matchText(lines, told, matches[match]!.seed));
    // one game tells the cause; how often it happened is among the counts
    const failing = played.find(({ replaced }) => Object.keys(replaced).length > 0);
    if (failing) tellReplaced(context, failing);
    [match, played] = [match + 1, []];
  }
  return 0;
}

/** Every title with every number of players. */
async function matchesOf(lines: CliLines, options: LadderOptions): Promise<Match[]> {
  const titles = options.titles === undefined ? gameIds : listed(options.titles);
  if (options.bots === undefined && options.bot.length === 0)
    throw new Hopeless(lines.usage['commander.missingMandatoryOptionValue']('--bots'));
  const bots = botsNamed(lines, options);
  const games = wholeNumber(lines, '--games', options.games, 1);
  const seed = wholeNumber(lines, '--seed', options.seed);
  const playouts = wholeNumber(lines, '--playouts', options.playouts, 1);
  const matches: Match[] = [];
  for (const title of titles) {
    const game = await gameOf(lines, title);
    for (const asked of listed(options.players)) {
      const players = playersOf(lines, game, asked);
      if (bots.length > players) throw new Hopeless(lines.tooManyLevels({ levels: bots.length, seats: players }));
      const terms = askedOf(lines, game, players, options.option);
      matches.push({ title, players, bots, asked: terms, games, seed, playouts });
    }
  }
  return matches;
}

const listed = (text: string): string[] => text.split(',').map((part) => part.trim());
