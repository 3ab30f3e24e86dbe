// The page's side of importing a record of 18xx.games: what was found, and in words where the import stops.
import { loadGame } from '../../../games/registry.ts';
import { loadCatalogue } from '../../../i18n/catalogues.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import { termName, termValue } from '../../../i18n/termWords.ts';
import { wordsFor } from '../../../i18n/words.ts';
import type { ImportedRecord } from '../../../records/import18xx/import.ts';
import type { ImportAnswer } from './importWorker.ts';
import type { Found } from './readDropped.ts';

export interface FoundForeign extends Found {
  readonly actions: number;
  readonly done: number;
  /** Why the import stops, in words; null if it reached the end. */
  readonly stop: string | null;
  /** Options that it was played by without naming them, in words; null for none. */
  readonly assumed: string | null;
  /** The recorded score and the one its moves give, if they differ. */
  readonly score: { readonly theirs: string; readonly ours: string } | null;
}

/** What was found, or in words why the file cannot be read. */
export async function importForeign(text: string, lang: Lang): Promise<FoundForeign | { readonly unread: string }> {
  const answer = await ask(text);
  if (!('record' in answer)) return { unread: await problemText(answer, lang) };
  const { record, actions, done } = answer;
  return {
    record,
    game: record.game,
    entries: record.entries.length,
    actions,
    done,
    stop: await stopText(answer, lang),
    assumed: await assumedText(answer, lang),
    score: answer.score && { theirs: JSON.stringify(answer.score.expected), ours: JSON.stringify(answer.score.got) },
  };
}

const ask = (text: string): Promise<ImportAnswer> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
    const end = (answer: ImportAnswer) => {
      worker.terminate();
      resolve(answer);
    };
    worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) => end(data);
    worker.onerror = () => end({ failed: 'worker' });
    worker.postMessage(text);
  });

async function problemText(answer: Exclude<ImportAnswer, ImportedRecord>, lang: Lang): Promise<string> {
  if ('failed' in answer) return answer.failed;
  const { cli } = lang === 'it' ? await import('../../../i18n/it/cli.ts') : await import('../../../i18n/en/cli.ts');
  return (cli.problems as Record<string, (p: unknown) => string>)[answer.problem]!(answer);
}

async function assumedText({ record, assumed }: ImportedRecord, lang: Lang): Promise<string | null> {
  const names = (await loadCatalogue(record.game))?.[lang].names ?? {};
  const options = Object.entries(assumed).map(
    ([id, value]) => `${termName(names, id)}: ${termValue(names, id, value)}`,
  );
  return options.length > 0 ? options.join('; ') : null;
}

async function stopText({ record, stop }: ImportedRecord, lang: Lang): Promise<string | null> {
  if (!stop) return null;
  if ('difference' in stop) {
    const { what, expected, got } = stop.difference;
    return `${what}: ${JSON.stringify(expected)} ≠ ${JSON.stringify(got)}`;
  }
  const game = await loadGame(record.game);
  const seats = record.seats.map((seat) => seat.name);
  return game ? (await wordsFor(game, lang, seats)).refusal(stop.refusal) : stop.refusal.code;
}
