// The five games in the order of the house: what stands on their covers.
import { exampleIds, examples } from '../../../titles/registry.ts';

export interface RosterGame {
  readonly id: RosterId;
  readonly name: string;
  readonly designer: string;
  readonly players: readonly [number, number];
  /** Minutes, from a quick table to a thoughtful one. */
  readonly minutes: readonly [number, number];
  /** Who plays against somebody alone, where one can. */
  readonly solo?: string;
  /** It has neither a stock market nor trains nor tiles. */
  readonly trackless?: true;
  /** Its boards, where it has several. */
  readonly boards?: readonly RosterBoard[];
}

/** The board for these numbers of players, from and to, and for a variant. */
export interface RosterBoard {
  readonly players: readonly [number, number];
  /** The options of the variant. */
  readonly asked?: Readonly<Record<string, string>>;
}

export type RosterId = 'chicago-express' | '1856' | '18mag' | '1862' | '1865';

export const roster: readonly RosterGame[] = [
  {
    id: 'chicago-express',
    name: 'Chicago Express',
    designer: 'Harry Wu',
    players: [2, 6],
    minutes: [45, 75],
    trackless: true,
  },
  { id: '1856', name: '1856 Upper Canada', designer: 'Bill Dixon', players: [3, 6], minutes: [240, 420] },
  {
    id: '18mag',
    name: '18Mag',
    designer: 'Leonhard Orgler',
    players: [1, 6],
    minutes: [150, 270],
    solo: 'István',
    boards: [{ players: [3, 6] }, { players: [1, 2] }],
  },
  { id: '1862', name: '1862 Railway Mania', designer: 'Mike Hutton', players: [2, 8], minutes: [180, 360] },
  {
    id: '1865',
    name: '1865 Sardinia',
    designer: 'Alessandro Lala',
    players: [2, 4],
    minutes: [120, 210],
    boards: [{ players: [2, 4] }, { players: [2, 3], asked: { length: 'short' } }],
  },
];

export type Playable = Pick<RosterGame, 'name' | 'players'> & { readonly id: string };

/** What is offered for a new table: every title, and an example only where it is asked for. */
export const playable = (asked: string | null): readonly Playable[] => [
  ...roster,
  ...exampleIds.filter((id) => id === asked).map((id) => ({ id, ...examples[id]! })),
];

/** The name on the cover; a game that is neither in the roster nor an example goes by its id. */
export const gameName = (id: string): string => playable(id).find((game) => game.id === id)?.name ?? id;
