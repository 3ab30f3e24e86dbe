// The strengths of bots, from the weakest on.
export const levelNames = ['random', 'greedy', 'search'] as const;
export type LevelName = (typeof levelNames)[number];
