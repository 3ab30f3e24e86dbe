import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';

export const search: Bot = greedy;
