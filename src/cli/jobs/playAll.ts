// Many games, on one core or several; the results come in order of seeds, whichever game ends first.
import { Piscina } from 'piscina';
import { guard, type ProgramNews } from '../programs/keeper.ts';
import { programs } from '../programs/programs.ts';
import { type Job, type Played, playOne } from './playOne.ts';

/** Games handed to the pool at a time: few, since the pool does not take them in order, but enough to keep it busy. */
const AHEAD = 3;

export async function* playAll(jobs: readonly Job[], cores: number): AsyncGenerator<Played> {
  const keeper = guard();
  try {
    if (cores > 1)
      yield* inThreads(jobs, cores, ({ began, ended }) => {
        if (began !== undefined) keeper.began(began);
        if (ended !== undefined) keeper.ended(ended);
      });
    else {
      const own = programs(keeper);
      for (const job of jobs) yield await playOne(job, own);
      own.end();
    }
  } finally {
    await keeper.end();
  }
}

async function* inThreads(
  jobs: readonly Job[],
  cores: number,
  hear: (news: ProgramNews) => void,
): AsyncGenerator<Played> {
  const filename = new URL('./worker.mjs', import.meta.url).href;
  const pool = new Piscina({ filename, minThreads: cores, maxThreads: cores }); // the pool ends idle threads beyond the minimum at once
  pool.on('message', hear);
  const running: Promise<Played>[] = [];
  const begin = (job: Job) => {
    const one: Promise<Played> = pool.run(job);
    one.catch(() => {}); // awaited below, in order; a failure ends the run there
    running.push(one);
  };
  try {
    const [now, later] = [jobs.slice(0, AHEAD * cores), jobs.slice(AHEAD * cores)];
    for (const job of now) begin(job);
    for (let i = 0; i < jobs.length; i++) {
      const one = await running[i]!;
      if (later[i]) begin(later[i]!);
      yield one;
    }
  } finally {
    await pool.destroy();
  }
}
