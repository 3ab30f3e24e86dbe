// The titles by their ids. Their parts are loaded on demand.
import type { Game } from '../engine/index.ts';
import * as list from './list.ts';
import type { Title } from './title.ts';

const all: readonly Title[] = Object.values(list);

/** All titles that lists offer, in that order. */
export const titles: readonly Title[] = all
  .filter(({ example }) => !example)
  .sort((a, b) => a.cover.place - b.cover.place);

export const gameIds: readonly string[] = titles.map(({ id }) => id);

/** Small games to learn from. They can be played by their id; no list offers them among the titles. */
export const exampleIds: readonly string[] = all.filter(({ example }) => example).map(({ id }) => id);

/** Titles whose records of the other platform can be read. */
export const importable: readonly Title[] = titles.filter(({ import18xx }) => import18xx);

/** The title of this id; undefined if there is none (yet). */
export const titleOf = (id: string): Title | undefined => all.find((title) => title.id === id);

export const loadGame = async (id: string): Promise<Game | undefined> => titleOf(id)?.rules();
