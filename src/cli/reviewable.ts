// A recorded game as a review needs it: a record of ours, and where each of its moves stands in the file.
import type { Game } from '../engine/index.ts';
import { imported } from '../records/import18xx/import.ts';
import type { GameRecord } from '../records/record.ts';
import { loadGame } from '../titles/registry.ts';
import type { CliLines } from '../words/cli.ts';
import { type FileFault, problemText, readAnyRecord } from './files.ts';

export interface Reviewable {
  readonly game: Game;
  readonly record: GameRecord;
  /** The number of the action in the file that a move of ours carries out, both counted from 1. */
  actionOf(move: number): number;
  /** The action at which an import stopped; null if it reached the end. */
  readonly stop: number | null;
}

export async function reviewable(file: string, lines: CliLines): Promise<Reviewable | FileFault> {
  const read = await readAnyRecord(file, lines);
  if ('error' in read) return read;
  if ('ours' in read) {
    const game = await loadGame(read.ours.game);
    const unknown = { problem: 'unknownGame', game: read.ours.game } as const;
    if (!game) return { error: problemText(lines, unknown) };
    return { game, record: read.ours, actionOf: (move) => move, stop: null };
  }
  /** Moves made when so many actions are done. */
  const made: number[] = [];
  const whole = imported(read.theirs, {
    watch({ done, moves }) {
      made.length = done; // replayed with an option that the record does not name
      made.push(moves);
      return null;
    },
  });
  if ('problem' in whole) return { error: problemText(lines, whole) };
  return {
    game: read.theirs.importer.game,
    record: whole.record,
    actionOf: (move) =>
      Math.max(
        1,
        made.findIndex((moves) => moves >= move),
      ),
    stop: whole.stop?.index ?? null,
  };
}
