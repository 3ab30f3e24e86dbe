// Games of a thread of the pool. Its bot programs are known to the main thread, which ends them with itself.
import { parentPort } from 'node:worker_threads';
import type { ProgramNews } from '../programs/keeper.ts';
import { programs } from '../programs/programs.ts';
import { type Job, type Played, playOne } from './playOne.ts';

const tell = (news: ProgramNews) => parentPort!.postMessage(news);

const own = programs({ began: (pid) => tell({ began: pid }), ended: (pid) => tell({ ended: pid }) });

export default (job: Job): Promise<Played> => playOne(job, own);
