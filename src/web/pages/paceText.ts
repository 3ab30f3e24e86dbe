// The pace of a table in a few words.
import type { Pace } from '../../api/tables.ts';
import type { LobbyLines } from '../../words/web/lobby.ts';

export function paceText(pace: Pace, l: LobbyLines): string {
  if (pace.kind === 'days') return l.daysAMove(pace.days);
  return pace.minutes === undefined ? l.live : l.clock(pace.minutes, pace.increment ?? 0);
}
