// Loops that end. A broken rule may never bring about the awaited event: then the test fails instead of hanging.

/** The turns of a loop, counted from 0: more than this many throw an error that names the awaited event. */
export function* upTo(most: number, what: string): Generator<number, never> {
  for (let turn = 0; turn < most; turn++) yield turn;
  throw new Error(`no end after ${most} ${what}`);
}

/** More repetitions than any test needs. */
const MOST = 2000;

/** Repeats the action as long as this holds. */
export function repeatWhile(holds: () => boolean, act: () => void): void {
  for (const _ of upTo(MOST, `turns, while ${holds}`)) {
    if (!holds()) return;
    act();
  }
}
