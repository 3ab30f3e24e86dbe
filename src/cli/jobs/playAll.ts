// Many games, on one core or several; handed out in order of seeds, whichever ends first.
import { Piscina } from 'piscina';
import playOne, { type Job, type Played } from './playOne.ts';

export async function* playAll(jobs: readonly Job[], cores: number): AsyncGenerator<Played> {
  if (cores <= 1) {
    for (const job of jobs) yield await playOne(job);
    return;
  }
  const pool = new Piscina({ filename: new URL('./worker.mjs', import.meta.url).href, maxThreads: cores });
  try {
    const running = jobs.map((job) => pool.run(job) as Promise<Played>);
    for (const one of running) one.catch(() => {}); // awaited below, in order; the first to fail ends the run there
    for (const one of running) yield await one;
  } finally {
    await pool.destroy();
  }
}
