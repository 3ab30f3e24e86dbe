// binario bot: a level as a program, for whoever speaks as `exec:` does (docs/bot-programs.md).
import { createInterface } from 'node:readline';
import type { Why } from '../../bots/bot.ts';
import { botNamed } from '../../bots/levels.ts';
import { isBotName, levelNames } from '../../bots/names.ts';
import { type Game, rngFrom } from '../../engine/index.ts';
import { loadInsight } from '../../titles/insights.ts';
import { loadGame } from '../../titles/registry.ts';
import type { CliLines } from '../../words/cli.ts';
import { type Context, Hopeless, type Status } from '../context.ts';
import { type FromProgram, type Hello, PROTOCOL, type Sight, type ToProgram } from '../programs/messages.ts';

export async function bot({ lines }: Context, level: string, input: NodeJS.ReadableStream): Promise<Status> {
  if (!isBotName(level)) throw new Hopeless(lines.unknownLevel({ level, levels: levelNames.join(', ') }));
  const say = (message: FromProgram) => void process.stdout.write(`${JSON.stringify(message)}\n`);
  let game: Game | undefined;
  let luck = rngFrom(level);
  let playouts = 300;
  for await (const line of createInterface({ input })) {
    const message = messageIn(lines, line);
    if (message.type === 'hello') {
      game = await loadGame(message.title);
      const unfit = unfitness(lines, game, message);
      if (unfit !== null) {
        say({ refuse: unfit });
        return 2;
      }
      say({ ready: level });
    } else if (message.type === 'game') {
      luck = [...message.luck];
      playouts = message.playouts;
    } else if (message.type === 'turn') {
      if (!game) throw new Hopeless(lines.noHello);
      let why: Why | undefined;
      const move = botNamed(level)(game, seen(message.state), message.seat, {
        insight: await loadInsight(game),
        rng: luck,
        playouts,
        because: (told) => {
          why = told;
        },
      });
      say({ move, ...(why ? { why } : {}) });
    }
  }
  return 0;
}

/** The state as a bot takes it: there is no chance in it, and bots draw their own. */
const seen = (state: Sight) => ({ ...state, chance: { drawn: [], follow: [], rng: null } });

function messageIn(lines: CliLines, line: string): ToProgram {
  try {
    return JSON.parse(line) as ToProgram;
  } catch {
    throw new Hopeless(lines.problems.notJson({ problem: 'notJson' }));
  }
}

/** Why this build cannot play what is offered; null if it can. */
function unfitness(
  lines: CliLines,
  game: Game | undefined,
  { protocol, title, rulesVersion, shape }: Hello,
): string | null {
  if (protocol !== PROTOCOL) return lines.otherProtocol({ known: PROTOCOL, protocol });
  if (!game) return lines.problems.unknownGame({ problem: 'unknownGame', game: title });
  if (game.rulesVersion === rulesVersion && game.shape === shape) return null;
  return lines.otherRules({ title, rulesVersion, shape, known: game });
}
