// The part of a state that every game has: plain JSON, equal to its own round trip through text.
import type { Frame } from '../flow/frame.ts';
import type { Chance } from './chance.ts';

export interface Core<F extends Frame = Frame> {
  game: string;
  rulesVersion: number;
  /** Number of this state's layout; see `Game.shape`. */
  shape: number;
  players: number;
  /** All seats: those of the players, then those of automata that sit at the table. */
  seats: number;
  options: Record<string, string>;
  rulings: Record<string, string>;
  /** The stack of frames, the top one last. Empty when the game is over. */
  flow: F[];
  chance: Chance;
}

/**
 * True if a game plays by this version of the rules or a later one. A game goes on, and replays, by the version it
 * began with.
 */
export const since = (s: Core, version: number): boolean => s.rulesVersion >= version;

/** This game's value of a ruling: a point that books and editions read differently. */
export function ruling(s: Core, id: string): string {
  const value = s.rulings[id];
  if (value === undefined) throw new Error(`no ruling ${id} in ${s.game}`);
  return value;
}
