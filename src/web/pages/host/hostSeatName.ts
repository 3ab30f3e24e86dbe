// The name of a seat for the host: bots and people of a one-screen table have names but no accounts.
import type { HostTable } from '../../../api/host.ts';
import type { LobbyLines } from '../../../words/web/lobby.ts';

export const hostSeatName = ({ name, person }: HostTable['seats'][number], l: LobbyLines): string =>
  name || (person === null ? l.gather.freeSeat : l.aPlayer);
