// Lets long work in the page rest now and then, so that the browser can do its own.
import type { Calm } from '../../match/joinLate.ts';

/** Posts a message to itself, which arrives after the browser's urgent work; a timer would come late. */
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
