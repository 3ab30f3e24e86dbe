// The bot of a seat, as the command line names it: a level, or a program (`exec:COMMAND`).
import { isBotName, levelNames } from '../../bots/names.ts';
import type { CliLines } from '../../words/cli.ts';
import { Hopeless } from '../context.ts';
import { splitCommand } from './splitCommand.ts';

const PROGRAM = 'exec:';

/** The words of a program's command; null for a level. Called with names that `knownBot` has let through. */
export const commandOf = (bot: string): string[] | null =>
  bot.startsWith(PROGRAM) ? splitCommand(bot.slice(PROGRAM.length)) : null;

/** Throws where this names no bot. */
function knownBot(lines: CliLines, bot: string): string {
  if (isBotName(bot)) return bot;
  if (!bot.startsWith(PROGRAM))
    throw new Hopeless(lines.unknownLevel({ level: bot, levels: [...levelNames, 'exec:…'].join(', ') }));
  const command = commandOf(bot);
  if (!command || command.length === 0 || command[0] === '') throw new Hopeless(lines.badCommand({ bot }));
  return bot;
}

/** The bots in order: a list with commas, or an option for each; a command in the list ends at a comma. */
export function botsNamed(
  lines: CliLines,
  { bots, bot }: { readonly bots?: string | undefined; readonly bot: readonly string[] },
): string[] {
  if (bots !== undefined && bot.length > 0) throw new Hopeless(lines.botsTwice);
  const named = bot.length > 0 ? bot : (bots ?? 'random').split(',');
  return named.map((name) => knownBot(lines, name.trim()));
}
