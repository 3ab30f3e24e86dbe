// Golden games: their names, and a position of one after this many of its moves.
import { readdirSync, readFileSync } from 'node:fs';
import { copy } from '../../src/engine/core/copy.ts';
import type { Game } from '../../src/engine/core/game.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { openRecord } from '../../src/records/open.ts';
import { readRecord } from '../../src/records/read.ts';

export function goldenAt(game: Game, name: string, at: number): Core {
  const file = new URL(`../replays/golden/${game.id}/${name}.json`, import.meta.url);
  const record = readRecord(readFileSync(file, 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  const opened = openRecord(game, record, { at });
  if ('problem' in opened) throw new Error(opened.problem);
  return copy(opened.state);
}

/** The names of all golden games of a title. */
export const goldensOf = (id: string): readonly string[] =>
  readdirSync(new URL(`../replays/golden/${id}`, import.meta.url))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));
