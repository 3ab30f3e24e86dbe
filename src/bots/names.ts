// The names by which bots are asked for and kept: a level, and after a colon a temper, as in `expert:raider`.

/** Levels offered to people, from the weakest on. */
export const ranks = ['apprentice', 'skilled', 'expert', 'master'] as const;
export type Rank = (typeof ranks)[number];

/** Ways of thinking, as the command line and older records name them. */
const ways = ['random', 'greedy', 'search'] as const;

export const levelNames = [...ways, ...ranks] as const;
export type Level = (typeof levelNames)[number];

/** Temperaments, each a set of weights (`manner.ts`). */
export const tempers = ['builder', 'investor', 'raider'] as const;
export type Temper = (typeof tempers)[number];

export type BotName = Level | `${Level}:${Temper}`;

const isOneOf = <T extends string>(list: readonly T[], name: string | undefined): name is T =>
  (list as readonly (string | undefined)[]).includes(name);

const isRank = (level: Level): level is Rank => isOneOf(ranks, level);

/** Level and temper of a bot's name; null if it is none. */
export function botParts(name: string): { readonly level: Level; readonly temper?: Temper } | null {
  const [level, temper, more] = name.split(':');
  if (!isOneOf(levelNames, level) || more !== undefined) return null;
  if (temper === undefined) return { level };
  return isOneOf(tempers, temper) ? { level, temper } : null;
}

export const isBotName = (name: string): name is BotName => botParts(name) !== null;

/** Bots of these levels: those for people get different tempers, from this one on. */
export const withTempers = (levels: readonly Level[], first: number): BotName[] =>
  levels.map((level, i) => (isRank(level) ? (`${level}:${tempers[(first + i) % tempers.length]!}` as const) : level));
