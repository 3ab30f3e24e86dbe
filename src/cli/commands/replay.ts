// binario replay: replays recorded games.
import { hashState } from '../../engine/index.ts';
import { wordsFor } from '../../titles/words.ts';
import type { Words } from '../../words/words.ts';
import { assumedField, assumedText } from '../assumed.ts';
import { type Context, oneLine, type Status } from '../context.ts';
import { differenceText } from '../differenceText.ts';
import { type FileFault, readAnyRecord } from '../files.ts';
import { eachRecord, gameOf, type Telling, tellRecord } from '../telling.ts';

export interface ReplayOptions {
  readonly at: number | undefined;
  readonly audit: boolean;
}

export const replay = (context: Context, files: readonly string[], options: ReplayOptions): Promise<Status> =>
  eachRecord(context, files, (file) => replayFile(context, file, options));

async function replayFile(context: Context, file: string, options: ReplayOptions): Promise<Status | FileFault> {
  const { lines } = context;
  const record = await readAnyRecord(file, lines);
  if ('error' in record) return record;
  const audited = options.audit ? await gameOf(record) : undefined;
  let fault: string | null = null;
  const begun = performance.now();
  const told = await tellRecord(record, lines, {
    at: options.at,
    ...(audited ? { watch: (state, index) => (fault ??= prefixed(audited.audit(state), index)) } : {}),
  });
  if ('error' in told) return told;
  const ms = Math.round(performance.now() - begun);
  const { game, source, actions, applied, finished, worth, state } = told;
  const names = told.names.map(oneLine);
  const words = await wordsFor(game, context.lang, names);
  const refusal = refusalOf(context, told, words);
  const sums = names.map((name, i) => `${name} ${words.f.money(worth[i + 1]!)}`).join(', ');
  const machine = {
    file,
    game: game.id,
    source,
    actions,
    applied,
    finished,
    result: worth,
    hash: hashState(state),
    ms,
    refusal,
    ...(options.audit ? { audit: fault ?? 'ok' } : {}),
    ...assumedField(told.assumed),
  };
  const how = finished ? lines.finished : lines.unfinished;
  context.print(
    machine,
    `${file}: ${game.id}, ${applied}/${actions}, ${how}; ${sums}; ${machine.hash}${assumedText(lines, told.assumed)}`,
  );
  if (refusal) context.complain(lines.fileFault({ file, text: lines.refusedAt(refusal) }));
  if (fault) context.complain(lines.fileFault({ file, text: fault }));
  const differs = !refusal && applied === actions && differsFrom(told);
  if (differs) context.complain(lines.resultDiffers({ file }));
  return refusal || fault || differs ? 1 : 0;
}

function refusalOf({ lines }: Context, { stop }: Telling, words: Words) {
  if (!stop) return null;
  const { why, ...at } = stop;
  return 'code' in why
    ? { ...at, code: why.code, rule: why.rule, text: words.refusal(why) }
    : { ...at, code: 'record.differs', rule: null, text: differenceText(lines, { ...at, ...why }) };
}

const prefixed = (fault: string | null, index: number) => fault && `${index}: ${fault}`;

const differsFrom = ({ written, worth }: Telling): boolean =>
  written !== null && Object.entries(written).some(([seat, sum]) => worth[Number(seat)] !== sum);
