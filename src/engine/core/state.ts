// What every game's state has: plain JSON, equal to its own round trip through text.
import type { Frame } from '../flow/frame.ts';
import type { Chance } from './chance.ts';

export interface Core<F extends Frame = Frame> {
  game: string;
  rulesVersion: number;
  /** How this state is laid out; see `Game.shape`. */
  shape: number;
  players: number;
  /** All seats: those of the players, then those of automata that sit at the table. */
  seats: number;
  options: Record<string, string>;
  rulings: Record<string, string>;
  /** What is going on: a stack of frames, the top one last. Empty when the game is over. */
  flow: F[];
  chance: Chance;
}

/** Guards a change of meaning: a game continues, and replays, by the version of the rules it began with. */
export const since = (s: Core, version: number): boolean => s.rulesVersion >= version;

/** How this game rules a point that books and editions read differently. */
export function ruling(s: Core, id: string): string {
  const value = s.rulings[id];
  if (value === undefined) throw new Error(`no ruling ${id} in ${s.game}`);
  return value;
}
