// The page's side of opening a file: the opened record, or the reason in words.

import type { ImportedRecord } from '../../../../records/import18xx/import.ts';
import type { GameRecord } from '../../../../records/record.ts';
import { loadGame } from '../../../../titles/registry.ts';
import { loadCatalogue, wordsFor } from '../../../../titles/words.ts';
import type { Lang } from '../../../../words/phrases.ts';
import { termName, termValue } from '../../../../words/termWords.ts';
import { homeLines } from '../../../../words/web/home.ts';
import type { WorkerNews } from './importWorker.ts';
import { LARGEST } from './lookAt.ts';
import type { ReadAnswer } from './readText.ts';

export interface Found {
  readonly record: GameRecord;
  /** Remarks on it, a sentence each. */
  readonly remarks: readonly string[];
}

interface Reading {
  readonly lang: Lang;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(part: number): void;
}

/** Null if it was cancelled. */
export async function readRecord(
  file: Pick<File, 'size' | 'text'>,
  { lang, signal, onProgress }: Reading,
): Promise<Found | { readonly unread: string } | null> {
  const l = homeLines[lang].importing;
  if (file.size > LARGEST) return { unread: l.tooLarge };
  const news = await ask(await file.text(), signal, onProgress);
  if (!news) return null;
  if ('failed' in news) return { unread: l.unread(news.failed) };
  const { answer } = news;
  if ('own' in answer) {
    const { own: record, refused } = answer;
    return refused
      ? { unread: l.stopped(refused.index, await refusalText(record, refused.refusal, lang)) }
      : { record, remarks: [] };
  }
  if ('record' in answer) return { record: answer.record, remarks: await remarksOn(answer, lang) };
  return { unread: await problemText(answer, lang) };
}

type Last = Exclude<WorkerNews, { readonly progress: number }>;

const ask = (text: string, signal: AbortSignal, onProgress: (part: number) => void): Promise<Last | null> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
    const end = (news: Last | null) => {
      worker.terminate();
      resolve(news);
    };
    signal.addEventListener('abort', () => end(null));
    worker.onmessage = ({ data }: MessageEvent<WorkerNews>) =>
      'progress' in data ? onProgress(data.progress) : end(data);
    worker.onerror = () => end({ failed: 'worker' });
    worker.postMessage(text);
  });

type Problem = Exclude<ReadAnswer, ImportedRecord | { readonly own: unknown }>;

async function problemText(answer: Problem, lang: Lang): Promise<string> {
  const l = homeLines[lang].importing;
  if (answer.problem === 'notJson' || answer.problem === 'tooLarge') return l[answer.problem];
  if (answer.problem === 'notOurs') return l.notARecord;
  const { cliLines } = await import('../../../../words/cli.ts');
  return l.unread((cliLines[lang].problems as Record<string, (p: unknown) => string>)[answer.problem]!(answer));
}

async function remarksOn(told: ImportedRecord, lang: Lang): Promise<readonly string[]> {
  const l = homeLines[lang].importing;
  const { done, actions, score, stop, record } = told;
  const options = await assumedText(told, lang);
  const why =
    stop &&
    ('difference' in stop
      ? `${stop.difference.what}: ${JSON.stringify(stop.difference.expected)} ≠ ${JSON.stringify(stop.difference.got)}`
      : await refusalText(record, stop.refusal, lang));
  return [
    l.foreign(done, actions),
    ...(options === null ? [] : [l.assumed(options)]),
    ...(score ? [l.scoreDiffers(JSON.stringify(score.expected), JSON.stringify(score.got))] : []),
    ...(why === null ? [] : [l.stopped(done + 1, why)]),
  ];
}

async function assumedText({ record, assumed }: ImportedRecord, lang: Lang): Promise<string | null> {
  const names = (await loadCatalogue(record.game))?.[lang].names ?? {};
  const options = Object.entries(assumed).map(
    ([id, value]) => `${termName(names, id)}: ${termValue(names, id, value)}`,
  );
  return options.length > 0 ? options.join('; ') : null;
}

async function refusalText(
  { game: id, seats }: GameRecord,
  refusal: Parameters<Awaited<ReturnType<typeof wordsFor>>['refusal']>[0],
  lang: Lang,
): Promise<string> {
  const game = await loadGame(id);
  if (!game) return refusal.code;
  return (
    await wordsFor(
      game,
      lang,
      seats.map((seat) => seat.name),
    )
  ).refusal(refusal);
}
