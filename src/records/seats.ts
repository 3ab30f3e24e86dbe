// Seats at a game: the players first, then its automatic opponents, for whom nobody ever acts.
import type { Game } from '../engine/index.ts';
import type { SeatInfo } from './record.ts';

/** The number of players: all seats but the automata. */
export const playersAt = (seats: readonly Pick<SeatInfo, 'kind'>[]): number =>
  seats.filter(({ kind }) => kind !== 'automaton').length;

/** The seats that a game fills by itself, for this number of players. */
export const automataOf = (game: Game, players: number): SeatInfo[] =>
  (game.automata?.(players) ?? []).map((name) => ({ name, kind: 'automaton' }));

/** True if exactly the game's automata sit after the players; their names may differ. */
export function hasItsAutomata(game: Game, seats: readonly Pick<SeatInfo, 'kind'>[]): boolean {
  const players = playersAt(seats);
  return (
    seats.length === players + automataOf(game, players).length &&
    seats.slice(players).every(({ kind }) => kind === 'automaton')
  );
}
