// The levels a bot can be asked for by name.
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search.ts';

export type Level = 'random' | 'greedy' | 'search';

export const levels: Readonly<Record<Level, Bot>> = { random, greedy, search };

export const isLevel = (name: string): name is Level => Object.hasOwn(levels, name);
