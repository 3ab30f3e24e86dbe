// The sources of a game, without its tests.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Effect, effectsOf } from './effects.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The statements by which the steps of this game have their effect. */
export function effectsOfGame(game: string): Effect[] {
  const folder = `src/games/${game}/`;
  const files = readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => folder + file)
    .sort();
  return effectsOf(new Map(files.map((file) => [file, readFileSync(root + file, 'utf8')])));
}
