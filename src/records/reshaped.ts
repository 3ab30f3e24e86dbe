// Rewrites a position of an older build shape by shape into today's.
import type { Core, Game } from '../engine/index.ts';
import type { RecordProblem } from './record.ts';

/** States without a number are of the first shape. */
const FIRST = 1;

const shapeOf = ({ shape = FIRST }: { readonly shape?: number }): number => shape;

/**
 * The same position in the layout of this build. Refuses a position from a newer build, or from a shape without a
 * rewriting. JSON that only resembles a state may make a rewriting throw: callers with unchecked JSON must expect that.
 */
export function reshaped(game: Game, position: Core): { readonly state: Core } | RecordProblem {
  const from = shapeOf(position);
  if (!Number.isSafeInteger(from)) return { problem: 'badStart' };
  if (from > game.shape) return { problem: 'newerShape', game: game.id, version: from, known: game.shape };
  let state: unknown = position;
  for (let next = from + 1; next <= game.shape; next++) {
    const step = game.reshape?.find(({ to }) => to === next);
    if (!step) return { problem: 'badStart' };
    state = step.up(state);
  }
  return { state: from === game.shape ? position : { ...(state as Core), shape: game.shape } };
}
