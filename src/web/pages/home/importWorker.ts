// Translates a record of 18xx.games into our own moves, off the page's thread: a long game takes a while.
import { type ImportedRecord, type ImportProblem, importText } from '../../../records/import18xx/import.ts';

export type ImportAnswer = ImportedRecord | ImportProblem | { readonly failed: string };

addEventListener('message', async ({ data }: MessageEvent<string>) => {
  try {
    postMessage((await importText(data)) satisfies ImportAnswer);
  } catch (error) {
    postMessage({ failed: String(error) } satisfies ImportAnswer);
  }
});
