// binario replay: recorded games told again.
import type { GameEvent } from '../../engine/core/event.ts';
import { hashState } from '../../engine/core/hash.ts';
import { isOver, result } from '../../engine/core/play.ts';
import type { Core } from '../../engine/core/state.ts';
import { loadGame } from '../../games/registry.ts';
import { wordsFor } from '../../i18n/words.ts';
import { openRecord } from '../../records/open.ts';
import type { GameRecord } from '../../records/record.ts';
import { type Context, oneLine, type Status } from '../context.ts';
import { isTrace, problemText, readRecordFile } from '../files.ts';

export interface ReplayOptions {
  readonly at: number | undefined;
  readonly audit: boolean;
}

export async function replay(context: Context, files: readonly string[], options: ReplayOptions): Promise<Status> {
  const records = files.filter((file) => !isTrace(file));
  if (records.length === 0) {
    context.complain(context.lines.noRecords);
    return 2;
  }
  let worst: Status = 0;
  for (const file of records) {
    const status = await replayFile(context, file, options);
    if (status > worst) worst = status;
  }
  return worst;
}

async function replayFile(context: Context, file: string, options: ReplayOptions): Promise<Status> {
  const { lines } = context;
  const record = readRecordFile(file, lines);
  if ('error' in record) return broken(context, file, record.error);
  const game = await loadGame(record.game);
  const begun = performance.now();
  let fault: string | null = null;
  const audit = (state: Core, _: readonly GameEvent[], index: number) => {
    fault ??= prefixed(game!.audit(state), index);
  };
  const opened = openRecord(game, record, {
    ...(options.at === undefined ? {} : { at: options.at }),
    ...(options.audit ? { watch: audit } : {}),
  });
  if ('problem' in opened) return broken(context, file, problemText(lines, opened));
  const ms = Math.round(performance.now() - begun);
  const { state, refused, applied, actions } = opened;
  const words = await wordsFor(
    opened.game,
    context.lang,
    record.seats.map((seat) => oneLine(seat.name)),
  );
  const refusal = refused && {
    index: refused.index,
    code: refused.refusal.code,
    rule: refused.refusal.rule,
    text: words.refusal(refused.refusal),
  };
  const finished = isOver(state);
  const { worth } = result(opened.game, state);
  const sums = record.seats.map((seat, i) => `${oneLine(seat.name)} ${words.f.money(worth[i + 1]!)}`).join(', ');
  const machine = {
    file,
    game: record.game,
    source: 'binario',
    actions,
    applied,
    finished,
    result: worth,
    hash: hashState(state),
    ms,
    refusal,
    ...(options.audit ? { audit: fault ?? 'ok' } : {}),
  };
  const how = finished ? lines.finished : lines.unfinished;
  context.print(machine, `${file}: ${record.game}, ${applied}/${actions}, ${how}; ${sums}; ${machine.hash}`);
  if (refusal) context.complain(lines.fileFault({ file, text: lines.refusedAt(refusal) }));
  if (fault) context.complain(lines.fileFault({ file, text: fault }));
  const differs = finished && differsFrom(record, worth);
  if (differs) context.complain(lines.resultDiffers({ file }));
  return refusal || fault || differs ? 1 : 0;
}

function broken(context: Context, file: string, error: string): Status {
  context.print({ file, error }, '');
  context.complain(context.lines.fileFault({ file, text: error }));
  return 2;
}

const prefixed = (fault: string | null, index: number) => fault && `${index}: ${fault}`;

const differsFrom = ({ result: written }: GameRecord, worth: Readonly<Record<number, number>>): boolean =>
  written !== undefined && Object.entries(worth).some(([seat, sum]) => written[seat] !== sum);
