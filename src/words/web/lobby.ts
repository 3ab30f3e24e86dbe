import { lobby as en } from '../en/web/lobby.ts';
import { lobby as it } from '../it/web/lobby.ts';
import type { InEvery, Lines } from '../lines.ts';

export type LobbyLines = Lines<typeof en>;

export const lobbyLines: InEvery<typeof en> = { en, it };
