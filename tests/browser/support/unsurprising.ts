// Makes a page's random parts the same every time: ids, the seeds of games and of bots.
import type { Visitor } from './visitor.ts';

export const unsurprising = ({ page }: Visitor, seed: number): Promise<unknown> =>
  page.addInitScript((first: number) => {
    let x = first;
    const next = () => {
      x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
      return x >>> 24;
    };
    crypto.getRandomValues = (<T extends ArrayBufferView>(array: T): T => {
      new Uint8Array(array.buffer).forEach((_, i, bytes) => {
        bytes[i] = next();
      });
      return array;
    }) as typeof crypto.getRandomValues;
  }, seed);
