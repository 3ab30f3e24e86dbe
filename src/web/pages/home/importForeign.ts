// The page's side of reading a record of 18xx.games: what was found in it, and in words where it breaks off.
import { loadGame } from '../../../games/registry.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import { wordsFor } from '../../../i18n/words.ts';
import type { ImportedRecord } from '../../../records/import18xx/import.ts';
import type { ImportAnswer } from './importWorker.ts';
import type { Found } from './readDropped.ts';

export interface FoundForeign extends Found {
  readonly actions: number;
  readonly done: number;
  /** Why it goes no further, in words; null where it was told to its end. */
  readonly stop: string | null;
}

/** Null where nothing can be made of it. */
export async function importForeign(text: string, lang: Lang): Promise<FoundForeign | null> {
  const answer = await ask(text);
  if (!('record' in answer)) return null;
  const { record, actions, done } = answer;
  return {
    record,
    game: record.game,
    entries: record.entries.length,
    actions,
    done,
    stop: await stopText(answer, lang),
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
