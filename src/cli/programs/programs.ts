// The bot programs of one thread: one for each seat that wants one, kept from game to game of a title.
import type { Game } from '../../engine/index.ts';
import type { Keeper } from './keeper.ts';
import { PROTOCOL } from './messages.ts';
import { type Program, ProgramFailed, startProgram } from './program.ts';
import { answerIn } from './programSeat.ts';

export interface Named {
  readonly program: Program;
  /** What it calls itself. */
  readonly name: string;
}

/** Starts a program, and agrees on what is played. Rejects with `ProgramFailed`, and what it said in refusing. */
export async function greeted(
  game: Pick<Game, 'id' | 'rulesVersion' | 'shape'>,
  command: readonly string[],
  keeper: Keeper,
  patience: number,
): Promise<Named> {
  const program = startProgram(command, keeper);
  const { id: title, rulesVersion, shape } = game;
  try {
    const said = answerIn(
      await program.ask({ type: 'hello', protocol: PROTOCOL, title, rulesVersion, shape }, patience),
    );
    if ('ready' in said) return { program, name: said.ready };
    throw new ProgramFailed('refused', 'refuse' in said ? said.refuse : '');
  } catch (error) {
    program.end();
    throw error;
  }
}

export interface Programs {
  /** One for each of these commands; a command named twice has two. */
  for(game: Game, commands: readonly (readonly string[])[], patience: number): Promise<(Named | ProgramFailed)[]>;
  end(): void;
}

export function programs(keeper: Keeper): Programs {
  let title = '';
  const kept = new Map<string, Named>();
  const end = () => {
    for (const { program } of kept.values()) program.end();
    kept.clear();
  };
  return {
    async for(game, commands, patience) {
      if (game.id !== title) end();
      title = game.id;
      const all = commands.map(async (command, i) => {
        const nth = commands.slice(0, i).filter((other) => other.join('\0') === command.join('\0')).length;
        const key = [...command, nth].join('\0');
        const known = kept.get(key);
        if (known?.program.isRunning) return known;
        try {
          const named = await greeted(game, command, keeper, patience);
          kept.set(key, named);
          return named;
        } catch (error) {
          if (error instanceof ProgramFailed) return error;
          throw error;
        }
      });
      return Promise.all(all);
    },
    end,
  };
}
