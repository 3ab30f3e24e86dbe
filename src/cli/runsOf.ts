// Every train run of a recorded game, with the state before it and what it brought.

import type { Action, Core, Game, RunProblem } from '../engine/index.ts';
import { type ForeignRecord, routesIn } from '../records/import18xx/foreign.ts';
import { liveLine } from '../records/liveLine.ts';
import type { GameRecord } from '../records/record.ts';
import { ranAt } from '../review/proved/ranAt.ts';
import type { CliLines } from '../words/cli.ts';
import { type FileFault, readAnyRecord } from './files.ts';
import { gameOf, type Telling, tellRecord } from './telling.ts';

export interface Ran {
  /** The number of the action in its record. */
  readonly index: number;
  readonly company: string;
  /** Revenue and subsidy of all trains together. */
  readonly ran: number;
  /** Track to run on, for each way to equip the trains. */
  readonly ways: readonly RunProblem[];
}

export interface RunsOf {
  readonly telling: Telling;
  readonly runs: readonly Ran[];
}

export async function runsOf(file: string, lines: CliLines): Promise<RunsOf | FileFault> {
  const record = await readAnyRecord(file, lines);
  if ('error' in record) return record;
  const game = await gameOf(record);
  const runs: Ran[] = [];
  const made = 'ours' in record ? ours(game, record.ours) : theirs(game, record.theirs.foreign);
  const telling = await tellRecord(record, lines, {
    watch: (state, done) => {
      if (done === 0) runs.length = 0; // replayed with an option that the record does not name
      const run = made(state, done);
      if (run) runs.push({ index: done + 1, company: run.company, ran: run.ran, ways: run.ways });
    },
  });
  return 'error' in telling ? telling : { telling, runs: runs.filter(({ index }) => index <= telling.applied) };
}

type Made = (state: Core, done: number) => Omit<Ran, 'index'> | null | undefined;

function ours(game: Game | undefined, record: GameRecord): Made {
  const moves = liveLine(record.entries);
  return (state, done) => game && ranAt(game, state, moves[done]?.action as Action | undefined);
}

/** Their actions name the revenue. */
function theirs(game: Game | undefined, { actions }: ForeignRecord): Made {
  return (state, done) => {
    const action = actions[done];
    if (action?.type !== 'run_routes') return null;
    const ways = game?.trains?.problems(state, action.entity);
    return ways ? { company: action.entity, ran: sum(routesIn(action.routes)), ways } : null;
  };
}

const sum = (runs: readonly { readonly revenue?: unknown; readonly subsidy?: unknown }[]): number =>
  runs.reduce((total, { revenue, subsidy }) => total + Number(revenue ?? 0) + Number(subsidy ?? 0), 0);
