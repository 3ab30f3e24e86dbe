// One thought of a bot, off the main thread: plain data in and out. It gets only what its seat may see.
import type { MessagePort } from 'node:worker_threads';
import type { Why } from '../../bots/bot.ts';
import { botNamed } from '../../bots/levels.ts';
import type { BotName } from '../../bots/names.ts';
import { type Action, type Core, rngFrom, type Seat } from '../../engine/index.ts';
import { loadInsight } from '../../titles/insights.ts';
import { loadGame } from '../../titles/registry.ts';

export interface Thought {
  readonly game: string;
  readonly level: BotName;
  readonly view: Core;
  readonly seat: Seat;
  /** Seed of the bot's own generator. */
  readonly seed: string;
  readonly playouts: number;
  readonly milliseconds: number;
  /** Receives the progress, a few times a second. */
  readonly port: MessagePort;
}

const TELL_EVERY = 250;

export interface Decided {
  readonly action: Action;
  /** The bot's reasons; null if it gives none. */
  readonly why: Why | null;
}

export async function think(thought: Thought): Promise<Decided> {
  const { level, view, seat, playouts, milliseconds, port } = thought;
  const game = (await loadGame(thought.game))!;
  const now = () => performance.now();
  let told = now();
  let why: Why | null = null;
  const action = botNamed(level)(game, view, seat, {
    insight: await loadInsight(game),
    rng: rngFrom(thought.seed),
    playouts,
    time: { milliseconds, now },
    progress(done) {
      if (now() - told < TELL_EVERY) return;
      told = now();
      port.postMessage(done);
    },
    because(told) {
      why = told;
    },
  });
  return { action, why };
}
