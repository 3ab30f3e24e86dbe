// The covers of the titles, in the order of the house.
import { exampleIds, titleOf, titles } from '../../../titles/registry.ts';
import type { Cover } from '../../../titles/title.ts';

export interface RosterGame extends Cover {
  readonly id: string;
}

export const roster: readonly RosterGame[] = titles.map(({ id, cover }) => ({ id, ...cover }));

export type Playable = Pick<RosterGame, 'id' | 'name' | 'players'>;

/** The games offered for a new table: every title, and an example only on request. */
export const playable = (asked: string | null): readonly Playable[] => [
  ...roster,
  ...exampleIds.filter((id) => id === asked).map((id) => ({ id, ...titleOf(id)!.cover })),
];

/** The name on the cover; an unknown game goes by its id. */
export const gameName = (id: string): string => titleOf(id)?.cover.name ?? id;
