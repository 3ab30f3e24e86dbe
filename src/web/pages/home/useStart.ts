// Starts a game in one click: against bots a table on the server, or, without a server, a game in this browser.
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Rank, withTempers } from '../../../bots/names.ts';
import { homeLines } from '../../../words/web/home.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { ensurePerson } from '../../app/ensurePerson.ts';
import { suggestion } from '../../app/guestName.ts';
import { linesNow } from '../../app/lang.ts';
import { toast } from '../../design/toasts.ts';
import { isProblem, problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import { queryClient } from '../../net/queries.ts';
import type { NewLocal } from '../../play/local/createLocalGame.ts';
import { roster } from '../games/roster.ts';

/** The engine and the game are loaded only now. */
const createLocal = async (wanted: NewLocal) => (await import('../newTable/createLocal.ts')).createLocal(wanted);

export type Start = 'bots' | 'solo' | 'oneScreen' | 'friends';

/** Three players, if the game allows it. */
const tableSize = (game: string): number => {
  const [min, max] = roster.find(({ id }) => id === game)?.players ?? [3, 3];
  return Math.min(max, Math.max(min, 3));
};

export function useStart(game: string): { busy: Start | null; start: (how: Start) => Promise<void> } {
  const [busy, setBusy] = useState<Start | null>(null);
  const [, navigate] = useLocation();
  const start = async (how: Start) => {
    setBusy(how);
    try {
      const path = await (how === 'oneScreen' ? oneScreen(game) : how === 'solo' ? alone(game) : online(game, how));
      if (path) navigate(path);
    } catch (error) {
      toast(problemText(error), 'bad');
    } finally {
      setBusy(null);
    }
  };
  return { busy, start };
}

async function online(game: string, how: 'bots' | 'friends'): Promise<string | null> {
  try {
    if (!(await ensurePerson())) return null;
    const players = tableSize(game);
    const table = await api.newTable(
      how === 'bots'
        ? {
            game,
            players,
            visibility: 'link',
            bots: Array.from({ length: players - 1 }, botLevel),
            startWhenFull: true,
          }
        : { game, players, visibility: 'link' },
    );
    void queryClient.invalidateQueries({ queryKey: ['tables'] });
    return `/t/${table.id}`;
  } catch (error) {
    if (how !== 'bots' || !isProblem(error, 'offline', 'timeout')) throw error;
    toast(linesNow(homeLines).start.wentLocal);
    return againstBotsHere(game);
  }
}

const botLevel = (_: unknown, i: number): Rank => (i % 2 === 0 ? 'expert' : 'skilled');

const againstBotsHere = (game: string): Promise<string | null> => {
  const { levels, bot } = linesNow(lobbyLines);
  const bots = Array.from({ length: tableSize(game) - 1 }, botLevel);
  return createLocal({
    game,
    seats: [
      { name: suggestion(), kind: 'person' },
      ...bots.map((level, i) => ({
        name: `${levels[level]} (${bot} ${i + 1})`,
        kind: 'bot' as const,
        level: withTempers([level], i)[0]!,
      })),
    ],
  });
};

const oneScreen = (game: string): Promise<string | null> => {
  const { playerName } = linesNow(lobbyLines).create;
  const seats = Array.from({ length: tableSize(game) }, (_, i) => ({
    name: playerName(i + 1),
    kind: 'person' as const,
  }));
  return createLocal({ game, seats });
};

/** Starts a game against its own opponent, which needs nobody else and no server. */
const alone = (game: string): Promise<string | null> =>
  createLocal({ game, seats: [{ name: suggestion(), kind: 'person' }] });
