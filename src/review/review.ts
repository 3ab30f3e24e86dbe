// The review of a recorded game: what is proved and what is counted. Pure, so that server, worker and page share it.
import type { Game, SetupProblem } from '../engine/index.ts';
import type { Opened } from '../records/open.ts';
import type { GameRecord, RecordProblem } from '../records/record.ts';
import type { Finding, Voice } from './finding.ts';
import { kinds } from './kinds.ts';
import { type Progress, walk } from './walk.ts';
import type { Effort, Kind, OwnKinds, Watcher } from './watcher.ts';

export interface Asked {
  readonly voices: readonly Voice[];
  readonly own?: OwnKinds | undefined;
  readonly effort?: Effort;
  readonly report?: Progress | undefined;
}

export interface Review {
  readonly findings: readonly Finding[];
  readonly opened: Opened;
}

/** What a first walk finds: runs, forced purchases, everything counted. */
export function review(game: Game, record: GameRecord, asked: Asked): Review | RecordProblem | SetupProblem {
  const { voices, own = {} } = asked;
  const all = voices.flatMap((voice) => [...kinds[voice], ...(own[voice] ?? [])]);
  return walk(game, record, watchersOf(game, all, asked), asked.report);
}

/** What is proved with many searches, as a second walk: the best tile and the best token for a run. */
export function reviewFurther(game: Game, record: GameRecord, asked: Asked): Review | RecordProblem | SetupProblem {
  const all = asked.voices.includes('proved') ? [...kinds.further, ...(asked.own?.further ?? [])] : [];
  return walk(game, record, watchersOf(game, all, asked), asked.report);
}

const watchersOf = (game: Game, all: readonly Kind[], { effort = {} }: Asked): readonly Watcher[] =>
  all.flatMap((kind) => kind(game, effort) ?? []);
