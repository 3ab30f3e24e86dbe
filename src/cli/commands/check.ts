// binario check: replays records of 18xx.games and compares them with the traces next to them.
import { basename } from 'node:path';
import { agreement } from '../../records/import18xx/check.ts';
import { traceFrom } from '../../records/import18xx/trace.ts';
import { assumedField, assumedText } from '../assumed.ts';
import type { Context, Status } from '../context.ts';
import { differenceText } from '../differenceText.ts';
import { type FileFault, problemText, readAnyRecord, readTextFile, traceBeside } from '../files.ts';
import { eachRecord } from '../telling.ts';

export const check = (context: Context, files: readonly string[]): Promise<Status> =>
  eachRecord(context, files, (file) => checkFile(context, file));

async function checkFile(context: Context, file: string): Promise<Status | FileFault> {
  const { lines } = context;
  const record = await readAnyRecord(file, lines);
  if ('error' in record) return record;
  if ('ours' in record) return { error: lines.onlyForeign };
  const beside = traceBeside(file);
  if (beside === null)
    return { error: lines.noTrace({ trace: basename(file).replace(/\.json(\.gz)?$/, '.trace.json') }) };
  const text = readTextFile(beside, lines);
  if (typeof text !== 'string') return text;
  const trace = traceFrom(jsonOf(text));
  if (!trace) return { error: lines.fileFault({ file: beside, text: lines.problems.notJson({ problem: 'notJson' }) }) };
  const { theirs } = record;
  const told = agreement(theirs, trace);
  if ('problem' in told) return { error: problemText(lines, told) };
  const { agreed, of, divergence, assumed } = told;
  const game = theirs.importer.game.id;
  context.print(
    { file, game, agreed, of, divergence, ...assumedField(assumed) },
    `${file}: ${game}, ${lines.agrees({ agreed, of })}${assumedText(lines, assumed)}`,
  );
  if (divergence) context.complain(lines.fileFault({ file, text: differenceText(lines, divergence) }));
  return divergence ? 1 : 0;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
