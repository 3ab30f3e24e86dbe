// Who sits there, for the host: bots and the people of one screen have a name and are nobody.
import type { HostTable } from '../../../api/host.ts';
import type { LobbyLines } from '../../../words/web/lobby.ts';

export const hostSeatName = ({ name, person }: HostTable['seats'][number], l: LobbyLines): string =>
  name || (person === null ? l.gather.freeSeat : l.aPlayer);
