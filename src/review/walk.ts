// Walks through a record once, with every watcher beside it. Only the states around the present move are kept.
import { type Core, type Game, type GameEvent, leaveBehind, type Move, type SetupProblem } from '../engine/index.ts';
import { movesOf, type Opened, openRecord } from '../records/open.ts';
import type { GameRecord, RecordProblem } from '../records/record.ts';
import type { Finding } from './finding.ts';
import type { Moment, Watcher } from './watcher.ts';

/** Told after each move: how many are done, of how many. */
export type Progress = (done: number, of: number) => void;

export function walk(
  game: Game,
  record: GameRecord,
  watchers: readonly Watcher[],
  report?: Progress,
): { readonly findings: readonly Finding[]; readonly opened: Opened } | RecordProblem | SetupProblem {
  const moves = movesOf(game, record);
  const findings: Finding[] = [];
  let before: Core | null = null;
  const opened = openRecord(game, record, {
    watch(after, events, index) {
      const moment = before && momentOf(moves, before, events, after, index);
      if (moment) for (const watcher of watchers) findings.push(...watcher.see(moment));
      if (before) leaveBehind(before, after);
      before = after;
      report?.(index, moves.length);
    },
  });
  if ('problem' in opened) return opened;
  for (const watcher of watchers) findings.push(...(watcher.end?.(opened.state) ?? []));
  return { findings: findings.toSorted((a, b) => a.index - b.index), opened };
}

function momentOf(
  moves: readonly Move[],
  before: Core,
  events: readonly GameEvent[],
  after: Core,
  index: number,
): Moment {
  const { seat, action } = moves[index - 1]!;
  return { index, before, seat, action: action as Moment['action'], events, after, next: moves[index] };
}
