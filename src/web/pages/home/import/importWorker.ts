// Reads a file off the page's thread, as a long game takes a while, and reports its progress.
import { type ReadAnswer, readText } from './readText.ts';

export type WorkerNews = { readonly progress: number } | { readonly answer: ReadAnswer } | { readonly failed: string };

/** Milliseconds between two reports. */
const PAUSE = 100;

const tell = (news: WorkerNews) => postMessage(news);

addEventListener('message', async ({ data }: MessageEvent<string>) => {
  let told = 0;
  const report = (done: number, of: number) => {
    const now = performance.now();
    if (now - told < PAUSE) return;
    told = now;
    tell({ progress: of > 0 ? done / of : 1 });
  };
  try {
    tell({ answer: await readText(data, report) });
  } catch (error) {
    tell({ failed: String(error) });
  }
});
