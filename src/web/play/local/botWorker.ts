// A bot at work off the page's thread: a position comes in, progress and an action go out.
import { isLevel, levels } from '../../../bots/levels.ts';
import { type Action, type Core, rngFrom, type Seat } from '../../../engine/index.ts';
import { loadGame } from '../../../games/registry.ts';

export interface Question {
  readonly game: string;
  /** What the seat may see. */
  readonly state: Core;
  readonly seat: Seat;
  readonly level: string;
  readonly milliseconds: number;
  readonly seed: string;
}

export type Answer = { readonly done: number } | { readonly action: Action } | { readonly failed: string };

/** More than time allows: here the clock ends a search. */
const PLAYOUTS = 1_000_000;
/** Progress is told this often, in milliseconds. */
const EVERY = 100;

const say = (answer: Answer) => postMessage(answer);

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  try {
    say({ action: await answerTo(data) });
  } catch (error) {
    say({ failed: String(error) });
  }
});

async function answerTo({ game: id, state, seat, level, milliseconds, seed }: Question): Promise<Action> {
  const game = await loadGame(id);
  if (!game || !isLevel(level)) throw new Error(`no ${level} bot for ${id}`);
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
  return levels[level](game, state, seat, { rng: rngFrom(seed), playouts: PLAYOUTS, time: { milliseconds, now } });
}
