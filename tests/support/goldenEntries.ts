// The moves of a golden game, from one of them on.
import { readFileSync } from 'node:fs';
import type { Action, Game } from '../../src/engine/index.ts';

export function goldenEntries(game: Pick<Game, 'id'>, name: string, from = 0): readonly Action[] {
  const file = new URL(`../replays/golden/${game.id}/${name}.json`, import.meta.url);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: readonly { action: Action }[] };
  return entries.slice(from).map(({ action }) => action);
}
