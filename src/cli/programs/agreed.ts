// Asks every bot program, before the first game, whether it plays these titles.
import type { Game } from '../../engine/index.ts';
import type { CliLines } from '../../words/cli.ts';
import { Hopeless, oneLine } from '../context.ts';
import { PATIENCE } from '../jobs/playOne.ts';
import { commandOf } from './botName.ts';
import { guard } from './keeper.ts';
import { type Failure, ProgramFailed } from './program.ts';
import { greeted } from './programs.ts';

/** Throws with one line where a program cannot be started, or does not play a title. */
export async function agreed(lines: CliLines, games: readonly Game[], bots: readonly string[]): Promise<void> {
  const keeper = guard();
  try {
    for (const bot of new Set(bots)) {
      const command = commandOf(bot);
      if (!command) continue;
      for (const game of games) {
        const { program } = await greeted(game, command, keeper, PATIENCE).catch((error: unknown) => {
          if (!(error instanceof ProgramFailed)) throw error;
          throw new Hopeless(lines.programFails({ bot, why: failureText(lines, error.failure, error.message) }));
        });
        program.end();
      }
    }
  } finally {
    await keeper.end();
  }
}

/** A failure in words, with what is known of it. */
export const failureText = (lines: CliLines, failure: Failure, text: string): string =>
  text === '' ? lines.failures[failure] : `${lines.failures[failure]}: ${oneLine(text)}`;
