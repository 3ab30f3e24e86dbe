// The bots by their names.
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { mannerOf } from './manner.ts';
import { type BotName, botParts, type Level } from './names.ts';
import { random } from './random.ts';
import { search } from './search.ts';

/** How each level thinks, and how far off it may judge an idea. */
const levels: Readonly<Record<Level, { readonly bot: Bot; readonly doubt: number }>> = {
  random: { bot: random, doubt: 0 },
  greedy: { bot: greedy, doubt: 0 },
  search: { bot: search, doubt: 0 },
  apprentice: { bot: greedy, doubt: 1 },
  skilled: { bot: greedy, doubt: 0.5 },
  expert: { bot: greedy, doubt: 0 },
  master: { bot: search, doubt: 0 },
};

/** True if it thinks for as long as it may. */
export const thinksLong = (name: BotName): boolean => levels[botParts(name)!.level].bot === search;

export function botNamed(name: BotName): Bot {
  const { level, temper } = botParts(name)!;
  const { bot, doubt } = levels[level];
  const manner = mannerOf(doubt, temper);
  return (game, view, seat, thinking) => bot(game, view, seat, { ...thinking, manner });
}
