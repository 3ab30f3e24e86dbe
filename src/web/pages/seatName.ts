// What a seat is called: the person, the bot with its level, or "a player" who has gone.
import type { SeatView } from '../../api/tables.ts';
import type { LobbyLines } from '../../words/web/lobby.ts';

export function seatName(seat: SeatView, l: LobbyLines): string {
  if (seat.kind === 'empty') return seat.reserved ? l.gather.reservedSeat : l.gather.freeSeat;
  return seat.name || (seat.kind === 'person' ? l.aPlayer : l.bot);
}
