// Runs the deletions some minutes after the start and then four times a day; several servers may do so.
import type { FastifyBaseLogger } from 'fastify';
import { complainTo } from '../http/requestLog.ts';
import type { Store } from '../store/store.ts';
import { type Retention, sweep } from './retention.ts';

const FIRST = 5 * 60_000;
const EVERY = 6 * 3600_000;

export function sweeper(store: Store, keep: Retention, now: () => number, log: FastifyBaseLogger): { close(): void } {
  const work = () =>
    sweep(store, keep, now()).then(
      (swept) => log.info({ swept }),
      (error: unknown) => complainTo(log)(error, 'nothing was swept'),
    );
  let timer = setTimeout(() => {
    void work();
    timer = setInterval(() => void work(), EVERY);
    timer.unref();
  }, FIRST);
  timer.unref();
  return { close: () => clearTimeout(timer) };
}
