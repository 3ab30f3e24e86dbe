// bin/binario: the commands and their options.
import { Command, CommanderError } from 'commander';
import { version } from '../server/version.ts';
import { cliLines, type HelpedOption } from '../words/cli.ts';
import type { Lang } from '../words/phrases.ts';
import type { LadderOptions } from './commands/ladder.ts';
import type { HumanOptions } from './commands/playHuman.ts';
import { contextOf, Hopeless, langOf, type Status, wholeNumber } from './context.ts';

/** Loads a command's code when it is called. */
export async function main(argv: readonly string[]): Promise<Status> {
  let status: Status = 0;
  try {
    const program = programOf(argv, (done) => {
      status = done;
    });
    await program.parseAsync([...argv], { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const text =
      error instanceof CommanderError ? usageText(error, argv) : error instanceof Hopeless ? error.message : null;
    if (text === null) throw error;
    // without a command, the help has been printed
    if (error instanceof CommanderError && error.code === 'commander.help') return 2;
    process.stderr.write(`binario: ${text}\n`);
    return 2;
  }
}

/** Translates Commander's codes: it speaks English only. */
function usageText({ code, message }: CommanderError, argv: readonly string[]): string {
  const usage: Readonly<Record<string, (word: string) => string>> = cliLines[askedLang(argv)].usage;
  return usage[code]?.(/'([^']*)'/.exec(message)?.[1] ?? '') ?? message.replace(/^error: /, '');
}

/** Help and errors are printed before the options are read, so the language is determined first. */
function askedLang(argv: readonly string[]): Lang {
  const asked = argv.find((a, i) => argv[i - 1] === '--lang' || a.startsWith('--lang='));
  return langOf(asked?.replace('--lang=', ''));
}

/** An option that may be repeated. */
const gathered = (value: string, all: readonly string[]): string[] => [...all, value];

function programOf(argv: readonly string[], end: (status: Status) => void): Command {
  const lines = cliLines[askedLang(argv)];
  const help = (name: HelpedOption) => lines.help.options[name];
  const program = new Command('binario')
    .description(lines.help.binario)
    .helpOption('--help', help('help'))
    .version(version, '--version', help('version'));
  const command = (usage: string, text: string) =>
    program
      .command(usage)
      .description(text)
      .option('--json', help('json'))
      .option('--lang <it|en>', help('lang'))
      .helpOption('--help', help('help'));

  command('games', lines.help.games).action(async (options) =>
    end(await (await import('./commands/games.ts')).games(contextOf(options))),
  );

  command('replay <file...>', lines.help.replay)
    .option('--at <n>', help('at'))
    .option('--audit', help('audit'))
    .action(async (files: string[], options) => {
      const at = options.at === undefined ? undefined : wholeNumber(lines, '--at', options.at);
      const { replay } = await import('./commands/replay.ts');
      end(await replay(contextOf(options), files, { at, audit: options.audit === true }));
    });

  command('check <file...>', lines.help.check).action(async (files: string[], options) =>
    end(await (await import('./commands/check.ts')).check(contextOf(options), files)),
  );

  command('routes <file>', lines.help.routes)
    .option('--at <n>', help('at'))
    .requiredOption('--company <id>', help('company'))
    .option('--budget <steps>', help('budget'))
    .action(async (file: string, options) => {
      const number = (option: 'at' | 'budget') =>
        options[option] === undefined ? undefined : wholeNumber(lines, `--${option}`, options[option]);
      const { routes } = await import('./commands/routes.ts');
      end(
        await routes(contextOf(options), file, {
          at: number('at'),
          company: options.company,
          budget: number('budget'),
        }),
      );
    });

  command('runs <file...>', lines.help.runs).action(async (files: string[], options) =>
    end(await (await import('./commands/runs.ts')).runs(contextOf(options), files)),
  );

  command('review <file...>', lines.help.review)
    .option('--voices <list>', help('voices'))
    .option('--seat <n>', help('seat'))
    .action(async (files: string[], options) => {
      const seat = options.seat === undefined ? undefined : wholeNumber(lines, '--seat', options.seat, 1);
      const { review } = await import('./commands/review.ts');
      end(await review(contextOf(options), files, { voices: options.voices, seat }));
    });

  command('play <game>', lines.help.play)
    .option('--players <n>', help('players'))
    .option('--bots <levels>', help('bots'))
    .option('--seed <s>', help('seed'), '1')
    .option('--games <k>', help('games'), '1')
    .option('--rotate', help('rotate'))
    .option('--option <id=value>', help('option'), gathered, [])
    .option('--bot <bot>', help('bot'), gathered, [])
    .option('--audit', help('audit'))
    .option('--save <folder>', help('save'))
    .option('--playouts <n>', help('playouts'), '300')
    .option('--jobs <n>', help('jobs'), '1')
    .option('--human <seats>', help('human'))
    .option('--name <name>', help('name'))
    .option('--resume <file>', help('resume'))
    .action(async (game: string, options: HumanOptions & { json?: boolean; lang?: string }) => {
      const context = contextOf(options);
      if (options.human === undefined && options.resume === undefined)
        end(await (await import('./commands/play.ts')).play(context, game, options));
      else end(await (await import('./commands/playHuman.ts')).playHuman(context, game, options));
    });

  command('ladder', lines.help.ladder)
    .option('--titles <ids>', help('titles'))
    .option('--players <n>', help('playersList'), '3')
    .option('--bots <bots>', help('bots'))
    .option('--bot <bot>', help('bot'), gathered, [])
    .option('--games <k>', help('gamesMatch'), '60')
    .option('--seed <s>', help('seedMatch'), '1')
    .option('--option <id=value>', help('option'), gathered, [])
    .option('--playouts <n>', help('playouts'), '300')
    .option('--jobs <n>', help('jobsAll'))
    .action(async (options: LadderOptions & { json?: boolean; lang?: string }) =>
      end(await (await import('./commands/ladder.ts')).ladder(contextOf(options), options)),
    );

  command('bot <level>', lines.help.bot).action(async (level: string, options) =>
    end(await (await import('./commands/bot.ts')).bot(contextOf(options), level, process.stdin)),
  );

  command('rules <game>', lines.help.rules).action(async (game: string, options) =>
    end((await import('./commands/rules.ts')).rules(contextOf(options), game)),
  );

  command('bench [names...]', lines.help.bench)
    .option('--against <dir>', help('against'))
    .action(async (names: string[], options) =>
      end(await (await import('./commands/bench.ts')).bench(contextOf(options), names, options.against)),
    );

  command('serve', lines.help.serve).action(async (options) =>
    end(await (await import('./commands/serve.ts')).serve(contextOf(options))),
  );

  command('backup <place>', lines.help.backup)
    .option('--into', help('into'))
    .option('--keep <n>', help('keep'), '14')
    .option('--every <hours>', help('every'))
    .action(async (place: string, options) => {
      const keep = wholeNumber(lines, '--keep', options.keep, 1);
      const every = options.every === undefined ? undefined : wholeNumber(lines, '--every', options.every, 1);
      const into = options.into === true || every !== undefined;
      end(await (await import('./commands/backup.ts')).backup(contextOf(options), place, { into, keep, every }));
    });

  command('restore <file>', lines.help.restore)
    .option('--replace', help('replace'))
    .action(async (file: string, options) =>
      end(await (await import('./commands/restore.ts')).restore(contextOf(options), file, options.replace === true)),
    );

  command('admin <verb> [what...]', lines.help.admin).action(async (verb: string, what: string[], options) =>
    end(await (await import('./commands/admin.ts')).admin(contextOf(options), verb, what)),
  );

  command('move', lines.help.move).action(async (options) =>
    end(await (await import('./commands/move.ts')).move(contextOf(options))),
  );

  for (const one of [program, ...program.commands]) one.exitOverride().configureOutput({ outputError: () => {} });
  return program;
}
