// Rewrites actions of an older shape step by step into today's.
import type { Game } from '../engine/index.ts';

/** `from`: the rules version at the start of the game. */
export const upToDate = (game: Game, from: number, action: unknown): unknown =>
  (game.migrations ?? [])
    .filter((migration) => migration.to > from)
    .sort((a, b) => a.to - b.to)
    .reduce((rewritten, migration) => migration.up(rewritten), action);
