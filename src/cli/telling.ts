// Replaying a recorded game, ours or foreign: shared by the commands that read records.
import { type Core, type Game, isOver, type Refusal, result } from '../engine/index.ts';
import { tell } from '../records/import18xx/drive.ts';
import { idAt } from '../records/import18xx/foreign.ts';
import type { Foreign } from '../records/import18xx/import.ts';
import type { Difference } from '../records/import18xx/importer.ts';
import { liveLine } from '../records/liveLine.ts';
import { openRecord } from '../records/open.ts';
import type { GameRecord } from '../records/record.ts';
import { loadGame } from '../titles/registry.ts';
import type { CliLines } from '../words/cli.ts';
import type { Context, Status } from './context.ts';
import { type AnyRecord, type FileFault, isTrace, problemText, readAnyRecord } from './files.ts';

export interface Telling {
  readonly game: Game;
  readonly source: 'binario' | '18xx.games';
  readonly names: readonly string[];
  readonly actions: number;
  readonly applied: number;
  readonly state: Core;
  /** The next move of a record of ours; null at its end, and for foreign records. */
  readonly next: Readonly<Record<string, unknown>> | null;
  readonly finished: boolean;
  readonly worth: Readonly<Record<number, number>>;
  /** The result written in the record, by seat; null without one. */
  readonly written: Readonly<Record<number, number>> | null;
  /** Unnamed options that a foreign record was played by. */
  readonly assumed: Readonly<Record<string, string>>;
  /** The action at which the replay stops, counted from 1; and its number in the file, if that differs. */
  readonly stop: { readonly index: number; readonly id?: string; readonly why: Refusal | Difference } | null;
}

export interface HowToTell {
  readonly at?: number | undefined;
  /**
   * Called with every state, including the first (index 0); starts again from 0 if a record is replayed with other
   * options.
   */
  readonly watch?: (state: Core, index: number) => void;
}

/** The game of a record; undefined if there is no game of that name. */
export const gameOf = async (record: AnyRecord): Promise<Game | undefined> =>
  'ours' in record ? loadGame(record.ours.game) : record.theirs.importer.game;

export async function tellFile(file: string, lines: CliLines, how: HowToTell): Promise<Telling | FileFault> {
  const record = await readAnyRecord(file, lines);
  return 'error' in record ? record : tellRecord(record, lines, how);
}

export const tellRecord = async (record: AnyRecord, lines: CliLines, how: HowToTell): Promise<Telling | FileFault> =>
  'ours' in record ? tellOurs(record.ours, lines, how) : tellTheirs(record.theirs, lines, how);

async function tellOurs(record: GameRecord, lines: CliLines, { at, watch }: HowToTell): Promise<Telling | FileFault> {
  const opened = openRecord(await loadGame(record.game), record, {
    ...(at === undefined ? {} : { at }),
    ...(watch ? { watch: (state, _, index) => watch(state, index) } : {}),
  });
  if ('problem' in opened) return { error: problemText(lines, opened) };
  const { game, state, refused, applied, actions } = opened;
  return {
    game,
    source: 'binario',
    names: record.seats.map((seat) => seat.name),
    actions,
    applied,
    state,
    next: (liveLine(record.entries)[applied]?.action as Telling['next'] | undefined) ?? null,
    finished: isOver(state),
    worth: result(game, state).worth,
    written: record.result ?? null,
    assumed: {},
    stop: refused && { index: refused.index, why: refused.refusal },
  };
}

function tellTheirs({ importer, foreign }: Foreign, lines: CliLines, { at, watch }: HowToTell): Telling | FileFault {
  const told = tell(importer, foreign, {
    ...(at === undefined ? {} : { at }),
    ...(watch
      ? {
          watch: ({ done, state }) => {
            watch(state, done);
            return null;
          },
        }
      : {}),
  });
  if ('problem' in told) return { error: problemText(lines, told) };
  const { state, done, stop, byHand, assumed } = told;
  const { result: scores, players } = foreign;
  return {
    game: importer.game,
    source: '18xx.games',
    names: players.map(({ name }) => name),
    actions: foreign.actions.length,
    applied: done,
    state,
    next: null,
    finished: byHand || isOver(state),
    worth: result(importer.game, state).worth,
    written: scores && Object.fromEntries(players.flatMap(({ id }, i) => (id in scores ? [[i + 1, scores[id]!]] : []))),
    assumed,
    stop: stop && {
      index: stop.index,
      ...idAt(foreign, stop.index),
      why: 'refusal' in stop ? stop.refusal : stop.difference,
    },
  };
}

/** Each record among these files, one after the other; the worst status of all. */
export async function eachRecord(
  context: Context,
  files: readonly string[],
  one: (file: string) => Promise<Status | FileFault>,
): Promise<Status> {
  const records = files.filter((file) => !isTrace(file));
  if (records.length === 0) {
    context.complain(context.lines.noRecords);
    return 2;
  }
  let worst: Status = 0;
  for (const file of records) {
    const done = await one(file);
    const status = typeof done === 'number' ? done : broken(context, file, done.error);
    if (status > worst) worst = status;
  }
  return worst;
}

/** Reports an unreadable file in a line; the others are still done. */
function broken(context: Context, file: string, error: string): Status {
  context.print({ file, error }, '');
  context.complain(context.lines.fileFault({ file, text: error }));
  return 2;
}
