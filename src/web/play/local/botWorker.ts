// A bot off the page's thread: a position comes in, progress and an action go out.
import type { Why } from '../../../bots/bot.ts';
import { botNamed } from '../../../bots/levels.ts';
import { isBotName } from '../../../bots/names.ts';
import { type Action, type Core, rngFrom, type Seat } from '../../../engine/index.ts';
import { loadInsight } from '../../../titles/insights.ts';
import { loadGame } from '../../../titles/registry.ts';

export interface Question {
  readonly game: string;
  /** The position as the seat may see it. */
  readonly state: Core;
  readonly seat: Seat;
  readonly level: string;
  readonly milliseconds: number;
  readonly seed: string;
}

export type Answer = { readonly done: number } | Decided | { readonly failed: string };

export interface Decided {
  readonly action: Action;
  /** Null if the bot gives no reason. */
  readonly why: Why | null;
}

/** More playouts than time allows, so that the clock ends a search. */
const PLAYOUTS = 1_000_000;
/** Milliseconds between two reports of progress. */
const EVERY = 100;

const say = (answer: Answer) => postMessage(answer);

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  try {
    say(await answerTo(data));
  } catch (error) {
    say({ failed: String(error) });
  }
});

async function answerTo({ game: id, state, seat, level, milliseconds, seed }: Question): Promise<Decided> {
  const game = await loadGame(id);
  if (!game || !isBotName(level)) throw new Error(`no ${level} bot for ${id}`);
  const began = performance.now();
  let told = began;
  const now = () => {
    const time = performance.now();
    if (time - told > EVERY) {
      told = time;
      say({ done: Math.min(1, (time - began) / milliseconds) });
    }
    return time;
  };
  let why: Why | null = null;
  const because = (told: Why) => {
    why = told;
  };
  const time = { milliseconds, now };
  const insight = await loadInsight(game);
  const action = botNamed(level)(game, state, seat, { insight, rng: rngFrom(seed), playouts: PLAYOUTS, time, because });
  return { action, why };
}
