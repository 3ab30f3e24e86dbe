// The titles by length of a game, the shortest first: for tests and measurements that want a short game or a long one.
import { titles } from './registry.ts';
import type { Title } from './title.ts';

export const byLength: readonly Title[] = titles.toSorted((a, b) => a.cover.minutes[1] - b.cover.minutes[1]);
export const shortest = byLength[0]!;
export const longest = byLength.at(-1)!;
