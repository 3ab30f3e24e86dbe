// Actions of an older shape, rewritten step by step into today's.
import type { Game } from '../engine/index.ts';

/** `from` is the version of the rules the game began with. */
export const upToDate = (game: Game, from: number, action: unknown): unknown =>
  (game.migrations ?? [])
    .filter((migration) => migration.to > from)
    .sort((a, b) => a.to - b.to)
    .reduce((rewritten, migration) => migration.up(rewritten), action);
