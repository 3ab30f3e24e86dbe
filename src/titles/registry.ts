// The titles by their ids. What a title brings is loaded when it is asked for.
import type { Game } from '../engine/index.ts';
import * as list from './list.ts';
import type { Title } from './title.ts';

const all: readonly Title[] = Object.values(list);

/** All that lists offer, in their order there. */
export const titles: readonly Title[] = all
  .filter(({ example }) => !example)
  .sort((a, b) => a.cover.place - b.cover.place);

export const gameIds: readonly string[] = titles.map(({ id }) => id);

/** Small games to learn from. Whoever asks for one by its id can play it; no list offers it among the titles. */
export const exampleIds: readonly string[] = all.filter(({ example }) => example).map(({ id }) => id);

/** What another platform can write of: its records are read here. */
export const importable: readonly Title[] = titles.filter(({ import18xx }) => import18xx);

/** The title of this id; undefined where there is none (yet). */
export const titleOf = (id: string): Title | undefined => all.find((title) => title.id === id);

export const loadGame = async (id: string): Promise<Game | undefined> => titleOf(id)?.rules();
