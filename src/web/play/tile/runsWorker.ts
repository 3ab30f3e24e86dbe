// Searches for a company's best runs before and after a tile being tried out, off the page's thread.
import type { Action, Core, Seat } from '../../../engine/index.ts';
import { runAfter, runAhead } from '../../../match/runAhead.ts';
import { loadGame } from '../../../titles/registry.ts';

export interface TileQuestion {
  readonly game: string;
  readonly state: Core;
  readonly seat: Seat;
  readonly action: Action;
  /** The known result for the present position. */
  readonly before: Sum | undefined;
}

/** The income of the best runs; null without any. `exact`: proven best. */
export type Sum = { readonly revenue: number; readonly exact: boolean } | null;

export interface TileAnswer {
  readonly before: Sum;
  readonly after: Sum;
}

/** Enough for nearly every board, and not too long for an old phone. */
const BUDGET = 200_000;

const sumOf = (best: ReturnType<typeof runAhead>): Sum => best && { revenue: best.revenue, exact: best.optimal };

addEventListener('message', async ({ data }: MessageEvent<TileQuestion>) => {
  const { state, seat, action } = data;
  const game = await loadGame(data.game);
  if (!game) return;
  const before = data.before === undefined ? sumOf(runAhead(game, state, BUDGET)) : data.before;
  // without a train a tile brings no run
  const after = before && sumOf(runAfter(game, state, seat, action, BUDGET));
  postMessage({ before, after } satisfies TileAnswer);
});
