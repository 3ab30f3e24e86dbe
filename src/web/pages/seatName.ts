// The name of a seat: the person, the bot with its level, or "a player" for a deleted person.
import type { SeatView } from '../../api/tables.ts';
import type { LobbyLines } from '../../words/web/lobby.ts';

export function seatName(seat: SeatView, l: LobbyLines): string {
  if (seat.kind === 'empty') return seat.reserved ? l.gather.reservedSeat : l.gather.freeSeat;
  return seat.name || (seat.kind === 'person' ? l.aPlayer : l.bot);
}
