// Replays a file to its end: a record of ours, or one of 18xx.games translated into our moves.
import type { Refusal, SetupProblem } from '../../../../engine/index.ts';
import type { ImportedRecord, ImportProblem } from '../../../../records/import18xx/import.ts';
import { openRecord } from '../../../../records/open.ts';
import { recordFrom } from '../../../../records/read.ts';
import type { GameRecord, RecordProblem } from '../../../../records/record.ts';
import { importText } from '../../../../titles/foreign.ts';
import { loadGame } from '../../../../titles/registry.ts';
import { lookAt, type NotFound } from './lookAt.ts';

export interface OwnRecord {
  readonly own: GameRecord;
  /** The move refused by its rules, counted from 1; null without one. */
  readonly refused: { readonly index: number; readonly refusal: Refusal } | null;
}

export type ReadAnswer = OwnRecord | ImportedRecord | ImportProblem | RecordProblem | SetupProblem | NotFound;

/** Called now and then with the number of moves replayed. */
export type Report = (done: number, of: number) => void;

export async function readText(text: string, report: Report): Promise<ReadAnswer> {
  const seen = lookAt(text);
  if ('problem' in seen) return seen;
  if ('foreign' in seen) return importText(text, report);
  const record = recordFrom(seen.record);
  if ('problem' in record) return record;
  const of = record.entries.length;
  const opened = openRecord(await loadGame(record.game), record, {
    watch: (_state, _events, index) => report(index, of),
  });
  return 'problem' in opened ? opened : { own: record, refused: opened.refused };
}
