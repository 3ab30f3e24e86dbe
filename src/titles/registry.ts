// One lazy line a game: a game is loaded when it is asked for.
import type { Game } from '../engine/index.ts';

const games: Readonly<Record<string, () => Promise<Game>>> = {
  'chicago-express': async () => (await import('./chicago-express/rules/index.ts')).chicagoExpress,
  '1856': async () => (await import('./1856/rules/index.ts')).game1856,
  '18mag': async () => (await import('./18mag/rules/index.ts')).game18mag,
  '1862': async () => (await import('./1862/rules/index.ts')).game1862,
  '1865': async () => (await import('./1865/rules/index.ts')).game1865,
};

interface Example extends Pick<Game, 'name' | 'players'> {
  load(): Promise<Game>;
}

/** Small games to learn from. Whoever asks for one by its id can play it; no list offers it among the titles. */
export const examples: Readonly<Record<string, Example>> = {
  'first-line': {
    name: 'First Line',
    players: [2, 4],
    load: async () => (await import('./first-line/rules/index.ts')).firstLine,
  },
};

export const gameIds = Object.keys(games);
export const exampleIds = Object.keys(examples);

/** The game of this id; undefined when there is none (yet). */
export async function loadGame(id: string): Promise<Game | undefined> {
  if (Object.hasOwn(games, id)) return games[id]!();
  return Object.hasOwn(examples, id) ? examples[id]!.load() : undefined;
}
