// Work that waits in a row is done in stretches: after each, the loop goes on to others.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of one stretch. */
const STRETCH = 10;

let begun: number | null = null;

/** To be awaited before a piece of work. What is in memory or in an embedded store never waits for anything by itself. */
export async function breathe(): Promise<void> {
  begun ??= firstOfTurn();
  while (begun !== null && performance.now() - begun > STRETCH) {
    await nextTurn();
    begun ??= firstOfTurn();
  }
}

function firstOfTurn(): number {
  setImmediate(() => {
    begun = null;
  });
  return performance.now();
}
