// Measures how long a server lets a light request wait while others ask a lot.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Milliseconds until an answer, and the processor time of the server's main thread meanwhile. */
export interface Wait {
  readonly waited: number;
  readonly held: number;
}

export interface Prober {
  /** Waits since the last call. */
  lately(): Promise<Wait[]>;
  stop(): Promise<void>;
}

export function proberOf({ url, pid }: { readonly url: string; readonly pid: number }): Prober {
  const worker = new Worker(new URL('./probe.mjs', import.meta.url), { workerData: { url, pid } });
  const told = async (what: string) => {
    worker.postMessage(what);
    const [waits] = (await once(worker, 'message')) as [Wait[]];
    return waits;
  };
  return {
    lately: () => told('tell'),
    async stop() {
      const ended = once(worker, 'exit');
      await told('stop');
      await ended;
    },
  };
}
