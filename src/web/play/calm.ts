// Long work in the page rests now and then, and lets the browser do what it has to do.
import type { Calm } from '../../match/joinLate.ts';

/** A message to oneself comes after what the browser has to do meanwhile; a timer would come late. */
export const calm: Calm = {
  clock: () => performance.now(),
  rest: () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    }),
};
