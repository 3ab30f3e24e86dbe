// The page's side of a bot: one question at a time, which can be withdrawn.
import type { Answer, Decided, Question } from './botWorker.ts';

export interface Thinker {
  /** Rejects if the bot fails; never settles once withdrawn. */
  ask(question: Question, progress: (done: number) => void): Promise<Decided>;
  withdraw(): void;
  /** Ends the worker. */
  close(): void;
}

export function thinker(): Thinker {
  let worker: Worker | null = null;
  let asked = false;
  const hire = () => new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  // a worker in the middle of a search cannot receive messages: the next question gets a new worker
  const dismiss = () => {
    worker?.terminate();
    worker = null;
    asked = false;
  };
  return {
    ask(question, progress) {
      const own = worker ?? hire();
      worker = own;
      asked = true;
      return new Promise((resolve, reject) => {
        own.onmessage = ({ data }: MessageEvent<Answer>) => {
          if ('done' in data) return progress(data.done);
          asked = false;
          if ('action' in data) resolve(data);
          else reject(new Error(data.failed));
        };
        own.onerror = (event) => reject(new Error(event.message));
        own.postMessage(question);
      });
    },
    withdraw() {
      if (asked) dismiss();
    },
    close: dismiss,
  };
}
