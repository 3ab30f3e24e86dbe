// Does queued work in stretches, and lets the loop serve others after each.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of one stretch. */
const STRETCH = 10;

let begun: number | null = null;

/** Await it before a piece of work: reads from memory or an embedded store never yield by themselves. */
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
